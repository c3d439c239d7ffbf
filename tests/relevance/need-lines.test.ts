import { readNeed } from '@mboalink/worker/needs/read-need.ts';
import { describe, expect, it } from 'vitest';
import { Figures } from './figures.ts';
import needLines from './need-lines.json' with { type: 'json' };

/** A Thursday, 10:00 in Douala. */
const now = new Date('2026-12-03T09:00:00Z');

/** What somebody needs, written by somebody who had not seen the code; `trades` are those that may do it. */
type NeedLine = {
  line: string;
  language: string;
  trades: readonly string[];
  place: { region: string; town?: string; quartier?: string } | null;
  day: string | null;
  budget: number | null;
  people: number | null;
};

const lines: readonly NeedLine[] = needLines;

const outcomes = ['trade', 'three trades', 'place', 'day', 'budget', 'people'] as const;

function outcomesOf({ line, trades, place, day, budget, people }: NeedLine) {
  const read = readNeed(line, now);
  return {
    trade: read.trade !== null && trades.includes(read.trade),
    'three trades': read.trades.some((trade) => trades.includes(trade)),
    place: isPlace(place, read.place),
    day: read.day === day,
    budget: read.budgetXaf === budget,
    people: read.people === people,
  };
}

function isPlace(meant: NeedLine['place'], read: ReturnType<typeof readNeed>['place']): boolean {
  if (!meant || !read) return meant === read;
  const isQuartier = meant.quartier === undefined || meant.quartier === read.quartier;
  return meant.region === read.region && (meant.town ?? null) === read.city && isQuartier;
}

/** In percent: what was reached, so that no change loses it unseen. */
const floors = { trade: 99, 'three trades': 99, place: 98, day: 99, budget: 99, people: 99 };

describe('of lines that say what somebody needs', () => {
  const figures = new Figures(outcomes);
  for (const line of lines) {
    figures.add({ class: line.language, query: line.line, trades: line.trades }, outcomesOf(line));
  }

  it.each(outcomes)('%s is read as often as it was', (outcome) => {
    const reached = figures.share(outcome);
    expect(reached, figures.failed(outcome).join('\n')).toBeGreaterThanOrEqual(floors[outcome]);
  });
});
