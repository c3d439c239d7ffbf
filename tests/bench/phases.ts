import type { Member, peopleOf } from '../setup/people.ts';
import { allCalls, me } from './calls/all-calls.ts';
import { buyers, paidSeller, passDay } from './calls/viewers.ts';
import { closedLoop } from './closed-loop.ts';
import type { Batch, Recorder } from './database/recorder.ts';
import { replay } from './database/replay.ts';
import { type Call, measure } from './measure.ts';
import type { Terms } from './random-terms.ts';
import type { CallFigures } from './report.ts';

export type Bench = {
  people: ReturnType<typeof peopleOf>;
  terms: Terms;
  recorder: Recorder;
  /** Of the role that the Worker connects as. */
  workerConnectionString: string;
  calls: number;
  seconds: number;
};

type Phase = { figures: CallFigures; batches: Map<string, Batch[]> };

/** Twenty buyers are shown 200 new numbers a day each; a turn of all calls shows less than 500. */
const turnsOfDay = 5;

/** Measures every call as a seller. */
export async function asSeller(bench: Bench): Promise<Phase> {
  const seller = await paidSeller(bench.people);
  return measured(bench, allCalls(bench.terms, { of: () => seller, isShownNumbers: false }));
}

/** Measures every call of members as buyers whose ledger has room. */
export async function asBuyers(bench: Bench): Promise<Phase> {
  const all = await buyers(bench.people);
  return measured(bench, allCalls(bench.terms, { of: inTurn(all), isShownNumbers: true }), true);
}

/** Measures calls, and what each of them asks of the database. */
export async function measured(
  bench: Bench,
  calls: Readonly<Record<string, Call>>,
  passesDays = false,
): Promise<Phase> {
  const { recorder, people } = bench;
  recorder.batches.clear();
  let day = 0;
  const worker = await measure(calls, bench.calls, async (name, turn) => {
    recorder.listen();
    const today = Math.floor(turn / turnsOfDay);
    if (passesDays && today !== day) await passDay(people);
    day = today;
    recorder.listen(name);
  });
  recorder.listen();
  const batches = new Map(recorder.batches);
  const database = await replay(bench.workerConnectionString, batches, Math.min(bench.calls, 100));
  return {
    figures: new Map(
      [...worker].map(([name, taken]) => [name, { worker: taken, database: database.get(name) }]),
    ),
    batches,
  };
}

/** One after the other, whatever turn it is. */
function inTurn(members: readonly Member[]) {
  let next = 0;
  return (): Member => {
    const member = members[next % members.length];
    next += 1;
    if (!member) throw new Error('there are members');
    return member;
  };
}

export type Throughput = { clients: number; me: number; seller: number; buyer: number };

/** Calls a second with 1, 8 and 64 clients, for `me` and for a common word as seller and as buyers. */
export async function throughput(bench: Bench): Promise<Throughput[]> {
  const seller = await paidSeller(bench.people);
  const all = inTurn(await buyers(bench.people));
  const ofSeller = allCalls(bench.terms, { of: () => seller, isShownNumbers: false });
  const ofBuyers = allCalls(bench.terms, { of: all, isShownNumbers: false });
  const rows: Throughput[] = [];
  for (const clients of [1, 8, 64]) {
    const rate = (call: (typeof ofSeller)[string] | undefined) =>
      closedLoop(call ?? (async () => {}), clients, bench.seconds);
    const row = {
      clients,
      me: await rate(ofSeller[me]),
      seller: await rate(ofSeller['common word']),
      buyer: await rate(ofBuyers['common word']),
    };
    rows.push(row);
    await passDay(bench.people);
  }
  return rows;
}
