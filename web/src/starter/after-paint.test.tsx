import { afterEach, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

afterEach(() => void vi.useRealTimers());

it('acts once, when what stands there has been drawn', async () => {
  document.body.append('Something to paint');
  const began = performance.now();
  const seen: string[] = [];
  const drawn = new Promise<void>((done) => {
    requestAnimationFrame(() => seen.push('one frame'));
    afterPaint(() => {
      seen.push('acted');
      done();
    });
    requestAnimationFrame(() => requestAnimationFrame(() => seen.push('the next')));
  });
  expect(seen).toEqual([]);
  await drawn;
  expect(performance.now() - began).toBeLessThan(900);
  await new Promise((later) => setTimeout(later, 1100));
  expect(seen).toEqual(['one frame', 'the next', 'acted']);
});

it('waits for no frame of a page that is not seen', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const act = vi.fn();
  afterPaint(act);
  expect(act).toHaveBeenCalledTimes(1);
});

it('waits a second at most for a page of which nothing is drawn', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  vi.useFakeTimers();
  const act = vi.fn();
  afterPaint(act);
  vi.advanceTimersByTime(999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
});
