import type { WordState } from '@mboalink/shared/answers/word-limits.ts';
import { and, asc, eq } from 'drizzle-orm';
import { clientWords } from './schema/client-words.ts';
import { listings } from './schema/directory.ts';
import { withDatabase } from './with-database.ts';

/** What a person may decide of a reported word. */
export const wordDecisions = ['keep', 'remove'] as const;

export type WordDecision = (typeof wordDecisions)[number];

/** The words that owners reported, with whom they are about; nothing of who wrote them. */
export async function listReportedWords(connectionString: string) {
  return withDatabase(connectionString, (db) =>
    db
      .select({
        id: clientWords.id,
        text: clientWords.text,
        businessName: listings.businessName,
        slug: listings.slug,
      })
      .from(clientWords)
      .innerJoin(listings, eq(listings.userId, clientWords.listingId))
      .where(eq(clientWords.state, 'reported'))
      .orderBy(asc(clientWords.reportedAt)),
  );
}

const states: Record<WordDecision, WordState> = { keep: 'kept', remove: 'removed' };

/**
 * Decides about a reported word.
 * @returns whether it waited for that
 */
export async function decideReportedWord(
  connectionString: string,
  id: string,
  decision: WordDecision,
): Promise<boolean> {
  return withDatabase(connectionString, async (db) => {
    const decided = await db
      .update(clientWords)
      .set({ state: states[decision] })
      .where(and(eq(clientWords.id, id), eq(clientWords.state, 'reported')))
      .returning({ id: clientWords.id });
    return decided.length === 1;
  });
}
