import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import { type SavedPage, savedId } from '../api/network-queries.ts';
import { type Kept, wholeList } from './answer-from-wallet.ts';
import { whole } from './kept-queries.ts';
import { mostRows } from './whole-lists.ts';

/**
 * What the phone answers to a question, with each contact marked as saved whom the kept list of those has, and nobody else: contacts
 * are saved and taken off after an answer came.
 */
export function markSaved(kept: Kept, [, userId, , language]: QueryKey, data: unknown): unknown {
  const list = wholeList<InfiniteData<SavedPage> & { totalCount?: number }>(kept, [
    'network',
    userId,
    'saved',
    language,
    whole,
  ]);
  if (!list) return data;
  const rows = list.data.pages.flatMap(({ saved }) => saved);
  // As it was read: whom somebody takes off since makes it no less cut.
  const isCut = (list.data.totalCount ?? rows.length) > mostRows;
  const ids = new Set<unknown>(rows.map(savedId));
  const mark = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(mark);
    if (typeof value !== 'object' || value === null) return value;
    const marked = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mark(part)]));
    // Of a list that is cut nobody knows who else is on it.
    const isSaved = ids.has(marked._id) || (isCut && marked.saved);
    return typeof marked.saved === 'boolean' ? { ...marked, saved: isSaved } : marked;
  };
  return mark(data);
}
