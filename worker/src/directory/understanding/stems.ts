import { baseForm } from './words.ts';

const endings = 'issent issait ent ant ait ing ees ee ed er es e it is ir i s'.split(' ');
const shortestStem = 3;

/** One form of a noun and its plural, and of a verb: 'coule' and 'couler', not 'couleur'; 'leaking' and 'leak'. */
export function stemOf(word: string): string {
  const base = baseForm(word);
  const ending = endings.find((end) => base.endsWith(end) && base.length - end.length >= shortestStem);
  return ending ? base.slice(0, -ending.length) : base;
}
