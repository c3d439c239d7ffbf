/** What somebody may say of a contact that they have opened. */
export const reportReasons = ['wrong_number', 'misleading', 'asked_for_money', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];

/** How reports hide a listing, so that they help whoever was cheated and are nobody's weapon. */
export const reportLimits = {
  /** Characters of what somebody writes with it. */
  note: 500,
  /** A younger account's report is kept for the review and hides nobody. */
  youngDays: 30,
  /** How long before the report the contact must have been opened. */
  openedHours: 24,
  /** So many people, from different networks, within so many days hide a listing … */
  reporters: 3,
  days: 30,
  /** … for so long, unless a person confirms it. */
  hiddenHours: 72,
  /** How long no report hides a listing that a person found to be fine. */
  fineDays: 90,
  /** How many wrong numbers are given back in any seven days. */
  refunds: 2,
  refundDays: 7,
} as const;
