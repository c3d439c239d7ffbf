import { answered } from '@mboalink/db/schema/answers.ts';
import { listings, reveals } from '@mboalink/db/schema/directory.ts';
import { needAnswers, needs } from '@mboalink/db/schema/needs.ts';
import { connections } from '@mboalink/db/schema/network.ts';
import { isoText } from '@mboalink/db/sql/instant.ts';
import { jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { Question, QuestionsOutput } from '@mboalink/shared/answers/calls.ts';
import { answerLimits, type QuestionCause } from '@mboalink/shared/answers/limits.ts';
import { dayMilliseconds } from '@mboalink/shared/day.ts';
import { and, between, desc, eq, isNull, lte, ne, notExists, type SQLWrapper, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import { pictureAddress } from '../directory/contact-view.ts';
import { requireRow } from '../directory/viewer.ts';
import { isPresent, isUnblocked } from '../directory/visible-to.ts';
import { runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';

/** Whom the viewer is asked about today. */
export async function listQuestions(ctx: MemberContext): Promise<QuestionsOutput> {
  const rows = await ctx.db
    .select({ questions: questionsJson(ctx) })
    .from(oneRow)
    .where(runningSession(ctx));
  return { questions: requireRow(rows).questions.map(toQuestion) };
}

/** The viewer’s questions as JSON, the newest first. */
export function questionsJson(ctx: MemberContext) {
  const due = dueQuestions(ctx, sql`${ctx.viewer.userId}::uuid`).as('due');
  const shown = ctx.db
    .select()
    .from(due)
    .orderBy(desc(due.lastContactAt))
    .limit(answerLimits.questions)
    .as('shown');
  const { sellerId: _id, businessName, profilePicture, cause, lastContactAt } = shown;
  const row = jsonObject({ _id, businessName, profilePicture, cause, lastContactAt });
  const list = ctx.db.select({ list: jsonList(row, sql`${desc(lastContactAt)}`) }).from(shown);
  return sql<Question[]>`(${list})`;
}

/** A question as a screen shows it. */
export const toQuestion = (row: Question): Question => ({
  ...row,
  profilePicture: pictureAddress(row.profilePicture),
});

type Database = Pick<Context, 'db' | 'now'>;

/**
 * Whom a buyer is asked about, each seller once by the latest cause: who got in touch with them some days ago, or had an answer to a
 * need, and has not said yet whether they answered. Sellers who left, or with a block between the two, are left out.
 */
export function dueQuestions(ctx: Database, buyerId: SQLWrapper) {
  const { db } = ctx;
  const cause = unionAll(tapped(ctx, buyerId), needAnswered(ctx, buyerId)).as('cause_of_question');
  // Columns of a union have no table before them: their names are nobody else’s.
  const known = db
    .select({ answer: answered.answer })
    .from(answered)
    .where(and(sql`${answered.buyerId} = ${buyerId}`, eq(answered.sellerId, cause.sellerId)));
  return db
    .selectDistinctOn([cause.sellerId], {
      sellerId: cause.sellerId,
      businessName: listings.businessName,
      profilePicture: listings.profilePicture,
      cause: cause.cause,
      lastContactAt: cause.lastContactAt,
    })
    .from(cause)
    .innerJoin(listings, eq(listings.userId, cause.sellerId))
    .where(and(ne(listings.userType, 'buyer'), isPresent(ctx), isUnblocked(ctx, buyerId), notExists(known)))
    .orderBy(cause.sellerId, desc(cause.lastContactAt));
}

/** From when until when something happened that is asked about now. */
function askedAbout({ now }: Database): [Date, Date] {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMilliseconds);
  return [daysAgo(answerLimits.askedForDays), daysAgo(answerLimits.askedAfterDays)];
}

function tapped(ctx: Database, buyerId: SQLWrapper) {
  const { userId, connectedUserId, interactionType, lastContactAt, archivedAt } = connections;
  return ctx.db
    .select({
      sellerId: sql<string>`${connectedUserId}`.as('asked_about'),
      cause: sql<QuestionCause>`${interactionType}`.as('cause'),
      lastContactAt: isoText(lastContactAt).as('last_contact'),
    })
    .from(connections)
    .innerJoin(reveals, and(eq(reveals.viewerId, userId), eq(reveals.contactId, connectedUserId)))
    .where(
      and(
        sql`${userId} = ${buyerId}`,
        // When a tap was, a device says; when the number was opened, we know.
        lte(reveals.revealedAt, askedAbout(ctx)[1]),
        isNull(archivedAt),
        ne(interactionType, 'export'),
        between(lastContactAt, ...askedAbout(ctx)),
      ),
    );
}

function needAnswered(ctx: Database, buyerId: SQLWrapper) {
  return ctx.db
    .select({
      sellerId: sql<string>`${needAnswers.sellerId}`.as('asked_about'),
      cause: sql<QuestionCause>`'need'`.as('cause'),
      lastContactAt: isoText(needAnswers.answeredAt).as('last_contact'),
    })
    .from(needs)
    .innerJoin(needAnswers, eq(needAnswers.needId, needs.id))
    .where(and(sql`${needs.buyerId} = ${buyerId}`, between(needAnswers.answeredAt, ...askedAbout(ctx))));
}
