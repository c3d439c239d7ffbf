/**
 * What moved a subscription: a trial began, a payment was confirmed, unused time of a cheaper plan became time of a dearer
 * one, the money of a payment went back, somebody cancelled or took that back; `carried` is what stood before there was a ledger.
 */
export const entryKinds = [
  'trial',
  'carried',
  'converted',
  'paid',
  'revoked',
  'cancelled',
  'resumed',
] as const;
