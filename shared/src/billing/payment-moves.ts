import { openStates, type PaymentState } from './payment-states.ts';

const closed = ['failed', 'cancelled', 'expired'] as const satisfies PaymentState[];

/**
 * From where a payment may come into a state; where it is not, the news changes nothing. Only success has no way out, and is
 * reached from everywhere: what was paid late was paid.
 */
export const movesInto: Record<PaymentState, readonly PaymentState[]> = {
  created: [],
  pending: ['created', 'uncertain'],
  uncertain: ['created'],
  succeeded: [...openStates, ...closed, 'review'],
  failed: [...openStates, 'expired'],
  cancelled: [...openStates, 'expired'],
  expired: openStates,
  review: [...openStates, ...closed],
};

/** From where a person who found no money may end a payment: also what waits for them, which no record ends. */
export const rejectable: readonly PaymentState[] = ['review', ...movesInto.failed];
