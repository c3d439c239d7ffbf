import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { insertSellers, registerMember, sql } from '../factories.ts';
import { checkAnswer } from '../setup/fuzz/answers.ts';
import { operations } from '../setup/fuzz/description.ts';
import { fuzzPeople, learn } from '../setup/fuzz/people.ts';
import { type FuzzRequest, fuzzRequest } from '../setup/fuzz/requests.ts';
import { toHttp } from '../setup/fuzz/send.ts';
import { rounds } from '../setup/rounds.ts';

const { url } = inject('application');

const requests = rounds(40, 20_000);
const atOnce = 8;
const drawnTogether = 500;

/** FUZZ_SEED repeats a run; `npm run test:long` draws another each day. */
const seed = Number(process.env.FUZZ_SEED ?? rounds(1, Math.floor(Date.now() / 86_400_000)));

it(
  `answers ${requests} requests of every kind as the description says`,
  async ({ task }) => {
    const { ids } = await insertSellers(300);
    const emails = (await sql<{ email: string }>('select email from users where id = any($1)', [ids])).map(
      (row) => row.email,
    );
    const arbitrary = fuzzRequest({ ids, emails });
    const personFor = fuzzPeople({ registerMember, sql });
    const statuses = new Map<number, number>();
    const problems = new Map<string, string>();

    async function sendOne(request: FuzzRequest): Promise<void> {
      const person = await personFor(request.role);
      const { path, ...sent } = toHttp(request, person);
      const response = await fetch(new URL(path, url), { ...sent, redirect: 'manual' });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json');
      const body: unknown = isJson && text !== '' ? JSON.parse(text) : text;
      const { status, headers } = response;
      const checked = checkAnswer(request, { status, headers, body });
      learn(person, response, checked.errors);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const shown = `${request.role} ${sent.method} ${path.slice(0, 300)} ${sent.body?.slice(0, 500) ?? ''} → ${status} ${text.slice(0, 300)}`;
      const name =
        request.kind === 'REST' || request.kind === 'tRPC' ? request.call.operation.name : request.kind;
      for (const problem of checked.problems) {
        if (!problems.has(`${name}: ${problem}`)) problems.set(`${name}: ${problem}`, shown);
      }
    }

    for (let drawn = 0; drawn < requests; drawn += drawnTogether) {
      const numRuns = Math.min(drawnTogether, requests - drawn);
      const queue = fc.sample(arbitrary, { seed: seed + drawn, numRuns });
      const worker = async () => {
        for (let next = queue.pop(); next; next = queue.pop()) await sendOne(next);
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
    }

    const share = (isCounted: (status: number) => boolean) =>
      [...statuses].reduce((total, [status, count]) => total + (isCounted(status) ? count : 0), 0) / requests;
    const counted = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    task.meta.figures = `seed ${seed}, ${requests} requests; ${counted.join(', ')}`;
    expect(Object.fromEntries(problems), task.meta.figures).toEqual({});
    expect(
      share((status) => status < 300 || status === 400 || status === 404),
      task.meta.figures,
    ).toBeGreaterThanOrEqual(0.6);
    expect(
      share((status) => status === 429),
      task.meta.figures,
    ).toBeLessThan(0.02);
  },
  rounds(120_000, 1_800_000),
);

describe('an answer that the description does not promise', () => {
  const call = operations.find(({ name }) => name === 'directory.stats');
  const around = { role: 'visitor', bearer: false, address: '', language: 'en' } as const;
  const figures = { totalContacts: 1, activeMembers: 1, totalCategories: 1 };
  const headers = new Headers({ 'x-request-id': 'id', 'x-content-type-options': 'nosniff' });
  const refusal = (error: string) => ({ success: false, error, message: 'no', requestId: 'id' });

  function problemsOf(kind: 'REST' | 'tRPC', status: number, body: unknown, over = headers): string[] {
    if (!call) throw new Error('directory.stats is not described');
    const request = { ...around, kind, call: { operation: call, input: {} } };
    return checkAnswer(request, { status, headers: over, body }).problems;
  }

  it('is told from one that it does, over both transports', () => {
    expect(problemsOf('REST', 200, { success: true, data: figures })).toEqual([]);
    expect(problemsOf('tRPC', 200, { result: { data: figures } })).toEqual([]);
    expect(problemsOf('REST', 503, refusal('unavailable'))).toEqual(['status 503']);
  });

  it.each([
    ['a field of another type', 200, { ...figures, totalContacts: 'many' }],
    ['a field that is missing', 200, { totalContacts: 1 }],
  ])('is one with %s', (_, status, data) => {
    expect(problemsOf('REST', status, { success: true, data })).not.toEqual([]);
    expect(problemsOf('tRPC', status, { result: { data } })).not.toEqual([]);
  });

  it.each([
    ['an error that the call does not name', 409, refusal('conflict')],
    ['an error that nobody knows', 400, refusal('strange')],
    ['an error without its request', 503, { success: false, error: 'unavailable', message: 'no' }],
    ['a broken server', 500, refusal('server_error')],
  ])('is %s', (_, status, body) => {
    const { success: _success, message, ...data } = body as ReturnType<typeof refusal>;
    const usual = status === 503 ? ['status 503'] : [];
    expect(problemsOf('REST', status, body)).not.toEqual(usual);
    expect(problemsOf('tRPC', status, { error: { message, code: -1, data } })).not.toEqual(usual);
  });

  it('is one with a cookie that may be stored, or without the headers of every answer', () => {
    const body = { success: true, data: figures };
    const kept = new Headers([...headers, ['set-cookie', 'a=b'], ['cache-control', 'public, max-age=30']]);
    expect(problemsOf('REST', 200, body, kept)).toEqual(['a cookie that may be stored']);
    expect(problemsOf('REST', 200, body, new Headers())).toHaveLength(2);
  });
});
