import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { type Language, languages } from '@mboalink/shared/language.ts';
import { paint, type Shape } from '@mboalink/shared/painted.ts';
import { expect, it } from 'vitest';
import { cardVariants, drawCard, drawPage, pageVariants } from './paint-search.ts';
import { painted, wordsOfBoth } from './painted.ts';

const holes = new Proxy({}, { get: (_, name) => `{{${String(name)}}}`, has: () => true });

/** Each name of a variant, and none, by what it is of; some combinations of them, always the same. */
function combinations(
  of: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  count: number,
): Shape[] {
  let random = 7;
  const pick = <Value>(values: readonly Value[]) => {
    random = (random * 48_271) % 2_147_483_647;
    return values[random % values.length];
  };
  return Array.from({ length: count }, () =>
    Object.fromEntries(
      Object.entries(of).map(([name, variants]) => [name, pick(['', ...Object.keys(variants)]) ?? '']),
    ),
  );
}

/** What all parts of a combination say together. */
const variantsOf = <Variant>(of: Readonly<Record<string, Readonly<Record<string, Variant>>>>, shape: Shape) =>
  Object.entries(shape).flatMap(([name, variant]) => of[name]?.[variant] ?? []);

const load = async (language: Language) => ({
  parts: await painted(language),
  i18n: await wordsOfBoth(language),
});

it.each(languages)('a card of any kind is painted as its component draws it (%s)', async (language) => {
  const { parts, i18n } = await load(language);
  for (const shape of combinations(cardVariants, 150)) {
    const variants = variantsOf(cardVariants, shape);
    const contact = Object.assign({}, ...variants.map((variant) => variant.contact)) as Partial<Contact>;
    const drawn = drawCard(i18n, { ...Object.assign({}, ...variants), contact });
    expect(paint(parts.search.card, shape, holes), JSON.stringify(shape)).toBe(drawn);
  }
});

it.each(languages)('the page around the cards, too (%s)', async (language) => {
  const { parts, i18n } = await load(language);
  for (const shape of combinations(pageVariants, 20)) {
    const drawn = drawPage(i18n, Object.assign({}, ...variantsOf(pageVariants, shape)));
    const cards = { ...holes, shown: '{{shown}}', cards: '{{&cards}}' };
    expect(paint(parts.search.page, shape, cards), JSON.stringify(shape)).toBe(drawn.page);
    expect(paint(parts.search.between, { criteria: shape.criteria ?? '' }, {})).toBe(drawn.between);
  }
});

it.each(languages)('nothing of the sample is left in a card (%s)', async (language) => {
  const { parts } = await load(language);
  const html = parts.search.card.tokens.join('');
  const found = [...html.matchAll(/\{\{([a-z]+)\d?\}\}/g)].map(([, hole]) => hole);
  const holesOfCard = ['description', 'dye', 'fact', 'id', 'initials', 'joined', 'name', 'place', 'sector'];
  expect([...new Set(found)].sort()).toEqual([...holesOfCard, 'since', 'trade']);
  expect(html).not.toMatch(/Qz|qz-|\d{4}-\d\d|dye\d|[-_]R_/);
});

it('what no build drew is not painted', async () => {
  const { parts } = await load('fr');
  expect(paint(parts.search.card, { mark: 'unknown' }, {})).toBeUndefined();
});
