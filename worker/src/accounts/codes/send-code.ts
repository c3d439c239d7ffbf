import { oneTimeCodes, users } from '@mboalink/db/schema/accounts.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { instant, isoText } from '@mboalink/db/sql/instant.ts';
import { jsonObject } from '@mboalink/db/sql/json.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { CodePurpose } from '@mboalink/shared/accounts/code-purposes.ts';
import type { RequestFields } from '@mboalink/shared/accounts/credentials.ts';
import { secondsUntilMidnight } from '@mboalink/shared/day.ts';
import type { AppError } from '@mboalink/shared/errors.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { codeLimits } from '@mboalink/shared/limits.ts';
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';
import { challengeRequired, type SolvedChallenge, spendChallenge, verifyChallenge } from '../../challenge.ts';
import type { Context } from '../../context.ts';
import { announceLimit, rateLimited } from '../../errors/rate-limited.ts';
import { type ClientIdentity, ensureChallenge, readClientIdentity } from '../../session/client-identity.ts';
import { countUse, isUsedUp, secondsUntilHourEnds } from '../../session/counted-limits.ts';
import { countedNetworksOf } from '../../session/network.ts';
import { codeMail } from '../mails/security-mails.ts';
import type { Client } from './asked.ts';
import { codeWait } from './code-wait.ts';
import { isKnownDevice } from './known-device.ts';
import { lockLimits } from './lock-limits.ts';
import { codesPerHour } from './mail-policy.ts';
import { askingNetworks, askingPerson, questionsPerDay } from './membership-questions.ts';
import { createCode, digestOf, storedHash } from './one-time-code.ts';
import { chargedForTexts } from './refused-text-limits.ts';
import { signInLink } from './sign-in-link.ts';

/** Whom a code is for; nobody where `where` finds no row. */
export type Recipient = {
  /** `users` for the code of an account, `oneRow` for an address that has none. */
  from: typeof users | typeof oneRow;
  where: SQL | undefined;
  /** The address that it is sent to. */
  subject: SQLWrapper;
  /** What the code will change. */
  newValue?: string;
  /** By what the account is recognised once that has changed. */
  newIdentityHashes?: string[];
};

/**
 * What follows where the asker has asked too often who is a member. Strangers are answered as if `decoy` were sent a code;
 * a member, who could see that no mail comes to a mailbox of their own, is `refused`, whomever they ask about.
 */
type PastQuestions = { decoy: string; refused?: undefined } | { decoy?: undefined; refused: string };

type CodeRequest = RequestFields & {
  purpose: CodePurpose;
  /** Taken first, so that two requests for one person wait for each other. */
  lock: RunnableQuery<unknown[], 'pg'>;
  /** The address, where it has no account whose row is locked. */
  strangerEmail?: string;
  recipient: Recipient;
  pastQuestions: PastQuestions;
  /** The error where there is no recipient; it is told whether `lock` found a row. */
  missing: (locked: boolean) => AppError;
};

/**
 * Writes a code and mails it. The row comes first, so that what arrives can be used at once; when the mail
 * cannot be sent the row goes again and nothing counts against anyone. `sent` is for whoever asked, the address is not.
 */
export async function sendCode(ctx: Context, request: CodeRequest) {
  const { purpose, lock, strangerEmail, recipient, pastQuestions, missing } = request;
  const { decoy, refused } = pastQuestions;
  const { client, challengeId, networks } = await readAsker(ctx, request);
  const draft = await draftCode(ctx, purpose);
  const solved = await verifyChallenge(ctx, 'send_code');
  const askers = refused ? askingPerson(ctx, refused) : askingNetworks(ctx, networks);
  const isOften = isUsedUp(ctx, askers);
  const isCharged = chargedForTexts(ctx, purpose, networks);
  const [locked, , , [row]] = await ctx.db.batch([
    lock,
    lockLimits(ctx, { email: strangerEmail, ...(purpose === 'login' && { decoy }), ...client }),
    ctx.db.execute(countUse(askers)),
    writeCode(ctx, { ...draft, recipient, pastQuestions, isOften, isCharged, client, solved }),
  ]);
  const perHour = codesPerHour(purpose);
  if (row?.isUnpaid) throw await workRequired(ctx, purpose, row);
  if (row?.isRefused && locked.length > 0) {
    throw rateLimited(secondsUntilMidnight(ctx.now), 'account', questionsPerDay);
  }
  if (!row?.subject) throw missing(locked.length > 0);
  if (!row.code && row.waitSeconds) throw rateLimited(row.waitSeconds, 'account', perHour);
  if (!row.code) throw await workRequired(ctx, purpose, row);
  announceLimit(ctx, perHour, { used: (row.inHour ?? 0) + (row.code.isShared ? 0 : 1) });
  if (!row.isDecoy && !row.code.isShared) {
    await mailCode(ctx, { ...draft, codeId: row.code.id, to: row.subject, language: row.language });
  }
  return {
    sent: {
      mark: row.code.mark,
      challengeId,
      expiresAt: row.code.expiresAt,
      resendAfterSeconds: codeLimits.resendAfterSeconds,
    },
    subject: row.subject,
  };
}

