import { keysOf } from '@mboalink/shared/keys-of.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { type Painted, paintedPages } from '@mboalink/shared/painted.ts';
import type { i18n } from 'i18next';
import { createI18n } from '../../i18n/create-i18n.ts';
import { recordOf } from '../routes.ts';
import { loadScreen } from '../screens.ts';
import { drawMonthTemplate, type MonthVariant, monthVariants, type Reader } from './paint-dashboard.ts';
import { cardVariants, drawCard, drawPage, pageVariants } from './paint-search.ts';
import { templateOf } from './template.ts';

/** What can be drawn of both screens, as templates of what their components draw. */
export async function painted(language: Language): Promise<Painted> {
  const i18n = await wordsOfBoth(language);
  return {
    search: searchOf(i18n),
    dashboard: { seller: monthOf(i18n, 'seller'), buyer: monthOf(i18n, 'buyer') },
  };
}

/** The words of both screens, which are loaded with them. */
export async function wordsOfBoth(language: Language): Promise<i18n> {
  const missing: string[] = [];
  const pages = keysOf(paintedPages);
  const messages = pages.flatMap((page) => recordOf(page).messages);
  const i18n = await createI18n(language, [...new Set(messages)], (namespace, key) => {
    missing.push(`${namespace}:${key}`);
  });
  for (const page of pages) await loadScreen(page, i18n);
  if (missing.length > 0) throw new Error(`no message ${missing.join(', ')}`);
  return i18n;
}

function searchOf(i18n: i18n): Painted['search'] {
  const base = drawPage(i18n, {});
  const variants = each(pageVariants, (alternatives) => each(alternatives, (seen) => drawPage(i18n, seen)));
  const part = (which: 'page' | 'between') =>
    templateOf(
      base[which],
      each(variants, (drawn) => each(drawn, (one) => one[which])),
    );
  const say = (key: 'card.customer' | 'reveal.firstMessageToBuyer' | 'reveal.subject') =>
    i18n.t(`directory:${key}`);
  return {
    page: part('page'),
    between: part('between'),
    card: templateOf(
      drawCard(i18n, {}),
      each(cardVariants, (alternatives) => each(alternatives, (variant) => drawCard(i18n, variant))),
    ),
    customer: say('card.customer'),
    firstMessage: i18n.t('directory:reveal.firstMessage', { name: '{{name}}', trade: '{{trade}}' }),
    firstMessageToBuyer: say('reveal.firstMessageToBuyer'),
    subject: say('reveal.subject'),
  };
}

function monthOf(i18n: i18n, reader: Reader) {
  const draw = (variant: MonthVariant) => drawMonthTemplate(i18n, reader, variant);
  return templateOf(
    draw({}),
    each(monthVariants(reader), (alternatives) => each(alternatives, draw)),
  );
}

type Named<Value> = Record<string, Value>;

function each<Value, Made>(of: Readonly<Named<Value>>, make: (value: Value) => Made): Named<Made> {
  return Object.fromEntries(Object.entries(of).map(([name, value]) => [name, make(value)]));
}
