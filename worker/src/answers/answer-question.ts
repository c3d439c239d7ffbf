import { users } from '@mboalink/db/schema/accounts.ts';
import { answered } from '@mboalink/db/schema/answers.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { AnsweredQuestion, AnswerQuestionInput } from '@mboalink/shared/answers/calls.ts';
import { type Answer, answerLimits } from '@mboalink/shared/answers/limits.ts';
import { dayMilliseconds } from '@mboalink/shared/day.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, eq, exists, lte, notExists, sql } from 'drizzle-orm';
import { hideReported, lockListing, writeReport } from '../directory/reports.ts';
import { requireRow } from '../directory/viewer.ts';
import { networkHashOf } from '../session/network.ts';
import { runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import { dueQuestions, questionsJson, toQuestion } from './questions.ts';

/**
 * Keeps what the viewer says of a seller whom they are asked about, once; said again, it changes nothing. The listing is locked
 * first, so that its figures move by one answer after the other. Throws `not_found` where nothing was asked.
 */
export async function answerQuestion(
  ctx: MemberContext,
  input: AnswerQuestionInput,
): Promise<AnsweredQuestion> {
  const { db } = ctx;
  // On this machine everybody is a network of their own.
  const networkHash = (await networkHashOf(ctx)) ?? ctx.viewer.userId;
  const onlyIf = exists(ownAnswer(ctx, input.id, 'wrong_number'));
  const [, , , , rows] = await db.batch([
    lockListing(ctx, input.id),
    writeAnswer(ctx, input, networkHash),
    writeReport(ctx, { report: { id: input.id, reason: 'wrong_number' }, networkHash, onlyIf }),
    hideReported(ctx, input.id),
    db
      .select({
        answer: sql<Answer | null>`(${ownAnswer(ctx, input.id)})`,
        questions: questionsJson(ctx),
      })
      .from(oneRow)
      .where(runningSession(ctx)),
  ]);
  const { answer, questions } = requireRow(rows);
  if (!answer) throw new AppError('not_found');
  return { answer, questions: questions.map(toQuestion) };
}

/** The answer and the figures that it moves, in one statement. */
function writeAnswer(ctx: MemberContext, { id, answer }: AnswerQuestionInput, networkHash: string) {
  const { db, viewer, now } = ctx;
  const due = dueQuestions(ctx, sql`${viewer.userId}::uuid`).as('due');
  const grownBefore = new Date(now.getTime() - answerLimits.youngDays * dayMilliseconds);
  const ofNetwork = db
    .select({ network: answered.network })
    .from(answered)
    .where(and(eq(answered.sellerId, id), eq(answered.network, networkHash), eq(answered.counts, true)));
  const asked = db.$with('asked').as(
    db
      .select({
        sellerId: due.sellerId,
        counts: sql<boolean>`${and(lte(users.createdAt, grownBefore), notExists(ofNetwork))}`.as('counts'),
      })
      .from(due)
      .innerJoin(users, eq(users.id, viewer.userId))
      .where(and(eq(due.sellerId, id), runningSession(ctx))),
  );
  const values = {
    buyerId: viewer.userId,
    sellerId: asked.sellerId,
    answer,
    counts: asked.counts,
    network: sql`case when ${asked.counts} then ${networkHash}::text end`,
    answeredAt: now,
  };
  const added = db
    .$with('added', { counts: answered.counts })
    .as(
      sql`${insertSelect(answered, values, sql`from ${asked}`)} on conflict do nothing returning ${answered.counts}`,
    );
  const isCounted = exists(db.select({ counts: added.counts }).from(added).where(eq(added.counts, true)));
  const counted = db.$with('counted').as(
    db
      .update(listings)
      .set({
        answeredOf: sql`${listings.answeredOf} + 1`,
        answeredYes: sql`${listings.answeredYes} + ${answer === 'yes' ? 1 : 0}::int`,
      })
      .where(and(eq(listings.userId, id), isCounted))
      .returning({ userId: listings.userId }),
  );
  return db.with(asked, added, counted).select({ userId: counted.userId }).from(counted);
}

/** What the viewer said of a seller, where it is that or anything. */
function ownAnswer({ db, viewer }: MemberContext, sellerId: string, answer?: Answer) {
  return db
    .select({ answer: answered.answer })
    .from(answered)
    .where(
      and(
        eq(answered.buyerId, viewer.userId),
        eq(answered.sellerId, sellerId),
        answer && eq(answered.answer, answer),
      ),
    );
}
