import { formatCount } from '@mboalink/shared/format/counts.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { alertLimits } from '@mboalink/shared/limits.ts';
import { composeMail, type Paragraph } from '../../outbox/deliver.ts';

/** One search: what it is called, who is new, how many beyond those that are named, and where to see and to stop it. */
export type SearchNews = {
  name: string;
  listings: readonly { name: string; trade: string; town: string }[];
  more: number;
  searchUrl: string;
  stopUrl: string;
};

type Variables = {
  to: string;
  language: Language;
  news: readonly SearchNews[];
  settingsUrl: string;
  /** Where all mails of alerts are stopped. */
  stopUrl: string;
};

/** Tells somebody who is new for the searches that they saved, search by search, without numbers. */
export function newsMail({ to, language, news, settingsUrl, stopUrl }: Variables) {
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

function paragraphsOf({ name, listings, more, searchUrl, stopUrl }: SearchNews, said: Said): Paragraph[] {
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

type Said = {
  subject: (count: number, name: string | undefined) => string;
  intro: string;
  more: (count: number) => string;
  many: string;
  look: string;
  stop: string;
  stopAll: string;
  settings: string;
  why: string;
};

const counted = (count: number) =>
  formatCount(Math.min(count, alertLimits.counted), count > alertLimits.counted);

const messages: Record<Language, Said> = {
  en: {
    subject: (count, name) =>
      `${counted(count)} new ${count === 1 ? 'contact' : 'contacts'} for ${name ?? 'your saved searches'}`,
    intro: 'Since our last e-mail, new contacts who match what you are looking for have joined Mboalink.',
    more: (count) => (count === 1 ? 'and 1 more' : `and ${count} more`),
    many: 'and many more',
    look: 'See these contacts',
    stop: 'Stop this alert',
    stopAll: 'Stop all alerts',
    settings: 'Manage my alerts',
    why: 'You get this e-mail because you saved these searches: one a day at most, in the morning, and only when somebody is new.',
  },
  fr: {
    subject: (count, name) =>
      `${counted(count)} ${count === 1 ? 'nouveau contact' : 'nouveaux contacts'} pour ${name ?? 'vos recherches suivies'}`,
    intro:
      'Depuis notre dernier message, de nouveaux contacts qui correspondent à ce que vous cherchez ont rejoint Mboalink.',
    more: (count) => (count === 1 ? 'et 1 autre' : `et ${count} autres`),
    many: 'et beaucoup d’autres',
    look: 'Voir ces contacts',
    stop: 'Arrêter cette alerte',
    stopAll: 'Arrêter toutes les alertes',
    settings: 'Gérer mes alertes',
    why: 'Vous recevez ce message parce que vous suivez ces recherches\u00a0: un message par jour au plus, le matin, et seulement quand il y a du nouveau.',
  },
};
