import { regularMails, users } from '@mboalink/db/schema/accounts.ts';
import { subscriptions } from '@mboalink/db/schema/billing.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { searchAlerts } from '@mboalink/db/schema/network.ts';
import { alertSameness } from '@mboalink/db/sql/expressions.ts';
import { columnName, insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { findItem, findSubcategory } from '@mboalink/shared/catalogue/categories.ts';
import { findCategoryName } from '@mboalink/shared/catalogue/category-names.ts';
import { findTown, otherTown } from '@mboalink/shared/catalogue/places.ts';
import { findRegion } from '@mboalink/shared/catalogue/regions.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import type { CountInput } from '@mboalink/shared/directory/calls.ts';
import { chosenFilters } from '@mboalink/shared/directory/filters.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { alertLimits } from '@mboalink/shared/limits.ts';
import type { AlertsOutput, SearchAlert } from '@mboalink/shared/network/calls.ts';
import type { AlertFilters } from '@mboalink/shared/network/search-name.ts';
import * as shared from '@mboalink/shared/network/search-name.ts';
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { dailyLimit } from '../../billing/subscription-state.ts';
import type { Context } from '../../context.ts';
import { prepareSearch } from '../../directory/search.ts';
import type { Attempt } from '../../directory/search-attempts.ts';
import { requireRow } from '../../directory/viewer.ts';
import { wants } from '../../outbox/queue-mail.ts';
import { isMember, runningSession } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';

/** The searches that the viewer is mailed about, latest first, and why they are not, where they are not. */
export async function listAlerts(ctx: MemberContext): Promise<AlertsOutput> {
  return toAlerts(requireRow(await selectAlerts(ctx)));
}

/** What `toAlerts` takes; no row when the session no longer runs. */
function selectAlerts(ctx: MemberContext) {
  const { db, now } = ctx;
  const { id, userId, search, filters, createdAt, toldAt, stoppedAt } = searchAlerts;
  const list = jsonList(
    jsonObject({
      _id: id,
      search,
      filters,
      createdAt,
      toldAt,
      stopped: sql<boolean>`${stoppedAt} is not null`,
    }),
    sql`${desc(createdAt)}, ${desc(id)}`,
  );
  const own = db.select({ list }).from(searchAlerts).where(eq(userId, users.id));
  return db
    .select({
      alerts: sql<SearchAlert[]>`${own}`,
      off: sql<AlertsOutput['off']>`case when ${dailyLimit(now)} = 0 then 'plan'
        when not (${wants('email')} and ${wants('searchAlerts')}) then 'mail' end`,
    })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(isMember(ctx));
}

function toAlerts(row: Pick<AlertsOutput, 'alerts' | 'off'>): AlertsOutput {
  return { ...row, limit: alertLimits.alerts };
}

type SavedAlert = AlertsOutput & { savedId: string; added: boolean; resumed: boolean };

/**
 * Mails the viewer from tomorrow morning on who is new for a search; the same search is there once, and begins anew where
 * it was stopped. Counted under the viewer's lock. Throws `conflict` for one more than there may be.
 */
export async function saveAlert(ctx: MemberContext, input: CountInput): Promise<SavedAlert> {
  const kept = askedAlert(input, ctx);
  const [resumed, added, , rows] = await ctx.db.batch([
    resume(ctx, kept),
    add(ctx, kept),
    startMails(ctx),
    selectAlerts(ctx),
  ]);
  const answer = toAlerts(requireRow(rows));
  const saved = resumed[0] ?? added[0];
  if (!saved) throw new AppError('conflict', { screen: 'alerts' });
  return {
    ...answer,
    savedId: saved.id,
    added: added.length > 0,
    resumed: resumed[0]?.wasStopped ?? false,
  };
}

const samenessOf = ({ search, filters }: KeptSearch) =>
  alertSameness(search, sql`${JSON.stringify(filters)}::jsonb`);

function resume(ctx: MemberContext, kept: KeptSearch) {
  const { db, viewer } = ctx;
  const isSame = eq(searchAlerts.sameness, samenessOf(kept));
  const before = db
    .select({
      id: searchAlerts.id,
      wasStopped: sql<boolean>`${isNotNull(searchAlerts.stoppedAt)}`.as('was_stopped'),
    })
    .from(searchAlerts)
    .where(and(eq(searchAlerts.userId, viewer.userId), isSame, runningSession(ctx)))
    .as('before');
  return db
    .update(searchAlerts)
    .set({ stoppedAt: null })
    .from(before)
    .where(eq(searchAlerts.id, before.id))
    .returning({ id: searchAlerts.id, wasStopped: before.wasStopped });
}

function add(ctx: MemberContext, { search, filters }: KeptSearch) {
  const { db, now } = ctx;
  const { id, userId } = searchAlerts;
  const newest = db
    .select({ key: listings.searchKey })
    .from(listings)
    .orderBy(desc(listings.searchKey))
    .limit(1);
  const count = sql`(select count(*) from ${searchAlerts} where ${userId} = ${users.id})`;
  const added = db.$with('added', { id }).as(
    sql`${insertSelect(
      searchAlerts,
      {
        userId: users.id,
        search,
        filters,
        sameness: samenessOf({ search, filters }),
        toldUpTo: sql`coalesce((${newest}), 0)`,
        createdAt: now,
      },
      sql`from ${users} where ${isMember(ctx)} and ${count} < ${alertLimits.alerts}::int`,
    )} on conflict do nothing returning ${id}`,
  );
  return db.with(added).select({ id: added.id }).from(added);
}

/** The first mail comes tomorrow: what is there today, somebody has just seen. */
function startMails(ctx: MemberContext) {
  const { db, now } = ctx;
  const { id } = regularMails;
  const started = db
    .$with('started', { id })
    .as(
      sql`${insertSelect(
        regularMails,
        { userId: users.id, kind: 'searchAlerts', lookedOn: doualaDay(now) },
        sql`from ${users} where ${isMember(ctx)}`,
      )} on conflict (${columnName(regularMails.userId)}, ${columnName(regularMails.kind)}) do nothing returning ${id}`,
    );
  return db.with(started).select({ id: started.id }).from(started);
}

/** Takes an alert away, and answers those that are left; one that is not the viewer’s changes nothing. */
export async function removeAlert(ctx: MemberContext, { id }: { id: string }): Promise<AlertsOutput> {
  const { db, viewer } = ctx;
  const isOwn = and(eq(searchAlerts.id, id), eq(searchAlerts.userId, viewer.userId), runningSession(ctx));
  const [, rows] = await db.batch([db.delete(searchAlerts).where(isOwn), selectAlerts(ctx)]);
  return toAlerts(requireRow(rows));
}

/** The alerts of those regular mails that are sent now: their owner is there, wants them, and may search. */
export function runningAlerts({ db, now }: Pick<Context, 'db' | 'now'>, which: SQL | undefined) {
  const { id, userId, search, filters, toldUpTo, stoppedAt } = searchAlerts;
  return db
    .select({ mailId: regularMails.id, id, search, filters, since: toldUpTo, language: users.language })
    .from(regularMails)
    .innerJoin(users, eq(users.id, regularMails.userId))
    .innerJoin(searchAlerts, eq(userId, users.id))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(
      and(
        which,
        eq(regularMails.kind, 'searchAlerts'),
        isNull(users.deletedAt),
        isNull(stoppedAt),
        sql`${wants('email')} and ${wants('searchAlerts')}`,
        sql`${dailyLimit(now)} is distinct from 0`,
      ),
    )
    .orderBy(searchAlerts.createdAt, searchAlerts.id);
}

/** What an alert keeps of a search. */
export type KeptSearch = { search: string; filters: AlertFilters };

/** The newest that a search finds, as the search of members runs it. */
export function preparedAlert(input: CountInput, at: Pick<Context, 'language' | 'now'>) {
  return prepareSearch({ ...input, page: 1, limit: 1, sort: 'newest' }, at);
}

/** What is kept of a search. Throws `validation_failed` for one that asks for nothing, or that finds nobody ever. */
function askedAlert(input: CountInput, { language, now }: Pick<Context, 'language' | 'now'>): KeptSearch {
  const prepared = preparedAlert(input, { language, now });
  const { typed, filters, choices, exact } = prepared.search;
  const { openAt, maxPrice, withPicture } = input;
  const kept = {
    ...chosenFilters(filters),
    ...(choices.length > 0 && { categories: [...choices] }),
    ...(exact && { exact }),
    ...(openAt !== undefined && { openAt }),
    ...(maxPrice !== undefined && { maxPrice }),
    ...(withPicture !== undefined && { withPicture }),
  };
  const asksForNothing = typed.trim() === '' && Object.keys(kept).length === 0;
  if (asksForNothing || asAsked(prepared).length === 0) {
    throw new AppError('validation_failed', { errors: [{ field: 'search', message: refused[language] }] });
  }
  return { search: typed, filters: kept };
}

const refused: Record<Language, string> = {
  en: 'must name a trade, a place or a word: nobody is found by a number',
  fr: 'doit nommer un métier, un lieu ou un mot\u00a0: on ne trouve personne par un numéro',
};

type Prepared = ReturnType<typeof prepareSearch>['askers'][string];

/**
 * The ways of a search that are no wider than what was asked: where it was asked, with each word that was said, and not the
 * category in place of a trade. None where a search can find nobody.
 */
export function asAsked({ understood, tries }: Prepared): Attempt[] {
  const isTradeKnown = understood?.trades[0]?.path.includes('/') ?? false;
  const isAbove = ({ terms = [], words }: Attempt) =>
    isTradeKnown && !words && terms.length > 0 && terms.every(([kind]) => kind === 'category');
  const isClose = (attempt: Attempt) => attempt.steps.length === 0;
  return tries.attempts.filter((attempt) => isClose(attempt) && !isAbove(attempt)).map(withEachWord);
}

function withEachWord({ first = [], words = [], ...attempt }: Attempt): Attempt {
  const all = [...words, ...first];
  return all.length > 0 ? { ...attempt, words: all, exact: true } : attempt;
}

/** What a search is called in a mail. */
export function searchName(kept: KeptSearch, language: Language): string {
  return shared.searchName(kept, namesIn(language), language);
}

const namesIn = (language: Language): shared.SearchNames => ({
  category: (slug) => findCategoryName(slug)?.[language] ?? '',
  subcategory: (slug) => findSubcategory(slug)?.[language] ?? '',
  item: (slug) => findItem(slug)?.[language] ?? '',
  region: (slug) => findRegion(slug)?.[language] ?? '',
  town: (slug) => (slug === otherTown.slug ? undefined : findTown(slug)?.[language]) ?? '',
});
