import type { Language } from '@mboalink/shared/language.ts';
import { type Criteria, writeCriteria } from '../criteria/criteria.ts';

/** Keys of what is kept in memory. Whatever depends on who asks has that person in it, so nobody sees another's. */
export const directoryKeys = {
  of: (userId: string) => ['directory', userId] as const,
  searches: (userId: string) => ['directory', userId, 'search'] as const,
  search: (userId: string, language: Language, criteria: Criteria) =>
    ['directory', userId, 'search', language, writeCriteria(criteria)] as const,
  quota: (userId: string) => ['directory', userId, 'quota'] as const,
  revealed: (userId: string) => ['directory', userId, 'revealed-today'] as const,
  revealedToday: (userId: string, language: Language) =>
    ['directory', userId, 'revealed-today', language] as const,
  suggestions: (userId: string, language: Language, text: string) =>
    ['directory', userId, 'suggestions', language, text] as const,
};

const minute = 60_000;

/** How long an answer counts as fresh, in milliseconds. */
export const freshFor = { search: 5 * minute, stats: minute / 2, other: 2 * minute } as const;

export const mostSearches = 1000;
export const sweepEvery = minute;
