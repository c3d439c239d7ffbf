import { textWidth } from './text-width.ts';

export type Spot = { x: number; y: number };
export type Box = { left: number; top: number; right: number; bottom: number };

type Anchor = 'start' | 'middle' | 'end';

/** A name in the sketch: where its base line begins, has its middle or ends, and the room that it takes at most. */
export type Label = Spot & { anchor: Anchor; text: string; box: Box };

export type Frame = { width: number; height: number };

/** Of names in the sketch, in its units; the marked one is larger. */
const textSize = { own: 14, other: 12 } as const;

/** How far a name stands from its dot. */
const gap = { own: 9, other: 5 } as const;
const margin = 3;
const dotRadius = 3;

type Named = { spot: Spot; text: string };

/**
 * Names beside their dots, none over another, over a dot or over the edge. The own one always has a place, at worst over
 * dots; of the others those that find one, in their order, `most` at the most.
 */
export function placeLabels(
  { own, others, dots }: { own: Named; others: readonly Named[]; dots: readonly Spot[] },
  frame: Frame,
  most: number,
): { own: Label; others: readonly Label[] } {
  const dotBoxes = dots.map((dot) => around(dot, dotRadius));
  const ownDot = around(own.spot, gap.own - 2);
  const ownPlaces = candidates(own, 'own', frame);
  const hits = (label: Label) => dotBoxes.filter((box) => overlap(box, label.box)).length;
  const ownLabel = ownPlaces.reduce((best, each) => (hits(each) < hits(best) ? each : best));
  const taken = [ownLabel.box, ownDot];
  const labels: Label[] = [];
  for (const other of others) {
    if (labels.length === most) break;
    const free = candidates(other, 'other', frame).find(
      (label) => hits(label) === 0 && !taken.some((box) => overlap(box, label.box)),
    );
    if (!free) continue;
    labels.push(free);
    taken.push(free.box);
  }
  return { own: ownLabel, others: labels };
}

/** Beside a dot, above it and below it, then at its corners; what would cross an edge is moved along. */
function candidates({ spot, text }: Named, kind: 'own' | 'other', frame: Frame): [Label, ...Label[]] {
  const size = textSize[kind];
  const width = textWidth(text) * size;
  const away = gap[kind];
  const at = (anchor: Anchor, right: number, down: number): Label => {
    const start = spot.x + right - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
    const left = between(margin, start, frame.width - width - margin);
    const base = between(size + margin, spot.y + down, frame.height - size / 3 - margin);
    const box = { left, right: left + width, top: base - size, bottom: base + size / 3 };
    const x = anchor === 'start' ? left : anchor === 'end' ? left + width : left + width / 2;
    return { x, y: base, anchor, text, box };
  };
  const [level, above, below] = [size / 3, -away - size / 3, away + size] as const;
  const over = at('middle', 0, above);
  const all = [
    at('start', away, level),
    at('end', -away, level),
    over,
    at('middle', 0, below),
    at('start', away / 2, above),
    at('end', -away / 2, above),
    at('start', away / 2, below),
    at('end', -away / 2, below),
  ];
  const [first = over, ...rest] = all.filter(({ box }) => !overlap(box, around(spot, away - 2)));
  return [first, ...rest];
}

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

const around = ({ x, y }: Spot, radius: number): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

/** Whether two boxes share some room. */
export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
