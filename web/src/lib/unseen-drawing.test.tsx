import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { drawUnseen, isDrawnUnseen, useTaskOfItsOwn } from './unseen-drawing.ts';

const roots: ReturnType<typeof createRoot>[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
});

/** What stands in an element that nobody sees, each time that something in it was drawn. */
function newPlace() {
  const place = document.createElement('div');
  const root = createRoot(place);
  roots.push(root);
  return { place, root };
}

function Piece({ depth, drawn }: { depth: number; drawn: number[] }) {
  const isDue = useTaskOfItsOwn();
  if (!isDue) return null;
  drawn.push(depth);
  return depth > 1 ? <Piece depth={depth - 1} drawn={drawn} /> : <p>whole</p>;
}

it('draws piece after piece, each in a task of its own, and is done with the last', async () => {
  const { place, root } = newPlace();
  const drawn: number[] = [];
  const drawing = drawUnseen(() => root.render(<Piece depth={3} drawn={drawn} />));
  const before: number[] = [];
  for (let task = 0; task < 10; task += 1) {
    before.push(drawn.length);
    await new Promise((next) => setTimeout(next));
  }
  await drawing;
  expect(place.textContent).toBe('whole');
  expect([...new Set(before)]).toEqual([0, 1, 2, 3]);
  expect(isDrawnUnseen()).toBe(false);
});

it('draws at once where somebody sees it', () => {
  const { place, root } = newPlace();
  const drawn: number[] = [];
  flushSync(() => root.render(<Piece depth={3} drawn={drawn} />));
  expect([drawn, place.textContent]).toEqual([[3, 2, 1], 'whole']);
});

it('waits no longer for a piece that is gone', async () => {
  const { place, root } = newPlace();
  const drawing = drawUnseen(() => root.render(<Piece depth={1} drawn={[]} />));
  root.render(<p>something else</p>);
  await drawing;
  expect(place.textContent).toBe('something else');
});

it('begins anew after a drawing that failed', async () => {
  const failed = drawUnseen(() => {
    throw new Error('broken');
  });
  await expect(failed).rejects.toThrow('broken');
  expect(isDrawnUnseen()).toBe(false);
  await drawUnseen(() => {});
});
