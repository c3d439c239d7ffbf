import { expect } from 'vitest';
import type { usePayments } from '../paying.ts';
import type { ModelledAccount } from './account-model.ts';
import type { Played } from './steps.ts';

/** What a search shows of somebody. */
export type Card = { _id: string; sponsored: boolean; planInfo: { badge: { type: string } | null } };

const iso = (instant: number) => new Date(instant).toISOString();

/** Holds what calls, quota, listing and card say against the model. */
export function compareWithModel({ own, now }: ReturnType<typeof usePayments>) {
  async function listingOf(id: string) {
    const [listing] = await own.people.sql<{ weight: number; isListed: boolean }>(
      `select plan_weight::int as weight, visible_until > $2 as "isListed" from listings where user_id = $1`,
      [id, now()],
    );
    return listing;
  }

  async function ownScreens({ member: { client }, model, openings }: Played) {
    const truth = model.look(now().getTime());
    const { data } = (await client.rest('GET', '/auth/me')).body;
    const { data: subscription } = (await client.rest('GET', '/payments/subscription/status')).body;
    const { state, spans, dailyLimit, isCancelled } = truth;
    const [first, second] = spans;
    expect(data.user).toMatchObject({
      subscriptionState: state,
      subscriptionPlan: truth.plan ?? 'free',
      isInTrial: state === 'trial',
      hasActiveSubscription: state === 'active' || state === 'grace',
      isFound: truth.shown !== null,
      dailyMatchesLimit: dailyLimit,
      dailyMatchesUsed: openings.viewedToday(now().getTime()),
      planUntil: first && second ? iso(first.until) : null,
      nextPlan: second?.plan ?? null,
    });
    const plans = spans.map(({ plan, until }) => ({ plan, until: iso(until) }));
    expect(subscription).toMatchObject({ state, plan: truth.plan, plans, openPayment: null });
    expect(subscription.endsAt).toBe(truth.runs ? iso(truth.endsAt) : null);
    if (truth.runs)
      expect([subscription.cancelledAt !== null, data.user.cancelledAt !== null]).toEqual([
        isCancelled,
        isCancelled,
      ]);
  }

  async function othersSee({ member: { user }, model }: Played, cards: readonly Card[]) {
    const { shown, weight, spans } = model.look(now().getTime());
    const listing = await listingOf(user._id);
    expect(listing !== undefined, 'has a listing').toBe(!model.isErased());
    if (listing) expect(listing).toEqual({ weight, isListed: shown !== null });
    const card = cards.find(({ _id }) => _id === user._id);
    expect(card !== undefined, 'found').toBe(shown !== null);
    if (!card || !shown) return;
    const isTrial = shown.state === 'trial' && spans.length === 0;
    expect(card.planInfo.badge?.type).toBe(isTrial ? 'trial' : shown.plan);
    expect(card.sponsored).toBe(!isTrial && shown.plan !== 'basic');
  }

  return async (played: Played, cards: readonly Card[]): Promise<void> => {
    await othersSee(played, cards);
    if (!played.model.isAway()) await ownScreens(played);
  };
}

/** Whoever paid for more comes first among equals. */
export function expectRank(cards: readonly Card[], models: ReadonlyMap<string, ModelledAccount>, now: Date) {
  const weights = cards.map(({ _id }) => models.get(_id)?.look(now.getTime()).weight ?? 0);
  expect(weights).toEqual(weights.toSorted((one, other) => other - one));
}
