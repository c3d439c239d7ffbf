import type { UIMatch } from 'react-router';
import type { Namespace } from './words.ts';

/** When a page asks for its scripts: never, at the first touch (or on an idle good line), or once it is painted. */
export type Start = 'never' | 'touch' | 'paint';

/** What a route says of itself beside its code: `export const handle = { words: ['search'], start: 'paint' } satisfies Handle`. */
export type Handle = {
  /** The words that it shows beside the common ones. */
  words?: readonly Namespace[];
  /** The innermost route that says it decides; 'touch' where none does. */
  start?: Start;
};

/** What the routes of a page say together: all their words, and when scripts start. */
export function handleOf(matches: readonly Pick<UIMatch, 'handle'>[]): { words: Namespace[]; start: Start } {
  const handles = matches.map(({ handle }) => (handle ?? {}) as Handle);
  return {
    words: [...new Set<Namespace>(['common', ...handles.flatMap(({ words }) => words ?? [])])],
    start:
      handles
        .map(({ start }) => start)
        .filter(Boolean)
        .pop() ?? 'touch',
  };
}
