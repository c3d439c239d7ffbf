import { users } from '@mboalink/db/schema/accounts.ts';
import { answered } from '@mboalink/db/schema/answers.ts';
import { clientWords } from '@mboalink/db/schema/client-words.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { type JsonRow, jsonObject } from '@mboalink/db/sql/json.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type {
  GivenWord,
  ReceivedWord,
  ReplyToWordInput,
  WordsOutput,
  WriteWordInput,
} from '@mboalink/shared/answers/word-calls.ts';
import { readableStates, wordLimits } from '@mboalink/shared/answers/word-limits.ts';
import { withoutContactDetails } from '@mboalink/shared/directory/contact-details.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, desc, eq, exists, inArray, isNull, ne, sql } from 'drizzle-orm';
import { toShownWord, wordFields, wordsAbout } from '../directory/open/client-words.ts';
import { requireRow } from '../directory/viewer.ts';
import { isPresentTo } from '../directory/visible-to.ts';
import { runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';

/** The words about the viewer’s listing, and those that they gave or may give. */
export async function listWords(ctx: MemberContext): Promise<WordsOutput> {
  const { db } = ctx;
  const received = receivedRows(ctx).orderBy(desc(clientWords.writtenAt)).limit(wordLimits.listed);
  const given = givenRows(ctx).orderBy(desc(answered.answeredAt)).limit(wordLimits.listed);
  const rows = await db
    .select({ received: asList<ReceivedRow>(received), given: asList<GivenWord>(given) })
    .from(oneRow)
    .where(runningSession(ctx));
  const found = requireRow(rows);
  return { received: found.received.map((row) => toReceived(row, ctx)), given: found.given };
}

/** The `row` of each row of a query, in its order. */
const asList = <Row>(query: { getSQL: () => unknown }) =>
  sql<Row[]>`(select coalesce(json_agg(each.row), '[]') from (${query}) as each)`;

const receivedFields = { _id: clientWords.id, state: clientWords.state, ...wordFields };

type ReceivedRow = JsonRow<typeof receivedFields>;

function receivedRows(ctx: MemberContext, id?: string) {
  const { author, home, isAtHome, isAbout } = wordsAbout(ctx);
  const isIt = id === undefined ? undefined : eq(clientWords.id, id);
  return ctx.db
    .select({ row: jsonObject(receivedFields).as('row') })
    .from(listings)
    .innerJoin(clientWords, isAbout)
    .innerJoin(users, author)
    .innerJoin(home, isAtHome)
    .where(and(eq(listings.userId, ctx.viewer.userId), ne(clientWords.state, 'removed'), isIt))
    .$dynamic();
}

function toReceived({ _id, state, ...word }: ReceivedRow, { language }: MemberContext): ReceivedWord {
  return { _id, state, ...toShownWord(word, language) };
}

/** Who answered the viewer and is there still, with the word that they were given. */
function givenRows(ctx: MemberContext, sellerId?: string) {
  const { text, writtenAt, reply, isSigned, state } = clientWords;
  const word = sql<GivenWord['word']>`case when ${clientWords.id} is not null
    then ${jsonObject({ text, writtenAt, reply, isSigned, state })} end`;
  return ctx.db
    .select({
      row: jsonObject({ _id: answered.sellerId, businessName: listings.businessName, word }).as('row'),
    })
    .from(answered)
    .innerJoin(listings, eq(listings.userId, answered.sellerId))
    .leftJoin(
      clientWords,
      and(eq(clientWords.authorId, answered.buyerId), eq(clientWords.listingId, answered.sellerId)),
    )
    .where(mayGive(ctx, sellerId))
    .$dynamic();
}

/** Over `answered` and the seller’s `listings`: whether the viewer said that they answered. */
const mayGive = (ctx: MemberContext, sellerId?: string) =>
  and(
    eq(answered.buyerId, ctx.viewer.userId),
    eq(answered.answer, 'yes'),
    isPresentTo(ctx),
    sellerId === undefined ? undefined : eq(answered.sellerId, sellerId),
  );

/**
 * Gives a seller a word, or another one in its place, which takes the reply off it. Throws `not_found` where the viewer did not say
 * that they answered, and `conflict` for a word that waits for a decision or was removed.
 */
export async function writeWord(ctx: MemberContext, input: WriteWordInput): Promise<{ word: GivenWord }> {
  const { db, viewer, now } = ctx;
  const values = {
    authorId: viewer.userId,
    listingId: answered.sellerId,
    text: withoutContactDetails(input.text),
    isSigned: input.isSigned,
    state: 'shown' as const,
    writtenAt: now,
  };
  const may = sql`from ${answered} join ${listings} on ${eq(listings.userId, answered.sellerId)}
    where ${and(mayGive(ctx, input.id), runningSession(ctx))}`;
  const isSame = sql`client_words.text = excluded.text`;
  const replaced = sql`on conflict (author_id, listing_id) do update set
    text = excluded.text, is_signed = excluded.is_signed,
    written_at = case when ${isSame} then client_words.written_at else excluded.written_at end,
    state = case when ${isSame} then client_words.state else excluded.state end,
    reply = case when ${isSame} then client_words.reply end,
    replied_at = case when ${isSame} then client_words.replied_at end
    where ${inArray(clientWords.state, [...readableStates])}`;
  const [, rows] = await db.batch([
    db.execute(insertSelect(clientWords, values, sql`${may} ${replaced}`)),
    db
      .select({ word: sql<GivenWord | null>`(${givenRows(ctx, input.id)})` })
      .from(oneRow)
      .where(runningSession(ctx)),
  ]);
  const { word } = requireRow(rows);
  if (!word?.word) throw new AppError('not_found');
  if (!isReadable(word.word.state)) throw new AppError('conflict', { screen: 'words' });
  return { word };
}

const isReadable = (state: string) => readableStates.some((one) => one === state);

/**
 * Takes the viewer’s word about a seller back. Throws `conflict` for one that waits for a decision or was removed: another one
 * would stand in its place at once.
 */
export async function eraseWord(ctx: MemberContext, { id }: { id: string }): Promise<{ erased: true }> {
  const { db, viewer } = ctx;
  const { authorId, listingId, state } = clientWords;
  const isOwn = and(eq(authorId, viewer.userId), eq(listingId, id));
  const left = db.select({ id: clientWords.id }).from(clientWords).where(isOwn);
  const [, rows] = await db.batch([
    db.delete(clientWords).where(and(isOwn, inArray(state, [...readableStates]), runningSession(ctx))),
    db
      .select({ isLeft: sql<boolean>`${exists(left)}` })
      .from(oneRow)
      .where(runningSession(ctx)),
  ]);
  if (requireRow(rows).isLeft) throw new AppError('conflict', { screen: 'words' });
  return { erased: true };
}

/** Replies to a word about the viewer’s listing, once. Throws `not_found`; `conflict` where it has a reply or waits for a decision. */
export async function replyToWord(
  ctx: MemberContext,
  { id, text }: ReplyToWordInput,
): Promise<{ word: ReceivedWord }> {
  const { db, viewer, now } = ctx;
  const isOpen = and(isNull(clientWords.reply), inArray(clientWords.state, [...readableStates]));
  const isOwn = and(eq(clientWords.id, id), eq(clientWords.listingId, viewer.userId));
  const [replied, rows] = await db.batch([
    db
      .update(clientWords)
      .set({ reply: withoutContactDetails(text), repliedAt: now })
      .where(and(isOwn, isOpen, runningSession(ctx)))
      .returning({ id: clientWords.id }),
    selectReceived(ctx, id),
  ]);
  const word = requireReceived(ctx, rows);
  if (replied.length === 0) throw new AppError('conflict', { screen: 'words' });
  return { word };
}

/**
 * Reports a word about the viewer’s listing: nobody reads it until a person decides. One that was found to be fine stays.
 * Throws `not_found`.
 */
export async function reportWord(
  ctx: MemberContext,
  { id }: { id: string },
): Promise<{ word: ReceivedWord }> {
  const { db, viewer, now } = ctx;
  const isOwn = and(eq(clientWords.id, id), eq(clientWords.listingId, viewer.userId));
  const [, rows] = await db.batch([
    db
      .update(clientWords)
      .set({ state: 'reported', reportedAt: now })
      .where(and(isOwn, eq(clientWords.state, 'shown'), runningSession(ctx))),
    selectReceived(ctx, id),
  ]);
  return { word: requireReceived(ctx, rows) };
}

const selectReceived = (ctx: MemberContext, id: string) =>
  ctx.db
    .select({ word: sql<ReceivedRow | null>`(${receivedRows(ctx, id)})` })
    .from(oneRow)
    .where(runningSession(ctx));

function requireReceived(ctx: MemberContext, rows: Awaited<ReturnType<typeof selectReceived>>): ReceivedWord {
  const { word } = requireRow(rows);
  if (!word) throw new AppError('not_found');
  return toReceived(word, ctx);
}
