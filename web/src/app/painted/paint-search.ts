import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import type { SearchOutput } from '@mboalink/shared/directory/calls.ts';
import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { readCriteria, toSearchInput } from '@mboalink/shared/directory/criteria.ts';
import { dyeOf, initialsOf } from '@mboalink/shared/directory/initials.ts';
import { trustFacts } from '@mboalink/shared/directory/trust.ts';
import { readableNumber } from '@mboalink/shared/phone-format.ts';
import type { i18n } from 'i18next';
import styles from '../../directory/find-contact-screen.module.css';
import { languageOf } from '../../i18n/create-i18n.ts';
import { directoryQueries, keepQuota } from '../../lib/api/directory-queries.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { drawScreen, endOf } from './draw-screen.tsx';
import * as samples from './samples.ts';

type Seen = {
  contacts: readonly Contact[];
  user?: CurrentUser;
  query?: string;
  count?: number;
  /** Left out: what the screen keeps room for until it knows. */
  quota?: SearchOutput['quotaInfo'];
};

/** The screen of the search with some contacts. */
function drawSearch(i18n: i18n, { contacts, user = samples.user, query = '', count, quota }: Seen): string {
  const input = toSearchInput(readCriteria(query));
  const { queryKey } = directoryQueries.search({ userId: user._id, language: languageOf(i18n) }, input);
  const { pagination } = samples.searchAnswer;
  const totalCount = count ?? pagination.totalCount;
  const page = {
    ...samples.searchAnswer,
    contacts: [...contacts],
    pagination: { ...pagination, totalCount },
  };
  return drawScreen(i18n, { name: 'find-contact', user, query }, () => {
    queryClient.setQueryData(queryKey, { pages: [page], pageParams: [undefined] });
    if (quota) keepQuota(queryClient, user._id, quota);
  });
}

const cards = /<li>(<article.*?<\/article>)<\/li>/gs;

/** The cards of a screen, as they stand in its list. */
const cardsOf = (html: string): string[] => [...html.matchAll(cards)].map(([, card = '']) => card);

const unlimited: CurrentUser = { ...samples.user, dailyMatchesLimit: null };

/** The page around its cards, and what stands between the first and the others. */
export function drawPage(i18n: i18n, seen: Omit<Seen, 'contacts'>): { page: string; between: string } {
  const { contact } = samples;
  const html = drawSearch(i18n, { ...seen, contacts: [contact, { ...contact, _id: 'qz-2' }] });
  const [first, second] = [...html.matchAll(cards)];
  if (!first || !second) throw new Error('the search was drawn without cards');
  const before = html
    .slice(0, first.index)
    .replace(/<div[^>]*>(?=<svg)/, `$&<div class="${styles.room}"></div>`);
  const shown = seen.count ?? samples.searchAnswer.pagination.totalCount;
  return {
    page: `${before.replace(new RegExp(`(<h2[^>]*>)${shown}`), '$1{{shown}}')}{{&cards}}${endOf(before)}`,
    between: html
      .slice(first.index + first[0].length, second.index)
      .replaceAll('<li>', `<li class="${styles.onPhone}">`),
  };
}

export const pageVariants: Record<string, Record<string, Omit<Seen, 'contacts'>>> = {
  reader: { unlimited: { user: unlimited } },
  criteria: { filters: { query: 'region=littoral' } },
  count: { one: { count: 1 } },
};

const badge = (type: 'basic' | 'pro' | 'premium', sponsored: boolean): Partial<Contact> => ({
  sponsored,
  planInfo: { ...samples.contact.planInfo, badge: { type, color: '', label: '' } },
});

const trust = (known: Partial<Contact['trust']>): Partial<Contact> => ({
  trust: { ...samples.contact.trust, emailProved: false, seenRecently: false, ...known },
});

const [whatsappNumber, email] = ['237671112223', 'qzmail@qz.example'];
const ways = {
  Both: { whatsappNumber, email },
  Number: { whatsappNumber },
  Mail: { email },
  Nothing: {},
} as const;

