import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { describe, expect, it, vi } from 'vitest';
import { type Renewal, withSession } from './session-transport.ts';

const user = { _id: 'u1' } as CurrentUser;

const refusal = () =>
  Response.json(
    { error: { data: { error: 'unauthenticated' } } },
    { status: 401, statusText: 'Unauthorized' },
  );

/** A server whose session has run out until it is renewed. */
function server({ renewal = user, knows = true }: { renewal?: Renewal; knows?: boolean } = {}) {
  let running = false;
  const plain = vi.fn(async () => (running ? Response.json({ ok: true }) : refusal()));
  const duties = {
    knowsUser: () => knows,
    renew: vi.fn(async () => {
      running = typeof renewal === 'object';
      return renewal;
    }),
    renewed: vi.fn(),
    lost: vi.fn(),
  };
  return { plain, ...duties, send: withSession(plain, duties) };
}

describe('withSession', () => {
  it('renews once for all calls that were refused together, and sends each of them again once', async () => {
    const { send, plain, renew, renewed, lost } = server();
    const answers = await Promise.all([send('/a'), send('/b'), send('/c')]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(plain).toHaveBeenCalledTimes(6);
    expect(renewed).toHaveBeenCalledWith(user);
    expect(lost).not.toHaveBeenCalled();
  });

  it('gives the session up when renewing is refused, and answers the refusal', async () => {
    const { send, plain, lost } = server({ renewal: 'refused' });
    expect((await send('/a')).status).toBe(401);
    expect(lost).toHaveBeenCalledTimes(1);
    expect(plain).toHaveBeenCalledTimes(1);
  });

  it('gives it up without renewing when this browser knows nobody', async () => {
    const { send, renew, lost } = server({ knows: false });
    expect((await send('/a')).status).toBe(401);
    expect(renew).not.toHaveBeenCalled();
    expect(lost).toHaveBeenCalledTimes(1);
  });

  it('keeps the session when the network failed while it was renewed', async () => {
    const { send, lost } = server({ renewal: 'unanswered' });
    await expect(send('/a')).rejects.toThrow();
    expect(lost).not.toHaveBeenCalled();
  });

  it('gives up after one replay that is refused too', async () => {
    const plain = vi.fn(async () => refusal());
    const lost = vi.fn();
    const send = withSession(plain, {
      knowsUser: () => true,
      renew: async () => user,
      renewed: vi.fn(),
      lost,
    });
    expect((await send('/a')).status).toBe(401);
    expect(plain).toHaveBeenCalledTimes(2);
    expect(lost).toHaveBeenCalledTimes(1);
  });

  it('leaves a wrong code and every other answer alone', async () => {
    for (const answer of [
      Response.json({ success: false, error: 'invalid_code' }, { status: 401 }),
      new Response('not json', { status: 401 }),
      Response.json({ success: false, error: 'server_error' }, { status: 500 }),
    ]) {
      const duties = { knowsUser: () => true, renew: vi.fn(), renewed: vi.fn(), lost: vi.fn() };
      expect(await withSession(async () => answer, duties)('/a')).toBe(answer);
      expect(duties.renew).not.toHaveBeenCalled();
    }
  });
});
