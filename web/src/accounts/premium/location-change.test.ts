import { expect, it } from 'vitest';
import { applyLocationChange, type Location } from './location-change.ts';

const at = (city: string, quartier: string | null = null): Location => ({
  ...{ region: 'littoral', city, quartier, landmark: null },
});
const [main, edea, nkongsamba, mbanga] = [at('douala'), at('edea'), at('nkongsamba'), at('mbanga')];

it.each([
  ['adds behind the others', [main, edea], { index: 5, to: mbanga }, [main, edea, mbanga]],
  ['changes one', [main, edea], { index: 1, from: edea, to: mbanga }, [main, mbanga]],
  ['removes one', [main, edea, mbanga], { index: 1, from: edea }, [main, mbanga]],
  ['brings one back', [main, mbanga], { index: 1, to: edea }, [main, edea, mbanga]],
])('%s', (_, list, change, expected) => {
  expect(applyLocationChange(list, change).list).toEqual(expected);
});

it('finds an address that another tab moved, and the main one that it changed', () => {
  const list = [at('douala', 'Akwa'), nkongsamba, edea];
  expect(applyLocationChange(list, { index: 1, from: edea }).list).toEqual([list[0], nkongsamba]);
  expect(applyLocationChange(list, { index: 0, from: main, to: mbanga }).list).toEqual([
    mbanga,
    nkongsamba,
    edea,
  ]);
});

it('keeps what was typed of an address that another tab removed, and removes nothing else', () => {
  const change = { index: 1, from: edea, to: mbanga };
  expect(applyLocationChange([main], change)).toEqual({ list: [main, mbanga], index: 1 });
  expect(applyLocationChange([main, nkongsamba], { index: 1, from: edea }).list).toEqual([main, nkongsamba]);
});
