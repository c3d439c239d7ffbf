import type { NestedPlans } from './nested-plans.ts';

/** The statements that were run in another way at another size; those that only one run met are not compared. */
export function otherPlans(own: NestedPlans, other: NestedPlans): string[] {
  return Object.entries(own.shapes)
    .filter(([statement, shapes]) => {
      const before = other.shapes[statement];
      return before !== undefined && shapes.some((shape) => !before.includes(shape));
    })
    .map(([statement]) => statement);
}
