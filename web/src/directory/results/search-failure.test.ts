import { describe, expect, it } from 'vitest';
import { UnreadableAnswer } from '../../lib/errors/failure.ts';
import { isUnanswered, searchFailureOf } from './search-failure.ts';

const answer = (error: string, more = {}) => ({ data: { error, ...more } });
const unread = (status: number) => ({ cause: new UnreadableAnswer(status) });

describe('a search that failed', () => {
  it.each([
    [answer('daily_limit_reached'), 'limit'],
    [answer('upgrade_required'), 'upgrade'],
    [answer('unauthenticated'), 'unauthenticated'],
    [answer('not_found'), 'notFound'],
    [answer('rate_limited'), 'tooMany'],
    [answer('server_error'), 'server'],
    [answer('unavailable'), 'server'],
    [answer('conflict'), 'unexpected'],
    [new TypeError('Failed to fetch'), 'network'],
    [{ cause: new DOMException('', 'TimeoutError') }, 'timeout'],
    [unread(429), 'limitUnread'],
    [unread(502), 'server'],
  ])('%j is %s', (thrown, kind) => {
    expect(searchFailureOf(thrown).kind).toBe(kind);
  });

  it('is unanswered when nothing was heard, not when the server refused', () => {
    expect(isUnanswered(searchFailureOf(new TypeError('Failed to fetch')))).toBe(true);
    expect(isUnanswered(searchFailureOf({ cause: new DOMException('', 'TimeoutError') }))).toBe(true);
    expect(isUnanswered(searchFailureOf(answer('server_error')))).toBe(false);
    expect(isUnanswered(undefined)).toBe(false);
  });

  it('keeps what was wrong with the input', () => {
    const errors = [{ field: 'city', message: 'unknown' }];
    const thrown = answer('validation_failed', { errors });
    expect(searchFailureOf(thrown)).toEqual({ kind: 'invalid', errors });
  });
});
