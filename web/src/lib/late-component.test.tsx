import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../test/render.tsx';
import { lateComponent } from './late-component.tsx';

afterEach(() => void vi.restoreAllMocks());

const Greeting = ({ name }: { name: string }) => <p>Welcome, {name}</p>;
const lost = new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/part-0.js');

it('says in its place that it did not arrive, and comes with the first other try', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'));
  const load = vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(lost)
    .mockResolvedValue(Greeting);
  const Late = lateComponent(load);
  await renderWithMessages(
    <>
      <p>The rest</p>
      <Late name="Bih" />
    </>,
    { messages: ['errors'] },
  );
  await expect.element(page.getByRole('alert').getByText(/^Network error/)).toBeVisible();
  await expect.element(page.getByText('The rest')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Welcome, Bih')).toBeVisible();
  expect(page.getByRole('alert').all()).toEqual([]);
  expect(load).toHaveBeenCalledTimes(2);
});

it('is there at once where it came before', async () => {
  const load = vi.fn(async () => Greeting);
  const Late = lateComponent(load);
  const first = await renderWithMessages(<Late name="Bih" />);
  await expect.element(page.getByText('Welcome, Bih')).toBeVisible();
  await first.unmount();
  const { container } = await renderWithMessages(<Late name="Neh" />);
  expect(container.textContent).toBe('Welcome, Neh');
  expect(load).toHaveBeenCalledOnce();
});
