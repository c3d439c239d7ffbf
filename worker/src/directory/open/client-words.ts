import { users } from '@mboalink/db/schema/accounts.ts';
import { clientWords } from '@mboalink/db/schema/client-words.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { type JsonRow, jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import type { ShownWord } from '@mboalink/shared/answers/word-calls.ts';
import { readableStates, wordLimits } from '@mboalink/shared/answers/word-limits.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../../context.ts';
import { isUnblocked } from '../visible-to.ts';
import { townOf } from './open-card.ts';

type Database = Pick<Context, 'db'>;

/** Where the author of a word lives. */
const home = alias(listings, 'home_of_author');

const ifSigned = <Value>(value: typeof users.name | typeof home.citySlug) =>
  sql<Value | null>`case when ${clientWords.isSigned} then ${value} end`;

/** Over `client_words`, `users` (its author) and where they live: what is told of a word. */
export const wordFields = {
  text: clientWords.text,
  writtenAt: clientWords.writtenAt,
  reply: clientWords.reply,
  name: ifSigned<string>(users.name),
  region: home.regionSlug,
  city: ifSigned<string>(home.citySlug),
};

export type WordRow = JsonRow<typeof wordFields>;

/** Over `listings`: the words about it whose authors did not leave, and that no block keeps from it. */
export function wordsAbout(ctx: Database) {
  return {
    author: and(eq(users.id, clientWords.authorId), isNull(users.deletedAt)),
    home,
    isAtHome: eq(home.userId, clientWords.authorId),
    isAbout: and(eq(clientWords.listingId, listings.userId), isUnblocked(ctx, clientWords.authorId)),
  };
}

/** Over `listings`: the words that everybody reads, the newest first. */
export function shownWords(ctx: Database) {
  const { author, isAtHome, isAbout } = wordsAbout(ctx);
  const shown = ctx.db
    .select({ row: jsonObject(wordFields).as('row'), writtenAt: clientWords.writtenAt })
    .from(clientWords)
    .innerJoin(users, author)
    .innerJoin(home, isAtHome)
    .where(and(isAbout, inArray(clientWords.state, [...readableStates])))
    .orderBy(desc(clientWords.writtenAt))
    .limit(wordLimits.shown)
    .as('shown_words');
  const list = ctx.db
    .select({ list: jsonList(sql<WordRow>`${shown.row}`, sql`${desc(shown.writtenAt)}`) })
    .from(shown);
  return sql<WordRow[]>`(${list})`;
}

/** A word as everybody reads it: of a signed one the first name, and the town. */
export function toShownWord({ name, region, city, ...word }: WordRow, language: Language): ShownWord {
  return {
    ...word,
    firstName: name?.split(/\s/)[0] ?? null,
    town: city && townOf({ region, city, category: '', subcategory: '' }, language),
  };
}