const openCards = Object.entries(ways).flatMap(([name, way]) => {
  const open = { ...way, unlocked: true };
  return [
    [`open${name}`, { contact: open }],
    [`listed${name}`, { contact: open, user: unlimited }],
  ] as const;
});

type CardVariant = { contact?: Partial<Contact>; user?: CurrentUser; quota?: SearchOutput['quotaInfo'] };

/** What cards differ in, each beside all others. */
export const cardVariants: Record<string, Record<string, CardVariant>> = {
  mark: {
    sponsored: { contact: { sponsored: true } },
    ...Object.fromEntries(
      (['basic', 'pro', 'premium'] as const).flatMap((type) => [
        [type, { contact: badge(type, false) }],
        [`${type}Sponsored`, { contact: badge(type, true) }],
      ]),
    ),
  },
  trade: {
    none: { contact: { names: { ...samples.contact.names, category: '', subcategory: '' } } },
    sector: { contact: { names: { ...samples.contact.names, subcategory: '' } } },
  },
  description: { none: { contact: { description: '' } } },
  trust: {
    none: { contact: trust({}) },
    one: { contact: trust({ emailProved: true }) },
    caution: { contact: trust({ numberChanged: true }) },
    cautionAndOne: { contact: trust({ numberChanged: true, emailProved: true }) },
  },
  picture: { own: { contact: { profilePicture: '/qz-picture' } } },
  saved: { yes: { contact: { saved: true } } },
  since: { year: { contact: { joinedDate: '2020-01-01T00:00:00.000Z' } } },
  number: {
    cost: { quota: samples.searchAnswer.quotaInfo },
    oneTap: { user: unlimited },
    ...Object.fromEntries(openCards),
  },
};

/** One card, with holes in place of what it says of its contact. */
export function drawCard(i18n: i18n, { contact, ...seen }: CardVariant): string {
  const shown = { ...samples.contact, ...contact };
  const [card = ''] = cardsOf(drawSearch(i18n, { ...seen, contacts: [shown] }));
  const facts = trustFacts(shown.trust, languageOf(i18n));
  const { dailyLimit, viewedToday } = samples.searchAnswer.quotaInfo;
  const cost = i18n.t('directory:quota.today', { viewed: viewedToday + 1, limit: String(dailyLimit) });
  const texts: [text: string, hole: string][] = [
    ...facts.map(({ text }, index): [string, string] => [text, `{{fact${index}}}`]),
    [cost, i18n.t('directory:quota.today', { viewed: '{{viewed}}', limit: '{{limit}}' })],
    [readableNumber(whatsappNumber), '{{number}}'],
    [
      `${dyeOf(shown.businessName)}" aria-hidden="true">${initialsOf(shown.businessName)}<`,
      '{{dye}}" aria-hidden="true">{{initials}}<',
    ],
    [shown._id, '{{id}}'],
    ['Qzquartier, Qztown', '{{place}}'],
    ...Object.entries({ name: 'Qzname', sector: 'Qzsector', trade: 'Qztrade' }).map(
      ([hole, text]): [string, string] => [text, `{{${hole}}}`],
    ),
    ['Qzdescription', '{{description}}'],
    ['/qz-picture', '{{picture}}'],
  ];
  const ids = [...new Set(card.match(/_drawn-R_\w+_/g))];
  const withIds = ids.reduce((html, id, index) => html.replaceAll(id, `{{id}}-${index}`), card);
  return texts
    .reduce((html, [text, hole]) => html.replaceAll(text, hole), withIds)
    .replace(/(<time dateTime=")[^<]*/, '$1{{joined}}">{{since}}')
    .replace(/https:\/\/wa\.me\/[^"]*/, '{{whatsapp}}')
    .replace(/tel:[^"]*/, '{{call}}')
    .replace(/mailto:[^"]*/, '{{mail}}');
}
