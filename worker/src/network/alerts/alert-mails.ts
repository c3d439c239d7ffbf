import { regularMails } from '@mboalink/db/schema/accounts.ts';
import { searchAlerts } from '@mboalink/db/schema/network.ts';
import { findSubcategory } from '@mboalink/shared/catalogue/categories.ts';
import { findTown } from '@mboalink/shared/catalogue/places.ts';
import { formatCount } from '@mboalink/shared/format.ts';
import { inLanguage, type Language } from '@mboalink/shared/language.ts';
import { alertLimits } from '@mboalink/shared/limits.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { composeMail, type Paragraph } from '../../outbox/deliver.ts';
import {
  type Composers,
  type MailContext,
  mailPreferenceUrl,
  type QueuedMail,
} from '../../outbox/queue-mail.ts';
import { type KeptSearch, runningAlerts, searchName } from './alerts.ts';
import { findNews, type News } from './find-news.ts';

/** The mails about saved searches: who is named is looked up as the mail leaves, by what its reader may find by then. */
export const alertMails = {
  'search-news': async (mail, ctx) => {
    const news = await newsOf(mail, ctx);
    if (news.length === 0) return null;
    return newsMail({
      to: mail.recipient,
      language: mail.language,
      news: await Promise.all(news.map((one) => toSearchNews(one, ctx, mail.language))),
      settingsUrl: new URL(inLanguage('/settings', mail.language), ctx.env.PUBLIC_URL).href,
      stopUrl: await mailPreferenceUrl(ctx, { about: 'mail', id: mail.payload.mailId }, mail.language),
    });
  },
} satisfies Partial<Composers>;

async function newsOf({ payload }: QueuedMail<'search-news'>, ctx: MailContext): Promise<News[]> {
  const spans = new Map(payload.alerts.map((span) => [span.id, span]));
  const isTold = and(eq(regularMails.id, payload.mailId), inArray(searchAlerts.id, [...spans.keys()]));
  const alerts = await runningAlerts(ctx, isTold);
  return findNews(
    ctx,
    alerts.map((alert) => ({ ...alert, ...spans.get(alert.id) })),
  );
}

/** One search: what it is called, who is new, how many beyond those that are named, and where to see and to stop it. */
async function toSearchNews({ alert, listings }: News, ctx: MailContext, language: Language) {
  return {
    name: searchName(alert, language),
    listings: listings.slice(0, alertLimits.named).map(({ name, subcategorySlug, citySlug }) => ({
      name,
      trade: findSubcategory(subcategorySlug ?? '')?.[language] ?? '',
      town: findTown(citySlug)?.[language] ?? '',
    })),
    more: Math.max(0, listings.length - alertLimits.named),
    searchUrl: new URL(inLanguage(`/find-contact?${queryOf(alert)}`, language), ctx.env.PUBLIC_URL).href,
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

type SearchNews = Awaited<ReturnType<typeof toSearchNews>>;

type Variables = {
  to: string;
  language: Language;
  news: readonly SearchNews[];
  settingsUrl: string;
  /** Where all mails of alerts are stopped. */
  stopUrl: string;
};

/** Tells somebody who is new for the searches that they saved, search by search, without numbers. */
function newsMail({ to, language, news, settingsUrl, stopUrl }: Variables) {
  const said = messages[language];
  const count = news.reduce((sum, { listings, more }) => sum + listings.length + more, 0);
  return composeMail({
    to,
    language,
    stopUrl,
    subject: said.subject(count, news.length === 1 ? news[0]?.name : undefined),
    paragraphs: [
      said.intro,
      ...news.flatMap((one) => paragraphsOf(one, said)),
      { small: said.why },
      { link: settingsUrl, label: said.settings, isSmall: true },
      { link: stopUrl, label: said.stopAll, isSmall: true },
    ],
  });
}

function paragraphsOf(
  { name, listings, more, searchUrl, stopUrl }: SearchNews,
  said: (typeof messages)[Language],
): Paragraph[] {
  const isMany = listings.length + more > alertLimits.counted;
  const lines = listings.map(
    (listing) => `${listing.name} (${[listing.trade, listing.town].filter(Boolean).join(', ')})`,
  );
  return [
    { title: name },
    { lines: more > 0 ? [...lines, isMany ? said.many : said.more(more)] : lines },
    { link: searchUrl, label: said.look },
    { link: stopUrl, label: said.stop, isSmall: true },
  ];
}

const counted = (count: number) =>
  formatCount(Math.min(count, alertLimits.counted), count > alertLimits.counted);

const messages = {
  en: {
    subject: (count: number, name: string | undefined) =>
      `${counted(count)} new ${count === 1 ? 'contact' : 'contacts'} for ${name ?? 'your saved searches'}`,
    intro: 'Since our last e-mail, new contacts who match what you are looking for have joined Mboalink.',
    more: (count: number) => (count === 1 ? 'and 1 more' : `and ${count} more`),
    many: 'and many more',
    look: 'See these contacts',
    stop: 'Stop this alert',
    stopAll: 'Stop all alerts',
    settings: 'Manage my alerts',
    why: 'You get this e-mail because you saved these searches: one a day at most, in the morning, and only when somebody is new.',
  },
  fr: {
    subject: (count: number, name: string | undefined) =>
      `${counted(count)} ${count === 1 ? 'nouveau contact' : 'nouveaux contacts'} pour ${name ?? 'vos recherches suivies'}`,
    intro:
      'Depuis notre dernier message, de nouveaux contacts qui correspondent à ce que vous cherchez ont rejoint Mboalink.',
    more: (count: number) => (count === 1 ? 'et 1 autre' : `et ${count} autres`),
    many: 'et beaucoup d’autres',
    look: 'Voir ces contacts',
    stop: 'Arrêter cette alerte',
    stopAll: 'Arrêter toutes les alertes',
    settings: 'Gérer mes alertes',
    why: 'Vous recevez ce message parce que vous suivez ces recherches\u00a0: un message par jour au plus, le matin, et seulement quand il y a du nouveau.',
  },
};