type Owed = { isUnpaid: boolean; softSeconds: number | null; level: number | null };

function workRequired(ctx: Context, purpose: CodePurpose, { isUnpaid, softSeconds, level }: Owed) {
  const seconds = isUnpaid ? secondsUntilHourEnds(ctx) : (softSeconds ?? 0);
  return challengeRequired(ctx, 'send_code', seconds, codesPerHour(purpose), level ?? 0);
}

async function readAsker(ctx: Context, { requestId }: RequestFields) {
  const identity = await readClientIdentity(ctx);
  const { challengeId, challengeHash } = await ensureChallenge(ctx, { requestId });
  const networks = await countedNetworksOf(ctx);
  const blockHash = networks[1]?.networkHash ?? null;
  const client: Client = { ...identity, challengeHash, blockHash, isNew: identity.challengeHash === null };
  return { client, challengeId, networks };
}

/** A code that is not written down yet, and what is said of it. */
type CodeDraft = { purpose: CodePurpose; code: string; mark: string; digest: string; expiresAt: Date };

async function draftCode(ctx: Context, purpose: CodePurpose): Promise<CodeDraft> {
  const { code, mark } = createCode(ctx);
  const digest = await digestOf(ctx.keys, purpose, code);
  const expiresAt = new Date(ctx.now.getTime() + codeLimits.lifeSeconds * 1000);
  return { purpose, code, mark, digest, expiresAt };
}

type CodeMail = CodeDraft & { codeId: string; to: string; language: Language | null };

async function mailCode(ctx: Context, { purpose, code, mark, expiresAt, codeId, to, language }: CodeMail) {
  const link = purpose === 'login' ? await signInLink(ctx, { codeId, code, expiresAt }) : undefined;
  const mail = codeMail({ to, code, mark, language: language ?? ctx.language, link });
  try {
    await ctx.mail.send({ ...mail, idempotencyKey: codeId });
  } catch (error) {
    await ctx.db.delete(oneTimeCodes).where(eq(oneTimeCodes.id, codeId));
    throw error;
  }
}

/** What the browser was given; `isShared`: the code of a mail that is there already. */
type SentCode = { id: string; mark: string; expiresAt: string; isShared: boolean };

const returned = {
  id: oneTimeCodes.id,
  mark: oneTimeCodes.mark,
  expiresAt: oneTimeCodes.expiresAt,
  mailedWith: oneTimeCodes.mailedWith,
};

type Written = { id: AnyPgColumn; mark: AnyPgColumn; expiresAt: AnyPgColumn; mailedWith: AnyPgColumn };

function sentCode({ id, mark, expiresAt, mailedWith }: Written): SQL<SentCode> {
  const isShared = sql<boolean>`${mailedWith} is not null`;
  return jsonObject({
    id: sql<string>`${id}`,
    mark: sql<string>`${mark}`,
    expiresAt: isoText(expiresAt),
    isShared,
  });
}

type WrittenCode = CodeDraft & {
  recipient: Recipient;
  pastQuestions: PastQuestions;
  /** Whether the asker has asked too often. */
  isOften: SQL;
  /** Whether the asker pays whatever is answered. */
  isCharged: SQL;
  client: Client;
  solved: SolvedChallenge | null;
};

function recipientCte({ db }: Context, { from, where, subject, newValue }: Recipient) {
  const account = from === users ? users : null;
  return db.$with('recipient').as(
    db
      .select({
        subject: sql<string>`${subject}`.as('subject'),
        language: sql<Language | null>`${account?.language ?? null}::text`.as('language'),
        userId: sql<string | null>`${account?.id ?? null}::uuid`.as('user_id'),
        newValue: sql<string | null>`${newValue ?? null}::text`.as('new_value'),
      })
      .from(from)
      .where(where),
  );
}

