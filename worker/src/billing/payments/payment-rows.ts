import { payments } from '@mboalink/db/schema/payments.ts';

/** What is read of a payment wherever one is. */
export const paymentFields = {
  txRef: payments.txRef,
  userId: payments.userId,
  plan: payments.plan,
  amount: payments.amount,
  provider: payments.provider,
  mode: payments.mode,
  operator: payments.operator,
  phoneEnd: payments.phoneEnd,
  phoneHash: payments.phoneHash,
  providerRef: payments.providerRef,
  state: payments.state,
  movedBy: payments.movedBy,
  failureCode: payments.failureCode,
  ussdCode: payments.ussdCode,
  redirectUrl: payments.redirectUrl,
  createdAt: payments.createdAt,
  expiresAt: payments.expiresAt,
  nextCheckAt: payments.nextCheckAt,
  lastCheckedAt: payments.lastCheckedAt,
  succeededAt: payments.succeededAt,
};

export type PaymentRow = { [Name in keyof typeof paymentFields]: (typeof payments.$inferSelect)[Name] };
