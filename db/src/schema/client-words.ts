import { wordLimits, wordStates } from '@mboalink/shared/answers/word-limits.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, id, instant, literal, oneOf } from './columns.ts';

/**
 * What a client says of a seller who answered them, once for each pair, and the owner’s one reply, both without contact details.
 * It goes with either account.
 */
export const clientWords = pgTable(
  'client_words',
  {
    id: id(),
    authorId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    listingId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    // Whether first name and town of the author stand beside it.
    isSigned: boolean().notNull(),
    state: text({ enum: wordStates }).notNull(),
    writtenAt: createdAt(),
    reply: text(),
    repliedAt: instant(),
    reportedAt: instant(),
  },
  (table) => [
    unique('client_words_pair_key').on(table.authorId, table.listingId),
    index('client_words_listing_id_idx').on(table.listingId, table.writtenAt),
    index('client_words_reported_idx').on(table.reportedAt).where(sql`${table.state} = 'reported'`),
    check('client_words_text', sql`char_length(${table.text}) between 1 and ${literal(wordLimits.text)}`),
    check('client_words_reply', sql`char_length(${table.reply}) between 1 and ${literal(wordLimits.reply)}`),
    check('client_words_replied', sql`(${table.reply} is null) = (${table.repliedAt} is null)`),
    oneOf('client_words_state', table.state, wordStates),
  ],
);
