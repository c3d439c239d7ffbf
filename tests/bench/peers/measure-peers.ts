import pg from 'pg';
import { type SearchClass, searchesOf } from '../calls/search-classes.ts';
import type { Batch } from '../database/recorder.ts';
import { type Figures, figuresOf } from '../measure.ts';
import type { Terms } from '../random-terms.ts';
import { expressIlike } from './express-ilike.ts';
import { miniSearch } from './minisearch.ts';
import { orama } from './orama.ts';
import type { Peer, PeerContext, PeerMaker, PeerQuestion } from './peer.ts';
import { peerRows } from './peer-rows.ts';
import { sqlite } from './sqlite.ts';

const makers: readonly PeerMaker[] = [sqlite, miniSearch, orama, expressIlike];

const classes: readonly SearchClass[] = [
  'common word',
  'medium word',
  'rare word',
  'two words apart',
  'common word + region',
  'common word, page 50',
  'misspelled',
];

/** No class may take longer for a peer than this, in seconds: one that reads every row is slow at a million. */
const mostSeconds = 10;

type Asked = PeerContext & { terms: Terms; batches: ReadonlyMap<string, readonly Batch[]>; calls: number };

export type PeerFigures = Record<string, Record<string, Figures>>;

/** Peers and our own bare statement without the cards, in turns: the same questions to each. */
export async function measurePeers(asked: Asked, write: (text: string) => void): Promise<PeerFigures> {
  const client = new pg.Client({ connectionString: asked.connectionString });
  await client.connect();
  const peers: Peer[] = [];
  const figures: PeerFigures = {};
  try {
    for (const make of makers) {
      const peer = await make(peerRows(asked.connectionString), asked);
      if ('reason' in peer) write(`left out: ${peer.reason}\n`);
      else peers.push(peer);
    }
    for (const name of classes) {
      figures[name] = await inTurns(client, peers, name, asked);
      write(`${lineOf(name, figures[name])}\n`);
    }
  } finally {
    for (const { stop } of peers) await stop?.();
    await client.end();
  }
  return figures;
}

function lineOf(name: string, figures: Record<string, Figures>): string {
  const columns = Object.entries(figures).map(
    ([peer, { p50, p95 }]) => `${peer} ${p50.toFixed(1)} / ${p95.toFixed(1)}`,
  );
  return `${name.padEnd(22)} ${columns.join(' · ')}`;
}

async function inTurns(
  client: pg.Client,
  peers: readonly Peer[],
  name: SearchClass,
  { terms, batches, calls }: Asked,
): Promise<Record<string, Figures>> {
  const own = batches.get(name) ?? [];
  const questions = searchesOf(name, terms, own.length).map(
    ({ search = '', region, page = 1 }): PeerQuestion => ({ text: search, page, ...(region && { region }) }),
  );
  const times: Record<string, number[]> = Object.fromEntries(
    ['Mboalink', ...peers.map((peer) => peer.name)].map((each) => [each, []]),
  );
  const spent = new Map<string, number>();
  const timed = async (who: string, work: () => Promise<unknown> | unknown) => {
    const before = spent.get(who) ?? 0;
    if (before > mostSeconds * 1000) return;
    const started = performance.now();
    await work();
    const taken = performance.now() - started;
    spent.set(who, before + taken);
    times[who]?.push(taken);
  };
  for (let turn = 0; turn < Math.min(calls, own.length); turn += 1) {
    const question = questions[turn];
    const values = searchValues(own[turn] ?? []);
    if (!question || !values) continue;
    await timed('Mboalink', () => client.query('select find_listings($1::jsonb, $2::uuid)', values));
    for (const peer of peers) await timed(peer.name, () => peer.search(question));
  }
  return Object.fromEntries(Object.entries(times).map(([who, taken]) => [who, figuresOf(taken)]));
}

/** What the Worker asked the database for, and for whom. */
function searchValues(batch: Batch): [string, string] | undefined {
  const all = batch.flatMap(({ values }) => values);
  const question = all.find((value) => value?.startsWith('{') && value.includes('"attempts"'));
  const viewer = all.find((value) => /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value ?? ''));
  return question && viewer ? [question, viewer] : undefined;
}
