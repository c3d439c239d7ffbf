import type { ComponentType } from 'react';
import type { UIMatch } from 'react-router';
import type { Namespace } from './words.ts';

/** When a page asks for its scripts: never, at the first touch (or on an idle good line), or once it is painted. */
export type Start = 'never' | 'touch' | 'paint';

/** What surrounds a page: the site's footer, nothing, or the pages of the account beside it. */
export type Frame = 'footer' | 'plain' | 'account';

/** What a route says of itself beside its code: `export const handle = { words: ['search'], start: 'paint' } satisfies Handle`. */
export type Handle = {
  /** The words that it shows beside the common ones. */
  words?: readonly Namespace[];
  /** The innermost route that says it decides; 'touch' where none does. */
  start?: Start;
  frame?: Frame;
  /** Stands in the bar at the top in place of the site's name: a search. */
  bar?: ComponentType;
};

/** What the routes of a page say together: all their words; of the rest, what the innermost says. */
export function handleOf(matches: readonly Pick<UIMatch, 'handle'>[]) {
  const handles = matches.map(({ handle }) => (handle ?? {}) as Handle);
  return {
    words: [...new Set<Namespace>(['common', ...handles.flatMap(({ words }) => words ?? [])])],
    start: innermost(handles, 'start') ?? 'touch',
    frame: innermost(handles, 'frame') ?? 'footer',
    bar: innermost(handles, 'bar'),
  };
}

function innermost<Key extends keyof Handle>(handles: readonly Handle[], key: Key): Handle[Key] {
  return [...handles].reverse().find((handle) => handle[key] !== undefined)?.[key];
}
