import { otherTown, placedQuartiersOf, towns } from '@mboalink/shared/catalogue/places.ts';
import { languages } from '@mboalink/shared/language.ts';
import { describe, expect, test } from 'vitest';
import { frame, layOutSketch } from './lay-out-sketch.ts';
import { type Box, overlap } from './place-labels.ts';
import { sketch } from './sketch.ts';
import { sketchedPlaces } from './sketched-places.ts';

/** Every quartier whose place is known, and every town without one. */
const everywhere = towns.flatMap(({ slug }) => [
  { city: slug, quartier: null },
  ...placedQuartiersOf(slug).map(({ name }) => ({ city: slug, quartier: name })),
]);

const sketched = languages.flatMap((language) =>
  everywhere.flatMap((where) => {
    const places = sketchedPlaces(where, language);
    return places ? [{ where: `${where.city}/${where.quartier} ${language}`, places }] : [];
  }),
);

describe('the sketch of each town and quartier', () => {
  test('is there wherever a place is known', () => {
    expect(sketched.length).toBeGreaterThan(700);
    const unknown = towns.filter(({ lat }) => lat === null);
    expect(unknown.length).toBeGreaterThan(0);
    for (const { slug } of unknown) expect(sketchedPlaces({ city: slug, quartier: null }, 'fr')).toBeNull();
    expect(sketch({ city: otherTown.slug, quartier: 'Akwa' }, 'fr')).toBe('');
  });

  test.each(['labels', 'dots'] as const)('has its %s inside the frame', (part) => {
    for (const { where, places } of sketched) {
      const { labels, dots, own } = layOutSketch(places);
      const boxes: Box[] =
        part === 'labels'
          ? [labels.own.box, ...labels.others.map(({ box }) => box)]
          : [...dots, own].map(({ x, y }) => ({ left: x - 6, right: x + 6, top: y - 6, bottom: y + 6 }));
      for (const { left, top, right, bottom } of boxes) {
        expect(Math.min(left, top), where).toBeGreaterThanOrEqual(0);
        expect(right, where).toBeLessThanOrEqual(frame.width);
        expect(bottom, where).toBeLessThanOrEqual(frame.height);
      }
    }
  });

  test('has no name over another or over the marked place', () => {
    for (const { where, places } of sketched) {
      const { labels, own } = layOutSketch(places);
      const marked = { left: own.x - 6, right: own.x + 6, top: own.y - 6, bottom: own.y + 6 };
      const boxes = [marked, labels.own.box, ...labels.others.map(({ box }) => box)];
      const pairs = boxes.flatMap((one, index) =>
        boxes.slice(index + 1).map((other) => [one, other] as const),
      );
      expect(
        pairs.filter(([one, other]) => overlap(one, other)),
        where,
      ).toEqual([]);
    }
  });

  test('names others beside the marked place, and has a scale', () => {
    for (const { where, places } of sketched) {
      const { named, scale } = layOutSketch(places);
      expect(named.length, where).toBeGreaterThanOrEqual(3);
      expect(scale.width, where).toBeGreaterThan(25);
    }
  });
});

describe('a quartier that somebody typed', () => {
  const areaOf = (quartier: string, city = 'douala') => sketchedPlaces({ city, quartier }, 'fr')?.area;

  test('is known by its name and its aliases, however it is spelled', () => {
    for (const typed of ['Akwa', 'AKWA', 'akwa centre', 'New Bell', 'Deido', 'Bonandjo']) {
      expect(areaOf(typed), typed).toBe('town');
    }
  });

  test('leads to the region where its place is not known, or too few are', () => {
    expect(areaOf('Bonapriso')).toBe('region');
    expect(areaOf('Chez moi')).toBe('region');
    expect(areaOf('Dang', 'ngaoundere')).toBe('region');
  });
});

test('says in words where the others lie, and what is north', () => {
  const french = String(sketch({ city: 'douala', quartier: 'Akwa' }, 'fr'));
  expect(french).toMatch(
    /aria-label="Le nord est en haut. Point marqué\s: Akwa\. Autour\s: .*Bonanjo \(au sud-ouest\)/,
  );
  expect(french).toContain('Croquis de Douala');
  expect(String(sketch({ city: 'kribi', quartier: null }, 'en'))).toMatch(
    /Sketch of the South region.*approximate/,
  );
});
