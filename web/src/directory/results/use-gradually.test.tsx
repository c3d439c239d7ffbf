import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../../test/render.tsx';
import { useGradually } from './use-gradually.ts';

/** What was drawn, time after time: the first list of a document is that of the first test. */
function recorded() {
  const seen: { drawn: number; isWhole: boolean }[] = [];
  function List({ count }: { count: number }) {
    const { drawn, isWhole } = useGradually(Array.from({ length: count }, (_, index) => index));
    seen.push({ drawn: drawn.length, isWhole });
    return <p>{isWhole ? `all ${drawn.length}` : 'some'}</p>;
  }
  return { seen, List };
}

it('draws a few of the first list, then one after the other, and what a document does not bring at once', async () => {
  const { seen, List } = recorded();
  await renderWithMessages(<List count={30} />);
  await expect.element(page.getByText('all 30')).toBeVisible();
  const steps = [...new Set(seen.map(({ drawn }) => drawn))];
  expect(steps).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 30]);
  expect(seen.filter(({ isWhole }) => isWhole).every(({ drawn }) => drawn === 30)).toBe(true);
});

it('draws every other list whole, whether it grows or shrinks', async () => {
  const { seen, List } = recorded();
  const { rerender } = await renderWithMessages(<List count={30} />);
  await rerender(<List count={50} />);
  await expect.element(page.getByText('all 50')).toBeVisible();
  await rerender(<List count={1} />);
  await expect.element(page.getByText('all 1')).toBeVisible();
  expect(seen.every(({ isWhole }) => isWhole)).toBe(true);
});
