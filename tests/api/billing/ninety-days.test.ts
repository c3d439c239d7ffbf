import { randomUUID } from 'node:crypto';
import { userTypes } from '@mboalink/shared/accounts/user-types.ts';
import { planIds } from '@mboalink/shared/billing/plan-ids.ts';
import { productIds } from '@mboalink/shared/billing/product-ids.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Client } from '../../setup/client.ts';
import { modelAccount } from '../../setup/lives/account-model.ts';
import { compareWithModel, expectRank } from '../../setup/lives/compare.ts';
import { modelOpenings } from '../../setup/lives/pass-model.ts';
import { type Played, playSteps, type Step, stepNames, taps } from '../../setup/lives/steps.ts';
import { from, newNetworkAddress } from '../../setup/networks.ts';
import { hour, minute, usePayments } from '../../setup/paying.ts';
import { rounds } from '../../setup/rounds.ts';

const payments = usePayments('ninety-days');
const { own, now, pass, visitor, newPayer, runJobs } = payments;
const playStep = playSteps(payments);
const compare = compareWithModel(payments);

const seed = Number(process.env.FUZZ_SEED ?? rounds(1, Math.floor(Date.now() / 86_400_000)));
const days = 90;
const members = rounds(2, 5);
const mostSteps = rounds(5, 12);

const begun = { plan: fc.constantFrom(...planIds), type: fc.constantFrom(...userTypes) };

const lives = fc.array(
  fc.record({
    ...begun,
    steps: fc.array(
      fc.record<Step>({
        day: fc.integer({ min: 0, max: days - 1 }),
        // Payers who pay by the webhook, by the clock alone, and not at all.
        ending: fc.constantFrom('0000', '0000', '0011', '0002'),
        does: fc.constantFrom('pay', 'pay', 'pay', 'leave', 'return', 'return', 'turn', ...stepNames),
        product: fc.constantFrom(...productIds),
        ...begun,
      }),
      { minLength: 3, maxLength: mostSteps },
    ),
  }),
  { minLength: members, maxLength: members },
);

type Life = { plan: Step['plan']; type: Step['type']; steps: readonly Step[] };

type Scene = { played: Played[]; word: string; reader: Client; ids: readonly string[] };

async function begin({ plan, type, steps }: Life, { word, ids }: Scene): Promise<Played> {
  const fields = { type, selectedPlan: plan, businessName: `${word} Atelier` };
  const member = await newPayer(fields);
  const model = modelAccount();
  model.register(type, plan, Date.parse(member.user.joinedDate));
  return { member, model, fields, steps, openings: modelOpenings(), unopened: [...ids] };
}

/** Lets time pass as far as the clock's jobs see it. */
async function letPass(milliseconds: number, played: readonly Played[]) {
  await pass(milliseconds);
  await runJobs();
  for (const { model } of played) model.erase(now().getTime());
}

/** Holds some of them against the model; a session holds on only while it is used. */
async function compareSome(some: readonly Played[], { played, word, reader }: Scene) {
  await stayIn([...some, { member: { client: reader } }]);
  const found = await reader.rest('GET', `/contacts/search?search=${word}&limit=20`, {
    headers: from(newNetworkAddress()),
  });
  const { contacts } = found.body.data;
  for (const one of some) await compare(one, contacts);
  expectRank(contacts, new Map(played.map(({ member, model }) => [member.user._id, model])), now());
}

async function stayIn(
  some: readonly { member: Pick<Played['member'], 'client'>; model?: Played['model'] }[],
) {
  for (const { member, model } of some)
    if (!model?.isAway()) expect((await member.client.rest('POST', '/auth/refresh')).status).toBe(200);
}

/** Lets a day pass, and all do what they do on it: after each step whoever took it is compared, from time to time all are. */
async function playDay(day: number, scene: Scene) {
  const { played } = scene;
  // The first is the day of registration: a session ends ninety days after it.
  if (day > 0) await letPass(24 * hour, played);
  for (const one of played) {
    for (const step of one.steps.filter((each) => each.day === day)) {
      await stayIn([one]);
      await playStep(one, step);
      // Nobody is asked for money more than six times an hour.
      await letPass(11 * minute, played);
      await compareSome([one], scene);
    }
  }
  if (day % rounds(15, 3) === 0) await compareSome(played, scene);
}

/** Whoever is opened stays to be found all the time. */
async function newContacts() {
  const { ids } = await own.people.insertSellers(mostSteps * taps);
  await own.people.sql(
    `update subscriptions set trial_ends_at = $2::timestamptz + interval '1 year' where user_id = any ($1)`,
    [ids, now()],
  );
  return ids;
}

const newWord = () => `vie${randomUUID().replace(/[^a-f]/g, '')}`;

it('no life of ninety days gives more than was paid, or shows a plan that limit, rank and card do not follow', async () => {
  await fc.assert(
    fc.asyncProperty(lives, async (chosen) => {
      const scene: Scene = { word: newWord(), reader: visitor(), played: [], ids: await newContacts() };
      await own.people.registerMember({ type: 'buyer' }, 'en', scene.reader);
      for (const life of chosen) scene.played.push(await begin(life, scene));
      for (let day = 0; day < days; day += 1) await playDay(day, scene);
    }),
    { numRuns: rounds(1, 20), seed, endOnFailure: true },
  );
}, 1_800_000);
