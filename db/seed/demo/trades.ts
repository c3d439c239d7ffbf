import { categories, type Subcategory } from '@mboalink/shared/catalogue/categories.ts';
import type { Language } from '@mboalink/shared/language.ts';
import trades from '../data/trades.json' with { type: 'json' };
import { type Random, weightedPicker } from '../random.ts';
import { type DemoPlace, northernRegions } from './place.ts';

/** What the business of a subcategory is called and says of itself; `weight` is how common it is. */
export type Trade = {
  subcategory: Subcategory;
  kind: string;
  weight: number;
  words: Readonly<Record<Language, { names: readonly string[]; leads: readonly string[] }>>;
};

const tradeEntries: Readonly<Record<string, { weight: number; kind: string } & Trade['words']>> = trades;

const allTrades: readonly Trade[] = categories
  .flatMap((category) => category.subcategories)
  .flatMap((subcategory) => {
    const entry = tradeEntries[subcategory.slug];
    if (!entry) return [];
    return { subcategory, kind: entry.kind, weight: entry.weight, words: { fr: entry.fr, en: entry.en } };
  });

const commonWeight = 2;
const pickAny = weightedPicker(allTrades.map((trade) => [trade, trade.weight] as const));
const pickCommon = weightedPicker(
  allTrades.filter((trade) => trade.weight >= commonWeight).map((trade) => [trade, trade.weight] as const),
);

const coast = ['douala', 'limbe', 'kribi', 'tiko', 'edea'];
const tradingPosts = [...coast, 'yaounde', 'garoua', 'ngaoundere', 'kousseri', 'garoua-boulai', 'bafoussam'];
const onlyIn: Readonly<Record<string, readonly string[]>> = {
  'boats-and-ferries': coast,
  'clearing-agents': tradingPosts,
  'sea-and-air-cargo': tradingPosts,
  'timber-and-heavy-haulage': ['douala', 'kribi', 'yaounde', 'bertoua', 'ebolowa'],
  'currency-exchange': tradingPosts,
};

/** A trade that one finds in such a place: small towns have the common ones only. */
export function chooseTrade(random: Random, place: DemoPlace): Trade {
  for (;;) {
    const trade = place.tier <= 2 ? pickAny(random) : pickCommon(random);
    const allowed = onlyIn[trade.subcategory.slug];
    if (!allowed || allowed.includes(place.citySlug)) return trade;
  }
}

const seaside = new Set([
  'beach-hotels',
  'swimming-and-beach-clubs',
  'fresh-fish-from-fishermen',
  'beach-and-falls-trips',
]);
const pork = new Set(['pigs', 'pork', 'pork-grills', 'pig-and-cattle-feed']);

/** The items of a trade that one would offer in a place. */
export function itemsFor(trade: Trade, place: DemoPlace) {
  const isNorthern = northernRegions.has(place.regionSlug);
  return trade.subcategory.items.filter(
    (item) =>
      !(seaside.has(item.slug) && !coast.includes(place.citySlug)) && !(isNorthern && pork.has(item.slug)),
  );
}
