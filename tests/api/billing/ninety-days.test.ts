import { randomUUID } from 'node:crypto';
import { type PlanId, planIds } from '@mboalink/shared/billing/plan-ids.ts';
import { isPassId, type ProductId, productIds } from '@mboalink/shared/billing/product-ids.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Client } from '../../setup/client.ts';
import { from, newNetworkAddress } from '../../setup/networks.ts';
import { modelOpenings } from '../../setup/pass-model.ts';
import { hour, usePayments } from '../../setup/paying.ts';
import type { Member } from '../../setup/people.ts';
import { type Modelled, modelMember } from '../../setup/plan-model.ts';
import { rounds } from '../../setup/rounds.ts';

const { own, now, pass, visitor, newPayer, runJobs } = usePayments('ninety-days');

const seed = Number(process.env.FUZZ_SEED ?? rounds(1, Math.floor(Date.now() / 86_400_000)));
const days = 90;
const members = 5;

type Step = { day: number; does: 'pay' | 'open' | 'cancel' | 'resume' | 'leave'; plan: ProductId };

/** How many contacts are tapped in one step. */
const taps = 8;

const lives = fc.array(
  fc.record({
    plan: fc.constantFrom(...planIds),
    steps: fc.array(
      fc.record<Step>({
        // On the last day sessions end, which are never longer.
        day: fc.integer({ min: 0, max: days - 2 }),
        does: fc.constantFrom('pay', 'pay', 'pay', 'open', 'open', 'cancel', 'resume', 'leave'),
        plan: fc.constantFrom(...productIds),
      }),
      { minLength: 1, maxLength: 9 },
    ),
  }),
  { minLength: members, maxLength: members },
);

type Played = {
  member: Member;
  model: Modelled;
  openings: ReturnType<typeof modelOpenings>;
  /** Nobody of them was opened yet. */
  unopened: string[];
  steps: readonly Step[];
  isCancelled: boolean;
};

const instant = () => now().getTime();

async function begin(
  { plan, steps }: { plan: PlanId; steps: readonly Step[] },
  { word, ids }: Readers,
): Promise<Played> {
  const member = await newPayer({ selectedPlan: plan, businessName: `${word} Atelier` });
  const model = modelMember(plan, Date.parse(member.user.trialEndDate));
  return { member, model, openings: modelOpenings(), unopened: [...ids], steps, isCancelled: false };
}

async function step(played: Played, { does, plan }: Step) {
  const { member, model } = played;
  const { client, user } = member;
  if (does === 'pay') {
    await own.people.pay(member, plan, now());
    if (isPassId(plan)) return played.openings.buy(plan, instant());
    model.pay(plan, instant());
    played.isCancelled = false;
  } else if (does === 'open') {
    await openSome(played);
  } else if (does === 'leave') {
    expect((await client.rest('DELETE', '/auth/account')).status).toBe(200);
    expect((await own.people.signIn(user.email, client)).status).toBe(200);
  } else {
    const { state } = model.look(instant());
    const { status } = await client.rest('POST', `/payments/subscription/${does}`);
    const runs = state === 'trial' || state === 'active';
    expect(status, `${does} in ${state}`).toBe(runs ? 200 : 409);
    if (runs) played.isCancelled = does === 'cancel';
  }
}

/** Taps one contact after another: as many open as the model says, from the plan's day and then from passes. */
async function openSome({ member: { client }, model, openings, unopened }: Played) {
  model.pass(instant());
  const { dailyLimit = 0 } = model.look(instant());
  for (const id of unopened.splice(0, taps)) {
    const { status } = await client.rest('POST', `/contacts/${id}/reveal`);
    expect(status === 200, 'opened').toBe(openings.open(dailyLimit, instant()));
  }
  const { quotaInfo } = (await client.rest('GET', '/contacts/opened')).body.data;
  const running = openings.running(instant());
  const viewedToday = openings.viewedToday(instant());
  const held = running.reduce((sum, { remaining }) => sum + remaining, 0);
  const passes = running.map((one) => ({ ...one, endsAt: new Date(one.endsAt).toISOString() }));
  expect(quotaInfo).toMatchObject({
    ...{ dailyLimit, viewedToday, passes },
    remaining: Math.max(0, dailyLimit - viewedToday) + held,
  });
}

