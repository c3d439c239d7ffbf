import type { UserType } from '@mboalink/shared/accounts/user-types.ts';
import type { PlanId } from '@mboalink/shared/billing/plan-ids.ts';
import { isPassId, type ProductId } from '@mboalink/shared/billing/product-ids.ts';
import { purchaseOf } from '@mboalink/shared/catalogue/purchase.ts';
import { expect } from 'vitest';
import { newPayerPhone } from '../payer-phones.ts';
import { create, minute, txRefOf, type usePayments } from '../paying.ts';
import type { Member } from '../people.ts';
import type { ModelledAccount } from './account-model.ts';
import { modelOpenings } from './pass-model.ts';

/** What people do of themselves, each through the calls that a screen makes. */
export const stepNames = ['pay', 'cancel', 'resume', 'leave', 'return', 'turn', 'open'] as const;

export type Step = {
  day: number;
  does: (typeof stepNames)[number];
  plan: PlanId;
  /** What is paid for. */
  product: ProductId;
  type: UserType;
  /** The last digits of a payer's phone, which say what comes of a payment. */
  ending: string;
};

/** A person of a test, and what the model makes of them. */
export type Played = {
  member: Member;
  model: ModelledAccount;
  fields: Record<string, unknown>;
  steps: readonly Step[];
  openings: ReturnType<typeof modelOpenings>;
  /** Nobody of them was opened yet. */
  unopened: string[];
};

type Act = (played: Played, step: Step) => Promise<void>;

/** How many contacts are tapped in one step. */
export const taps = 8;

/** How each step is taken, in the application and in the model; what cannot be done is refused, or is not tried. */
export function playSteps({ own, now, pass, runJobs }: ReturnType<typeof usePayments>) {
  const instant = () => now().getTime();

  const standing = async ({ member: { client } }: Played) =>
    (await client.rest('GET', '/payments/subscription/status')).body.data;

  async function pay(played: Played, { product, ending }: Step) {
    const { client } = played.member;
    const { model, openings } = played;
    const before = await standing(played);
    const asked = await create(client, { plan: product, phone: newPayerPhone(ending) });
    if (model.look(instant()).isBuyer) return expect([asked.status, 'buyer']).toEqual([403, 'buyer']);
    const txRef = txRefOf(asked);
    await pass(minute);
    await runJobs();
    const { payments } = (await client.rest('GET', '/payments')).body.data;
    const [{ succeededAt, receipt }] = payments.filter((one: { txRef: string }) => one.txRef === txRef);
    expect([succeededAt !== null, receipt !== null]).toEqual(Array(2).fill(ending !== '0002'));
    if (!succeededAt) return;
    const at = Date.parse(succeededAt);
    if (isPassId(product)) return openings.buy(product, at);
    model.pay(product, at);
    const { until } = purchaseOf(product, before, at);
    expect((await standing(played)).plans).toContainEqual({ plan: product, until: until.toISOString() });
  }

  const change =
    (isCancelled: boolean): Act =>
    async ({ member: { client }, model }) => {
      const { runs } = model.look(instant());
      const verb = isCancelled ? 'cancel' : 'resume';
      const { status } = await client.rest('POST', `/payments/subscription/${verb}`);
      expect([verb, status]).toEqual([verb, runs ? 200 : 409]);
      if (runs) model.setCancelled(isCancelled);
    };

  async function leave({ member: { client }, model }: Played) {
    expect((await client.rest('DELETE', '/auth/account')).status).toBe(200);
    model.leave(instant());
  }

  /** Within seven days by signing in, later by registering anew with the same address and number. */
  async function comeBack(played: Played, { type, plan }: Step) {
    const { member, model, fields } = played;
    const { email, whatsapp } = member.user;
    if (!model.isErased()) {
      expect((await own.people.signIn(email, member.client)).status).toBe(200);
      return model.comeBack();
    }
    await own.people.waitForCodes(email);
    const anew = { ...fields, type, selectedPlan: plan, email, whatsapp };
    played.member = await own.people.registerMember(anew, 'en', member.client);
    played.openings = modelOpenings();
    model.register(type, plan, instant());
    await pass(minute);
  }

  async function turn({ member: { client }, model }: Played, { type, plan }: Step) {
    const body = { userType: type, selectedPlan: plan };
    expect((await client.rest('PUT', '/auth/account-type', { body })).status).toBe(200);
    model.turn(type, plan, instant());
    await pass(minute);
  }

  /** Taps one contact after another: as many open as the model says, from the plan's day and then from passes. */
  async function open({ member: { client }, model, openings, unopened }: Played) {
    const { dailyLimit, mayOpen } = model.look(instant());
    const limit = dailyLimit ?? Number.POSITIVE_INFINITY;
    for (const id of unopened.splice(0, taps)) {
      const { status } = await client.rest('POST', `/contacts/${id}/reveal`);
      expect(status === 200, 'opened').toBe(mayOpen && openings.open(limit, instant()));
    }
    const { quotaInfo } = (await client.rest('GET', '/contacts/opened')).body.data;
    const running = openings.running(instant());
    const viewedToday = openings.viewedToday(instant());
    const held = running.reduce((sum, { remaining }) => sum + remaining, 0);
    const passes = running.map((one) => ({ ...one, endsAt: new Date(one.endsAt).toISOString() }));
    expect(quotaInfo).toMatchObject({
      ...{ dailyLimit, viewedToday, passes },
      remaining: dailyLimit === null ? null : Math.max(0, dailyLimit - viewedToday) + held,
    });
  }

  const acts: Record<Step['does'], Act> = {
    pay,
    cancel: change(true),
    resume: change(false),
    leave,
    return: comeBack,
    turn,
    open,
  };

  /** Whoever is away can only come back, and nobody comes back who is here. */
  return async (played: Played, step: Step): Promise<void> => {
    if (played.model.isAway() === (step.does === 'return')) await acts[step.does](played, step);
  };
}
