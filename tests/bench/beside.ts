import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Addresses } from '../setup/people.ts';
import { allCalls } from './calls/all-calls.ts';
import { searchClasses } from './calls/search-classes.ts';
import { signIn, telling, toldAtOnce } from './calls/tellers.ts';
import { closedLoop } from './closed-loop.ts';
import { type Call, type Figures, figuresOf, quantile } from './measure.ts';
import { openLoop } from './open-loop.ts';
import type { Bench } from './phases.ts';

const windows = 10;
const toldPerSecond = 1000;
const batchesPerSecond = toldPerSecond / toldAtOnce;
const clients = 8;
const searchers = 40;

const kinds = ['alone', 'told', 'counted'] as const;
type Kind = (typeof kinds)[number];

export type BesideFigures = {
  /** Searches a second of 8 clients that do nothing else; half as many are asked beside the events. */
  capacity: number;
  toldPerSecond: number;
  /** How many events were told, and how many of them were new. */
  told: number;
  accepted: number;
  /** What telling itself took. */
  track: Figures;
  /** The p95 of searches in each window: alone, beside events, and beside events while days are counted. */
  p95: Record<Kind, number[]>;
  /** In the middle of all windows, to the window alone beside it. */
  ratio: { told: number; counted: number };
  /** Days of listings that wait to be counted after it all. */
  due: number;
};

/** Searches at half of what they can, in turn alone and while devices tell a thousand events a second. */
export async function trackBesideSearches(bench: Bench, addresses: Addresses): Promise<BesideFigures> {
  const { people, seconds } = bench;
  const search = await searching(bench, addresses);
  const capacity = await closedLoop(search, clients, 2 * seconds);
  const track = await telling(people, addresses, 2 * windows * seconds * batchesPerSecond);
  const owner = new pg.Client({ connectionString: addresses.connectionString });
  await owner.connect();
  const p95: Record<Kind, number[]> = { alone: [], told: [], counted: [] };
  const told: number[] = [];
  try {
    for (let window = 0; window < windows; window += 1) {
      for (const kind of window % 2 === 0 ? kinds : kinds.toReversed()) {
        const [searched, answered] = await meanwhile(kind === 'counted' ? owner : undefined, () =>
          Promise.all([
            openLoop(search, { perSecond: capacity / 2, seconds }),
            kind === 'alone' ? [] : openLoop(track.call, { perSecond: batchesPerSecond, seconds }),
          ]),
        );
        p95[kind].push(quantile(searched, 0.95));
        told.push(...answered);
      }
    }
    const { rows } = await owner.query<{ due: number }>('select count(*)::int as due from due_listing_days');
    const ratio = { told: ratioOf(p95, 'told'), counted: ratioOf(p95, 'counted') };
    const counts = { toldPerSecond, told: toldAtOnce * told.length, accepted: track.accepted };
    return { capacity, ...counts, track: figuresOf(told), p95, ratio, due: rows[0]?.due ?? 0 };
  } finally {
    await owner.end();
  }
}

const ratioOf = (p95: BesideFigures['p95'], kind: Kind) =>
  quantile(
    p95[kind].map((value, window) => value / (p95.alone[window] ?? Number.NaN)),
    0.5,
  );

/** Every kind of search in turn, by many people in turn. */
async function searching({ people, terms }: Bench, addresses: Addresses): Promise<Call> {
  const members = await signIn(people, addresses, searchers);
  let asked = 0;
  const calls = allCalls(terms, {
    of: () => {
      const { client, userId } = members[asked % members.length] ?? never();
      return { client, user: { _id: userId }, accessToken: '' };
    },
    isShownNumbers: false,
  });
  const searches = Object.keys(searchClasses).map((name) => calls[name] ?? never());
  return async (turn) => {
    asked += 1;
    await (searches[asked % searches.length] ?? never())(turn);
  };
}

function never(): never {
  throw new Error('there are members and searches');
}

/** Does some work while days are counted that are due, as the clock does, where there is somebody to count. */
async function meanwhile<Result>(
  counter: pg.Client | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  const state = { isRunning: counter !== undefined };
  const counting = countWhile(state, counter);
  try {
    return await work();
  } finally {
    state.isRunning = false;
    await counting;
  }
}

async function countWhile(state: { isRunning: boolean }, counter: pg.Client | undefined): Promise<void> {
  while (state.isRunning) {
    const counted = await counter?.query<{ taken: number }>('select count_listing_days(200) as taken');
    if ((counted?.rows[0]?.taken ?? 0) < 200) await wait(200);
  }
}
