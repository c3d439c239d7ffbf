import { doualaDay } from '@mboalink/shared/day.ts';
import { expect, it } from 'vitest';
import { renderScreen } from '../../test/render-screen.tsx';
import { WeekPlot, WeekSentence } from './week-plot.tsx';

const day = (ago: number) => doualaDay(new Date(Date.now() - ago * 86_400_000));

const weekOf = (counts: readonly number[]) =>
  counts.map((contactRequests, index) => ({ day: day(counts.length - 1 - index), contactRequests }));

it.each([
  ['fr', [2, 1, 4, 3, 6, 2, 4], 'Cette semaine, 22 personnes vous ont écrit ou appelé.'],
  ['fr', [0, 0, 0, 0, 0, 0, 1], 'Cette semaine, 1 personne vous a écrit ou appelé.'],
  ['fr', [0, 0, 0, 0, 0, 0, 0], 'Cette semaine, personne ne vous a encore écrit.'],
  ['en', [2, 1, 4, 3, 6, 2, 4], 'This week, 22 people wrote to you or called.'],
  ['en', [0, 0, 0, 0, 0, 0, 1], 'This week, 1 person wrote to you or called.'],
] as const)('says in %s of %j: %s', async (language, counts, sentence) => {
  const { container } = await renderScreen(<WeekSentence week={weekOf(counts)} />, { language });
  await expect.poll(() => container.textContent).toBe(sentence);
});

it('draws a house a day, today’s last and golden, none higher than the plot', async () => {
  const screen = await renderScreen(<WeekPlot week={weekOf([0, 900, 4, 3, 6, 2, 4])} />);
  await expect.element(screen.getByText('today')).toBeVisible();
  const heights = [...screen.container.querySelectorAll('svg')].map((one) =>
    Number(one.getAttribute('height')),
  );
  expect(heights).toHaveLength(7);
  expect(Math.max(...heights)).toBe(60);
  expect(heights[0]).toBe(3);
});