/** The recipient; for who has asked too often the decoy in their place, or nobody at all. */
function addresseeCte(ctx: Context, { recipient: to, pastQuestions: { decoy }, isOften }: WrittenCode) {
  const recipient = recipientCte(ctx, to);
  const addressee = ctx.db.$with('addressee').as(
    ctx.db
      .select({
        subject: sql<string>`coalesce(${recipient.subject}, ${decoy ?? null}::text)`.as('subject'),
        language: sql<Language | null>`${recipient.language}`.as('language'),
        userId: sql<string | null>`${recipient.userId}`.as('user_id'),
        newValue: sql<string | null>`${recipient.newValue}`.as('new_value'),
        isDecoy: sql<boolean>`${recipient.subject} is null`.as('is_decoy'),
      })
      .from(oneRow)
      .leftJoin(recipient, sql`true`)
      .where(
        decoy === undefined
          ? sql`${recipient.subject} is not null and not ${isOften}`
          : sql`${recipient.subject} is not null or ${isOften}`,
      ),
  );
  return { ctes: [recipient, addressee], addressee };
}

/** The device hash of a browser that the account knows, else null. */
function deviceOf(ctx: Context, userId: SQL, client: ClientIdentity): SQL {
  return sql`case when ${isKnownDevice(ctx, userId, client)} then ${client.deviceHash}::text end`;
}

type CodeSource = {
  addressee: ReturnType<typeof addresseeCte>['addressee'];
  shared: ReturnType<typeof codeWait>['shared'];
};

/** The row of a code: of its own, or of the mail that is shared. */
function codeValues(ctx: Context, asked: WrittenCode, { addressee, shared }: CodeSource) {
  const { purpose, recipient, digest, mark, client, expiresAt } = asked;
  const id = sql`${ctx.createId()}::uuid`;
  return {
    id,
    purpose,
    subject: addressee.subject,
    codeHash: sql`coalesce(${shared.codeHash}, ${storedHash(id, digest)})`,
    mark: sql`coalesce(${shared.mark}, ${mark}::text)`,
    mailedWith: shared.id,
    userId: addressee.userId,
    newValue: addressee.newValue,
    newIdentityHashes: recipient.newIdentityHashes ?? [],
    challengeHash: client.challengeHash,
    networkHash: client.networkHash,
    blockHash: client.blockHash,
    createdAt: ctx.now,
    expiresAt: sql`coalesce(${shared.expiresAt}, ${instant(expiresAt)})`,
  };
}

function writeCode(ctx: Context, asked: WrittenCode) {
  const { purpose, pastQuestions, isOften, isCharged, client, solved } = asked;
  const { db } = ctx;
  const { ctes: addressing, addressee } = addresseeCte(ctx, asked);
  const only = <Data>(field: SQL.Aliased<Data>) => sql<Data | null>`(select ${field} from ${addressee})`;
  const userId = only(addressee.userId);
  const device = deviceOf(ctx, userId, client);
  const subject = only(addressee.subject);
  const mailbox = sql`mailbox_of(${subject})`;
  const { ctes, wait, shared } = codeWait(ctx, { purpose, subject, mailbox, userId, device, client });
  const inTime = sql`(select ${wait.seconds} <= 0 from ${wait})`;
  const pastLimit = sql`(select ${wait.softSeconds} > 0 from ${wait})`;
  const isOwed = sql`${isCharged} or ${inTime} and ${pastLimit} and exists (select from ${addressee})`;
  const paid = spendChallenge(ctx, solved, isOwed, sql`(select ${wait.level} from ${wait})`);
  const values = { ...codeValues(ctx, asked, { addressee, shared }), deviceHash: device };
  const written = db.$with('written', returned).as(
    sql`${insertSelect(
      oneTimeCodes,
      values,
      sql`from ${addressee} left join ${shared} on true
        where ${inTime} and (not (${pastLimit} or ${isCharged}) or exists (select from ${paid}))`,
    )} returning ${sql.join(Object.values(returned), sql`, `)}`,
  );
  return db
    .with(...addressing, ...ctes, paid, written)
    .select({
      subject,
      language: only(addressee.language),
      isDecoy: only(addressee.isDecoy),
      isUnpaid: sql<boolean>`${isCharged} and not exists (select from ${paid})`,
      isRefused: sql<boolean>`${pastQuestions.refused !== undefined}::boolean and ${isOften}`,
      code: sql<SentCode | null>`(select ${sentCode(written)} from ${written})`,
      waitSeconds: sql<number | null>`(select ${wait.seconds} from ${wait})`,
      softSeconds: sql<number | null>`(select ${wait.softSeconds} from ${wait})`,
      level: sql<number | null>`(select ${wait.level} from ${wait})`,
      inHour: sql<number | null>`(select ${wait.inHour} from ${wait})`,
    })
    .from(oneRow);
}
