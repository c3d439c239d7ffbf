import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { allCalls } from './calls/all-calls.ts';
import { paidSeller } from './calls/viewers.ts';
import { type Figures, figuresOf, measure, quantile } from './measure.ts';
import type { Bench } from './phases.ts';

export type WriteFigures = {
  /** Milliseconds, and bytes of WAL without full-page images. */
  renewal: Figures & { walBytes: number };
  edit: Figures & { walBytes: number };
  /** Of a common word, in milliseconds: with nothing beside it, and while 50 listings a second are edited. */
  search: { quiet: Figures; whileEdited: Figures };
};

const editsPerSecond = 50;
const rounds = 100;

type Wal = { 'WAL Bytes': number; 'WAL FPI': number };

/** What writes cost, and what they cost those who search meanwhile. */
export async function measureWrites(bench: Bench, ownerConnectionString: string): Promise<WriteFigures> {
  const client = new pg.Client({ connectionString: ownerConnectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(someListings, [rounds]);
    const ids = rows.map(({ id }) => id);
    return {
      renewal: await costOf(client, renew, ids),
      edit: await costOf(client, edit, ids),
      search: await searchWhileEdited(bench, client, ids),
    };
  } finally {
    await client.end();
  }
}

const someListings = `select user_id as id from listings where visible_until > now() + interval '2 days'
  and search_key % greatest(1, (select max(search_key) from listings) / $1) = 0 limit $1`;
const renew = `update subscriptions set paid_until = coalesce(paid_until, now()) + interval '30 days' where user_id = $1`;
const edit = `update listings set description = 'Ouvert ' || (random() * 1000)::int || '. ' || description where user_id = $1`;

/** Triggers are within the statement; pages whose first change since a checkpoint this is are counted apart. */
async function costOf(client: pg.Client, statement: string, ids: readonly string[]) {
  const taken: number[] = [];
  const bytes: number[] = [];
  // The first change of a page after a checkpoint writes the whole page.
  for (const id of ids) await client.query(statement, [id]);
  for (const id of ids) {
    const before = await walOf(client);
    const started = performance.now();
    await client.query(statement, [id]);
    taken.push(performance.now() - started);
    const after = await walOf(client);
    if (after['WAL FPI'] === before['WAL FPI']) bytes.push(after['WAL Bytes'] - before['WAL Bytes']);
  }
  return { ...figuresOf(taken), walBytes: quantile(bytes, 0.5) };
}

async function walOf(client: pg.Client): Promise<Wal> {
  await client.query('select pg_stat_force_next_flush()');
  const { rows } = await client.query<{ bytes: string; fpi: string }>(
    'select wal_bytes as bytes, wal_fpi as fpi from pg_stat_get_backend_wal(pg_backend_pid())',
  );
  return { 'WAL Bytes': Number(rows[0]?.bytes), 'WAL FPI': Number(rows[0]?.fpi) };
}

async function searchWhileEdited(bench: Bench, client: pg.Client, ids: readonly string[]) {
  const seller = await paidSeller(bench.people);
  const { 'common word': search = async () => {} } = allCalls(bench.terms, {
    of: () => seller,
    isShownNumbers: false,
  });
  const timed = async () => (await measure({ search }, bench.calls)).get('search') ?? figuresOf([]);
  const quiet = await timed();
  const state = { isRunning: true };
  const editing = editUntil(client, ids, state);
  const whileEdited = await timed();
  state.isRunning = false;
  await editing;
  return { quiet, whileEdited };
}

async function editUntil(client: pg.Client, ids: readonly string[], state: { isRunning: boolean }) {
  for (let turn = 0; state.isRunning; turn += 1) {
    const started = performance.now();
    await client.query(edit, [ids[turn % ids.length]]);
    await wait(Math.max(0, 1000 / editsPerSecond - (performance.now() - started)));
  }
}
