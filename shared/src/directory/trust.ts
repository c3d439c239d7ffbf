import type { Hours } from '../accounts/business-details.ts';
import { doualaDay } from '../day.ts';
import { openPageLimits } from './open-page-limits.ts';
import type { Trust } from './trust-schema.ts';

/**
 * How long what is said of a contact counts as recent, how many must have opened it, or trust it, before their number is
 * said, and whose account is too young to count.
 */
export const trustLimits = { recentDays: 30, youngDays: 7, openedFrom: 3, trustedFrom: 3 } as const;

/** What the facts follow from. */
export type TrustSource = {
  profilePicture: string | null;
  description: string;
  quartier: string | null;
  hasHours: boolean;
  joinedDate: string;
  /** Whether the owner was here within 30 days. */
  isActive: boolean;
  /** How many people opened the number within 30 days. */
  openedBy: number;
  /** How many people trust it. */
  trustedBy: number;
  /** Whether the number is another one since less than 30 days. */
  numberChanged: boolean;
};

/** Whether a business tells its hours: no day is kept that has none. The database says the same of its column. */
export const tellsHours = (hours: Partial<Hours>): boolean => Object.keys(hours).length > 0;

/**
 * Whether a description tells something: its different words have as many letters and figures as the page of a business needs
 * for search engines. Said again, a word tells nothing more, and signs tell nothing.
 */
function isTelling(description: string): boolean {
  const words = new Set(description.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu));
  return [...words].join('').length >= openPageLimits.description;
}

/** The facts of a contact, in the one place that decides them. */
export function trustOf(contact: TrustSource): Trust {
  const { profilePicture, description, quartier, hasHours, openedBy, trustedBy } = contact;
  return {
    // No account is made, and no address changed, without a code that was mailed there.
    emailProved: true,
    seenRecently: contact.isActive,
    complete: Boolean(profilePicture && isTelling(description) && quartier && hasHours),
    memberSince: doualaDay(new Date(contact.joinedDate)).slice(0, 7),
    openedBy: openedBy >= trustLimits.openedFrom ? openedBy : null,
    trustedBy: trustedBy >= trustLimits.trustedFrom ? trustedBy : null,
    numberChanged: contact.numberChanged,
  };
}