/** Calls, quota, listing and card say the same as the model. */
async function compare({ member, model, isCancelled }: Played, cards: readonly Card[]) {
  model.pass(instant());
  const { paidTime, ...truth } = model.look(instant());
  const { client, user } = member;
  const me = (await client.rest('GET', '/auth/me')).body.data.user;
  const { data: subscription } = (await client.rest('GET', '/payments/subscription/status')).body;
  const [listing] = await own.people.sql<{ weight: number; isListed: boolean }>(
    `select plan_weight::int as weight, visible_until > $2 as "isListed" from listings where user_id = $1`,
    [user._id, now()],
  );
  const card = cards.find(({ _id }) => _id === user._id);
  expect({
    state: subscription.state,
    plan: subscription.plan,
    dailyLimit: me.dailyMatchesLimit,
    ...listing,
  }).toEqual({ ...truth });
  if (truth.state === 'trial' || truth.state === 'active')
    expect(subscription.cancelledAt !== null, 'cancelled').toBe(isCancelled);
  expect([me.subscriptionState, me.subscriptionPlan]).toEqual([truth.state, truth.plan]);
  const end = Math.max(instant(), Date.parse(user.trialEndDate)) + paidTime;
  if (paidTime > 0) expect(subscription.endsAt).toBe(new Date(end).toISOString());
  expect(card !== undefined, 'found').toBe(truth.isListed);
  if (card) {
    const isTrial = truth.state === 'trial' && subscription.paidUntil === null;
    expect(card.planInfo.badge?.type).toBe(isTrial ? 'trial' : truth.plan);
    expect(card.sponsored).toBe(!isTrial && truth.plan !== 'basic');
  }
}

type Card = { _id: string; sponsored: boolean; planInfo: { badge: { type: string } | null } };

const newWord = () => `vie${randomUUID().replace(/[^a-f]/g, '')}`;

/** Lets a day pass, and all do what they do on it; from time to time everything is compared. */
async function playDay(day: number, played: readonly Played[], { word, reader }: Readers) {
  await pass(24 * hour);
  await runJobs();
  const due = played.map(({ steps }) => steps.filter((one) => one.day === day));
  if (due.every((steps) => steps.length === 0) && day % 10 !== 0) return;
  for (const client of [...played.map(({ member }) => member.client), reader])
    expect((await client.rest('POST', '/auth/refresh')).status).toBe(200);
  for (const [index, one] of played.entries()) for (const next of due[index] ?? []) await step(one, next);
  const found = await reader.rest('GET', `/contacts/search?search=${word}&limit=20`, {
    headers: from(newNetworkAddress()),
  });
  for (const one of played) await compare(one, found.body.data.contacts);
}

type Readers = { word: string; reader: Client; ids: readonly string[] };

/** Whoever is opened stays to be found all the time. */
async function newContacts() {
  const { ids } = await own.people.insertSellers(9 * taps);
  await own.people.sql(
    `update subscriptions set trial_ends_at = now() + interval '1 year' where user_id = any ($1)`,
    [ids],
  );
  return ids;
}

it('no life of ninety days gives more than was paid, or shows a plan that limit, rank and card do not follow', async () => {
  await fc.assert(
    fc.asyncProperty(lives, async (chosen) => {
      const readers = { word: newWord(), reader: visitor(), ids: await newContacts() };
      await own.people.registerMember({ type: 'buyer' }, 'en', readers.reader);
      const played: Played[] = [];
      for (const life of chosen) played.push(await begin(life, readers));
      for (let day = 0; day < days; day += 1) await playDay(day, played, readers);
    }),
    { numRuns: rounds(1, 20), seed, endOnFailure: true },
  );
}, 1_800_000);
