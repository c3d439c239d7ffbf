import { describe, expect, it } from 'vitest';
import { failureOf, UnreadableAnswer } from './failure.ts';

describe('failureOf', () => {
  it('keeps the code and what travels with it', () => {
    const thrown = Object.assign(new Error('x'), { data: { error: 'rate_limited', timeLeft: 3 } });
    expect(failureOf(thrown)).toMatchObject({ code: 'rate_limited', timeLeft: 3, errors: [] });
  });

  it('calls an answer without one of our codes an error of the server', () => {
    expect(failureOf({ data: { error: 'constructor' } }).code).toBe('server_error');
  });

  it('tells an answer that somebody between us and the server wrote', () => {
    expect(failureOf({ cause: new UnreadableAnswer(502) }).code).toBe('server_error');
    expect(failureOf({ cause: new UnreadableAnswer(429) }).code).toBe('rate_limited');
  });

  it('tells a network that failed from a wait that was too long', () => {
    expect(failureOf(new TypeError('Failed to fetch')).code).toBe('network');
    expect(failureOf({ data: null, cause: new DOMException('', 'TimeoutError') }).code).toBe('timeout');
    expect(failureOf(undefined).code).toBe('network');
  });
});
