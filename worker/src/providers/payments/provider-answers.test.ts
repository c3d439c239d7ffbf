import { describe, expect, it } from 'vitest';
import type { RecordAnswer, RecordStatus } from './payment-provider.ts';
import {
  type Answer,
  askProvider,
  chooseRecord,
  judgeAnswer,
  notFoundYet,
  pageAddress,
  unavailable,
  wholeFrancs,
} from './provider-answers.ts';
import { scriptedFetch } from './scripted-fetch.ts';

describe('a question to a provider', () => {
  const question = {
    url: 'https://provider.example/charges',
    headers: { Authorization: 'key' },
    signal: new AbortController().signal,
  };

  it('asks once, by GET or with JSON, and follows nobody elsewhere', async () => {
    const redirects: (RequestInit['redirect'] | undefined)[] = [];
    const fetch = async (_: string | URL, init?: RequestInit) => {
      redirects.push(init?.redirect);
      return new Response(null, { status: 302, headers: { location: 'https://elsewhere.example' } });
    };
    expect(await askProvider({ fetch }, question)).toEqual({ heard: 'answer', status: 302, body: undefined });
    expect(redirects).toEqual(['manual']);
    const { asked, ...runtime } = scriptedFetch({ json: { a: 1 } }, { status: 400, json: {} });
    expect(await askProvider(runtime, question)).toEqual({ heard: 'answer', status: 200, body: { a: 1 } });
    expect(await askProvider(runtime, { ...question, body: { b: 2 } })).toMatchObject({ status: 400 });
    expect(asked.map(({ method, body }) => [method, body])).toEqual([
      ['GET', undefined],
      ['POST', { b: 2 }],
    ]);
  });

  it('keeps the status of a page, of nothing and of a body that breaks off', async () => {
    const breaking = new ReadableStream<Uint8Array>({ pull: (body) => body.error(new Error('lost')) });
    for (const body of ['<h1>503</h1>', null, breaking]) {
      const fetch = async () => new Response(body, { status: 503 });
      expect(await askProvider({ fetch }, question)).toEqual({
        heard: 'answer',
        status: 503,
        body: undefined,
      });
    }
  });

  it('tells what surely was not asked from what may have been', async () => {
    const { asked, ...runtime } = scriptedFetch('lost', 'silent');
    expect(await askProvider(runtime, question)).toEqual({ heard: 'silence' });
    const signal = AbortSignal.timeout(5);
    expect(await askProvider(runtime, { ...question, signal })).toEqual({ heard: 'silence' });
    expect(await askProvider(runtime, { ...question, signal })).toEqual({ heard: 'notAsked' });
    expect(asked).toHaveLength(2);
  });
});

describe('the record that counts', () => {
  const found = (
    status: RecordStatus,
    txRef: string | null = 'ours',
    providerRef: string | null = null,
  ): RecordAnswer => ({
    outcome: 'record',
    record: { status, rawStatus: '', amountXaf: 5, currency: 'XAF', txRef, providerRef },
  });

  it('hears any success of ours, whoever named it', () => {
    expect(chooseRecord('ours', [found('failed')], [found('succeeded')])).toEqual(found('succeeded'));
    expect(chooseRecord('ours', [found('succeeded')], [found('failed')])).toEqual(found('succeeded'));
    expect(chooseRecord('ours', [unavailable], [found('succeeded')])).toEqual(found('succeeded'));
  });

  it('hears no success of another that a webhook named', () => {
    for (const other of [found('succeeded', 'theirs'), found('succeeded', null)])
      expect(chooseRecord('ours', [found('pending')], [other])).toEqual(found('pending'));
    expect(chooseRecord('ours', [], [found('succeeded', 'theirs')])).toEqual(notFoundYet);
  });

  it('calls nothing failed while a part is unread or open', () => {
    expect(chooseRecord('ours', [found('failed')], [unavailable])).toEqual(unavailable);
    expect(chooseRecord('ours', [unavailable], [found('failed')])).toEqual(unavailable);
    expect(chooseRecord('ours', [found('failed')], [found('pending')])).toEqual(found('pending'));
    expect(chooseRecord('ours', [notFoundYet], [found('failed')])).toEqual(found('failed'));
  });

  it('answers what was found by our own name, even when it says another reference', () => {
    expect(chooseRecord('ours', [found('succeeded', 'other')], [])).toEqual(found('succeeded', 'other'));
  });

  it('names what was charged beside the charge that counts, once and only where it is ours', () => {
    const charge = (name: string, txRef = 'ours') => found('succeeded', txRef, name);
    const alsoPaid = (...hinted: RecordAnswer[]) => {
      const answer = chooseRecord('ours', [charge('first')], hinted);
      return answer.outcome === 'record' ? [answer.record.providerRef, answer.record.alsoPaid] : [];
    };
    expect(alsoPaid(charge('second'))).toEqual(['first', ['second']]);
    expect(alsoPaid(charge('first'))).toEqual(['first', undefined]);
    expect(alsoPaid(charge('second', 'theirs'), found('failed', 'ours', 'third'), unavailable)).toEqual([
      'first',
      undefined,
    ]);
  });
});

