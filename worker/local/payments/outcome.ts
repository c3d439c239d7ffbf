/** `untried`: made, and no payer has been asked yet. */
export type PaymentState =
  | 'untried'
  | 'pending'
  | 'succeeded'
  | 'failed'
  | 'rejected'
  | 'cancelled'
  | 'expired';

export type FailureReason = 'insufficient funds' | 'rejected by the payer' | 'not answered' | 'failed';
