import { hasCriteria, readCriteria } from '@mboalink/shared/directory/criteria.ts';
import type { DocumentAnswers } from '@mboalink/shared/document-answers.ts';
import { formatCount } from '@mboalink/shared/format.ts';
import { fewContacts } from '@mboalink/shared/limits.ts';
import { type Painted, paint } from '@mboalink/shared/painted.ts';
import { type CardReader, paintCard } from './paint-card.ts';

type Search = NonNullable<DocumentAnswers['search']>['answer'];

/**
 * The first cards of a search; undefined where something else stands above them that the build did not draw: what words were taken
 * for, a limit that was reached, what the last number of a day leaves.
 */
export function paintSearch(
  words: Painted['search'],
  answer: Search,
  { query, ...reader }: Omit<CardReader, 'quota'> & { query: string },
): string | undefined {
  const criteria = readCriteria(query);
  const { contacts, pagination, quotaInfo: quota } = answer;
  if (criteria.search || criteria.masked || !mayOpen(answer)) return undefined;
  const asked = contacts.slice(0, fewContacts);
  const cards = asked.flatMap((contact) => paintCard(words, contact, { ...reader, quota }) ?? []);
  if (cards.length === 0 || cards.length < asked.length) return undefined;
  const [first, ...others] = cards.map((card) => `<li>${card}</li>`);
  const ofCriteria = { criteria: hasCriteria(criteria) ? 'filters' : '' };
  const between = paint(words.between, ofCriteria, {});
  const count = pagination.totalCount === 1 ? 'one' : '';
  const shape = { ...ofCriteria, count, reader: quota.dailyLimit === null ? 'unlimited' : '' };
  return paint(words.page, shape, {
    shown: formatCount(pagination.totalCount, pagination.totalIsLowerBound),
    cards: [first, between, ...others].join(''),
  });
}

/** Whether numbers can be opened by the day, and more than one where more match. */
function mayOpen({ quotaInfo, dailyLimitReached, limitMessage }: Search): boolean {
  const { dailyLimit, viewedToday, remaining } = quotaInfo;
  if (dailyLimitReached) return false;
  return dailyLimit === null || (viewedToday < dailyLimit && (limitMessage === null || remaining !== 1));
}
