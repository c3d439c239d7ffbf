import type { Language } from '@mboalink/shared/language.ts';
import { foldText, wordsOf } from '@mboalink/shared/slug.ts';
import { type NamedTrade, namedTrades, type Trade } from './trades.ts';

/** A trade that begins as a text does; the nearer, the more of its name the text says. */
type BegunTrade = { trade: Trade; distance: number };

/** Trades that have a word beginning with each word typed, in the order of the tree. */
export function tradesBeginning(typed: string, language: Language): BegunTrade[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  const start = foldText(typed).trim();
  return namedTrades()
    .filter(({ words }) => wanted.every((word) => words.some((own) => own.startsWith(word))))
    .map((named) => ({ trade: named.trade, distance: distanceOf(named, start, language) }));
}

function distanceOf({ trade, terms }: NamedTrade, start: string, language: Language): number {
  if (terms.includes(start)) return 0;
  if (foldText(trade.names[language]).startsWith(start)) return 1;
  return terms.some((term) => term.startsWith(start)) ? 2 : 3;
}
