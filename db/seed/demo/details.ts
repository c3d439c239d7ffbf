import type { Hours, Price } from '@mboalink/shared/accounts/business-details.ts';
import type { WeekDay } from '@mboalink/shared/accounts/business-words.ts';
import type { Item } from '@mboalink/shared/catalogue/categories.ts';
import type { Language } from '@mboalink/shared/language.ts';
import hours from '../data/hours.json' with { type: 'json' };
import prices from '../data/prices.json' with { type: 'json' };
import { between, chance, type Random, sample } from '../random.ts';
import type { Trade } from './trades.ts';

type Service = readonly [fr: string, en: string, from: number, to: number];

const hoursOf: Readonly<Record<string, readonly string[]>> = hours;
const services = prices.services as unknown as Readonly<Record<string, readonly Service[]>>;
const priceOfItems = prices.items as unknown as Readonly<Record<string, readonly [from: number, to: number]>>;

/** When a business of a trade is open; half of them say it. */
export function chooseHours(random: Random, { kind }: Trade): Hours {
  if (!chance(random, 0.5)) return {};
  const later = between(random, -1, 1);
  return Object.fromEntries(
    (hoursOf[kind] ?? []).flatMap((line) => {
      const words = line.split(' ');
      const [from = '', until = ''] = words.slice(-2);
      const span: [string, string] =
        until === '24:00' ? [from, until] : [shift(from, later), shift(until, later)];
      return words.slice(0, -2).map((day) => [day as WeekDay, [span]]);
    }),
  );
}

/** A time that is so many half hours later, on the same day. */
function shift(time: string, halfHours: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = Math.min(hour * 60 + minute + halfHours * 30, 24 * 60 - 1);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** What some of it costs; a third of them say it. */
export function choosePrices(
  random: Random,
  { kind, subcategory }: Trade,
  items: readonly Item[],
  language: Language,
): Price[] {
  if (!chance(random, 1 / 3)) return [];
  const range = priceOfItems[subcategory.category] ?? priceOfItems[kind];
  if (range && items.length > 0)
    return items.slice(0, 3).map((item) => ({ label: item[language], fromXaf: amount(random, ...range) }));
  const offered = sample(random, services[kind] ?? [], between(random, 1, 3));
  return offered.map(([fr, en, from, to]) => ({
    label: language === 'fr' ? fr : en,
    fromXaf: amount(random, from, to),
  }));
}

/** As people write prices: round. */
function amount(random: Random, from: number, to: number): number {
  const step = to > 100_000 ? 5000 : to > 5000 ? 500 : 100;
  return between(random, Math.ceil(from / step), Math.floor(to / step)) * step;
}
