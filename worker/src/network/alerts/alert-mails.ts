import { regularMails } from '@mboalink/db/schema/accounts.ts';
import { searchAlerts } from '@mboalink/db/schema/network.ts';
import { findSubcategory } from '@mboalink/shared/catalogue/categories.ts';
import { findTown } from '@mboalink/shared/catalogue/places.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { alertLimits } from '@mboalink/shared/limits.ts';
import { and, eq, inArray } from 'drizzle-orm';
import {
  type Composers,
  type MailContext,
  mailPreferenceUrl,
  type QueuedMail,
} from '../../outbox/queue-mail.ts';
import { runningAlerts } from './alerts.ts';
import { type KeptSearch, searchName } from './asked-alert.ts';
import { findNews, type News } from './find-news.ts';
import { newsMail, type SearchNews } from './news-mail.ts';

/** The mails about saved searches: who is named is looked up as the mail leaves, by what its reader may find by then. */
export const alertMails = composersBy(newsOf);

/** The same with what was just found, by the ids of the mails. */
export const alertMailsOf = (found: ReadonlyMap<string, readonly News[]>) =>
  composersBy(async ({ payload }) => found.get(payload.mailId) ?? []);

type FindNews = (mail: QueuedMail<'search-news'>, ctx: MailContext) => Promise<readonly News[]>;

function composersBy(find: FindNews) {
  return {
    'search-news': async (mail, ctx) => {
      const news = await find(mail, ctx);
      if (news.length === 0) return null;
      return newsMail({
        to: mail.recipient,
        language: mail.language,
        news: await Promise.all(news.map((one) => toSearchNews(one, ctx, mail.language))),
        settingsUrl: new URL('/settings', ctx.env.PUBLIC_URL).href,
        stopUrl: await mailPreferenceUrl(ctx, { about: 'mail', id: mail.payload.mailId }, mail.language),
      });
    },
  } satisfies Partial<Composers>;
}

async function newsOf({ payload }: QueuedMail<'search-news'>, ctx: MailContext): Promise<News[]> {
  const spans = new Map(payload.alerts.map((span) => [span.id, span]));
  const isTold = and(eq(regularMails.id, payload.mailId), inArray(searchAlerts.id, [...spans.keys()]));
  const alerts = await runningAlerts(ctx, isTold);
  return findNews(
    ctx,
    alerts.map((alert) => ({ ...alert, ...spans.get(alert.id) })),
  );
}

async function toSearchNews(
  { alert, listings }: News,
  ctx: MailContext,
  language: Language,
): Promise<SearchNews> {
  return {
    name: searchName(alert, language),
    listings: listings.slice(0, alertLimits.named).map(({ name, subcategorySlug, citySlug }) => ({
      name,
      trade: findSubcategory(subcategorySlug ?? '')?.[language] ?? '',
      town: findTown(citySlug)?.[language] ?? '',
    })),
    more: Math.max(0, listings.length - alertLimits.named),
    searchUrl: new URL(`/find-contact?${queryOf(alert)}`, ctx.env.PUBLIC_URL).href,
    stopUrl: await mailPreferenceUrl(ctx, { about: 'alert', id: alert.id }, language),
  };
}

/** The query by which the search of members asks for the same; what it has no place for is left out. */
function queryOf({ search, filters }: KeptSearch): string {
  const { categories: _, exact, ...chosen } = filters;
  const texts = Object.entries(chosen).map(([name, value]) => [name, [value].flat().join(',')]);
  const all = [['search', search.trim()], ...texts, ['exact', exact && search ? 'true' : '']];
  return new URLSearchParams(all.filter(([, text]) => text !== '')).toString();
}