describe('an answer', () => {
  const answered = (status: number, body?: unknown): Answer => ({ heard: 'answer', status, body });
  const error = (message: string) => ({ status: 'error', message, data: null });

  const outcomes = (answer: Answer) =>
    (['payer', 'nobody'] as const).map((asks) => judgeAnswer(answer, asks).outcome);

  it('takes a readable answer of success alone', () => {
    expect(outcomes(answered(201, {}))).toEqual(['taken', 'taken']);
    for (const body of [undefined, 'ok', [], null])
      expect(outcomes(answered(200, body))).toEqual(['uncertain', 'notSent']);
  });

  it('is uncertain of whatever may have reached a payer, and only of that', () => {
    for (const answer of [
      { heard: 'silence' } as const,
      answered(503, error('Service unavailable')),
      answered(500),
      answered(408, error('Timeout')),
      answered(302),
      answered(400),
      answered(404, '<h1>404</h1>'),
    ])
      expect(outcomes(answer)).toEqual(['uncertain', 'notSent']);
  });

  it('knows that nobody was asked when our keys or our haste were refused', () => {
    for (const answer of [{ heard: 'notAsked' } as const, answered(401), answered(403), answered(429)])
      expect(outcomes(answer)).toEqual(['notSent', 'notSent']);
  });

  it('never calls a reference refused that they know already', () => {
    for (const answer of [
      answered(409, error('Conflict')),
      answered(400, error('Transaction reference already exists')),
      answered(422, error('Duplicate reference')),
    ])
      expect(outcomes(answer)).toEqual(['uncertain', 'uncertain']);
  });

  it.each([
    [{ message: 'ER101: invalid', error_code: 'x' }, 'invalid_phone'],
    [{ error: 'ER102' }, 'operator_mismatch'],
    [{ code: 'ER201', message: 'Invalid amount. Decimals are not allowed' }, 'amount_out_of_range'],
    [{ message: 'The given data was invalid.', errors: { 'data.phone': ['is invalid'] } }, 'invalid_phone'],
    [error('phone_number is missing or invalid'), 'invalid_phone'],
    [error('Network is not supported for this number'), 'operator_mismatch'],
    [error('Your operator is temporarily unavailable'), 'operator_down'],
    [error('Amount is below the minimum'), 'amount_out_of_range'],
    [error('Insufficient funds on this phone'), 'insufficient_funds'],
    [error('Something else'), 'other'],
  ])('reads %j as %s', (body, code) => {
    expect(judgeAnswer(answered(400, body), 'payer')).toEqual({ outcome: 'refused', code });
  });
});

describe('the address of a page', () => {
  it('leads to encrypted pages and to the host that is asked, and nowhere else', () => {
    const local = 'http://localhost:8026/flutterwave/v3';
    expect(pageAddress('https://pay.example/x', local)).toBe('https://pay.example/x');
    expect(pageAddress('http://localhost:8026/pay/x', local)).toBe('http://localhost:8026/pay/x');
    for (const address of ['http://pay.example/x', 'javascript:alert(1)', '/pay/x', '', null, undefined])
      expect(pageAddress(address, local), String(address)).toBeUndefined();
  });
});

describe('a sum', () => {
  it('is a whole number of francs, as a number or in decimals', () => {
    for (const sum of [5, '5', '5.0', '5.00', ' 5 ']) expect(wholeFrancs(sum), String(sum)).toBe(5);
  });

  it('is nothing else', () => {
    const words = ['5.5', '5.001', '-5', '3,000', '3 000', '5 XAF', '0x5', '5e3', '', '.', '5.', 'None'];
    for (const sum of [...words, 5.5, -5, 1e21, Number.NaN, null, undefined, true, [5]])
      expect(wholeFrancs(sum), String(sum)).toBeNull();
  });
});
