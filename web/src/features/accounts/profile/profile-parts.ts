import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';

/** The parts of a profile, in the order in which they stand. */
export const parts = ['you', 'listing', 'trade', 'place', 'hours', 'service'] as const;

export type Part = (typeof parts)[number];

/** Whoever only buys has no business, but for what they wrote of one as a seller. */
export function partsOf({ userType, description, keywords }: CurrentUser): Part[] {
  if (userType !== 'buyer') return [...parts];
  const wrote = description !== '' || keywords.length > 0;
  return parts.filter(
    (part) => part === 'you' || part === 'trade' || part === 'place' || (wrote && part === 'listing'),
  );
}

/** What a part is called; the trade of a buyer is the one that they look for, not theirs. */
export function titleOf(part: Part, { userType }: CurrentUser) {
  return part === 'trade' && userType === 'buyer' ? 'lookedFor' : part;
}
