import { type BusinessNames, businessNamesIn } from './business-names.ts';
import { type AskedConditions, conditionsInForce, refinementOf } from './conditions.ts';
import type { Search } from './read-search.ts';
import { besideAttempts, searchAttempts } from './search-attempts.ts';
import { readConditions } from './understanding/read-conditions.ts';
import { type Understanding, understandElsewhere, understandSearch } from './understanding/understand.ts';

/**
 * Reads what was typed: first what it says of hours, prices and pictures (`read`, as far as nothing else was chosen), then
 * trades and places in the words that are left, and in which ways these are tried; in `askers` the same for who asks in a
 * town or region where its place is another one.
 */
export function readTyped(asked: Search, chosen: AskedConditions, now: Date) {
  const {
    rest: text,
    taken,
    conditions,
  } = asked.exact ? { rest: asked.text, taken: '', conditions: {} } : readConditions(asked.text, now);
  const read = conditionsInForce(chosen, conditions);
  const refinement = refinementOf(chosen, { read, taken }, now);
  const search: Search = { ...asked, text, sort: read.sort ?? asked.sort, ...(refinement && { refinement }) };
  const { city: town, region } = asked.filters;
  const { understood, tries } = readAs(search, text === '' ? null : understandSearch(text, { town, region }));
  const elsewhere = text === '' || town !== '' || region !== '' ? [] : [...understandElsewhere(text)];
  const readings = elsewhere.map(([asker, otherwise]) => [asker, readAs(search, otherwise)] as const);
  const askers = Object.fromEntries(readings);
  const otherTries = Object.fromEntries(readings.map(([asker, reading]) => [asker, reading.tries]));
  return { search, read, understood, tries: { ...tries, askers: otherTries }, askers };
}

const readAs = (search: Search, understood: Understanding | null) => ({
  understood,
  tries: {
    attempts: searchAttempts(search, understood),
    beside: besideAttempts(search, understood),
    names: namesIn(search, understood),
  },
});

/** Somebody may be called 'Maison du Dimanche': names are looked for in all that was typed, too. */
function namesIn(search: Search, understood: Understanding | null): BusinessNames {
  const { text, typed } = search;
  const names = businessNamesIn(search, understood);
  if (text === typed) return names;
  const whole = businessNamesIn({ ...search, text: typed }, understandSearch(typed));
  if (!names.named) return whole;
  return {
    ...whole,
    ...names,
    called: [...new Set([...(names.called ?? []), ...(whole.called ?? [])])],
    inNames: [...(whole.inNames ?? []), ...(names.inNames ?? [])],
  };
}
