import { openCaseStates } from '../accounts/case-states.ts';

/** What somebody may say of a contact that they have opened. */
export const reportReasons = ['wrong_number', 'misleading', 'asked_for_money', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];

/** Also those that are closed: by a person, or by the clock. */
export const caseStates = [...openCaseStates, 'dismissed', 'lapsed'] as const;

/** What owners are told of when it happens: by the clock, or by a person who confirmed or dismissed what was said. */
export const decidedCaseStates = ['hidden', 'confirmed', 'dismissed', 'lapsed'] as const;

export type DecidedCaseState = (typeof decidedCaseStates)[number];

/** How reports count, so that they help whoever was cheated and are nobody's weapon. */
export const reportLimits = {
  /** Characters of what somebody writes with it. */
  note: 500,
  /** A younger account’s report is kept for whoever reviews it, and counts for nothing. */
  youngDays: 7,
  /** How many reports of one person count within the days below: three who meet cannot hide a whole trade. */
  countedForReporter: 3,
  /** How many wrong numbers fall out of somebody’s counts in any seven days. */
  refunds: 3,
  refundDays: 7,
  /** Hiding needs so many people, of different devices and networks, within the days … */
  reporters: 3,
  days: 30,
  /** … and one of so many of those who opened the contact in that time. */
  openersForEach: 20,
  /** … which is never more than so many: whoever opens a contact often shields nobody. */
  mostReporters: 6,
  /** How long the owner may answer before the listing is hidden, and how long it is hidden unless a person confirms it. */
  answerHours: 24,
  hiddenHours: 72,
} as const;
