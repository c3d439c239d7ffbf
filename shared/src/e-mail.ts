import * as z from 'zod/mini';
import { normalized } from './pasted.ts';

const opening = '[<([{]';
const closing = '[>)\\]}]';
const inBrackets = new RegExp(`^[^@]*${opening}([^<>()[\\]{}]*@[^<>()[\\]{}]*)${closing}[^@]*$`);

/** An e-mail address as it was typed or pasted, without what surrounds it: marks, quotes, a name, 'mailto:'. Lower case. */
export const readEmail = (typed: string): string =>
  normalized(typed)
    .replace(inBrackets, '$1')
    .replace(/(@[^?]*)\?.*/s, '$1')
    .replace(/[\s.,;:!)>\]}"'»”’*]+$/, '')
    .replace(/^[^@]*:/, '')
    .replace(/^[\s<([{"'«“‘*]+/, '')
    .toLowerCase();

/** Whether a text is an e-mail address that a mail can reach: with a dot behind its @. */
export const isEmail = (text: string): boolean => z.regexes.html5Email.test(text) && /@.+\./.test(text);
