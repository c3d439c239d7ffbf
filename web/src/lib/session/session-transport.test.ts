import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import type { Call } from '../api/send-call.ts';
import { type Renewal, withSession } from './session-transport.ts';

const user = { _id: 'u1' } as CurrentUser;

const refusal = new ApiError('unauthenticated', { status: 401 });
const call = (name: string): Call => ({ name, input: undefined, method: 'GET' });

/** A server whose session has run out until it is renewed. */
function server({ renewal = user, knows = true }: { renewal?: Renewal | ApiError; knows?: boolean } = {}) {
  let running = false;
  const plain = vi.fn(async ({ name }: Call) => {
    if (!running) throw refusal;
    return name;
  });
  const duties = {
    whoIsHere: () => (knows ? 'u1' : undefined),
    renew: vi.fn(async () => {
      if (renewal instanceof ApiError) throw renewal;
      running = renewal !== 'refused';
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
    const answers = await Promise.all([send(call('a')), send(call('b')), send(call('c'))]);
    expect(answers).toEqual(['a', 'b', 'c']);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(plain).toHaveBeenCalledTimes(6);
    expect(renewed).toHaveBeenCalledWith(user);
    expect(lost).not.toHaveBeenCalled();
  });

  it('gives the session up when renewing is refused, and answers the refusal', async () => {
    const { send, plain, lost } = server({ renewal: 'refused' });
    await expect(send(call('a'))).rejects.toBe(refusal);
    expect(lost).toHaveBeenCalledTimes(1);
    expect(plain).toHaveBeenCalledTimes(1);
  });

  it('renews and loses nothing when this browser knows nobody, as after they left', async () => {
    const { send, renew, lost } = server({ knows: false });
    await expect(send(call('a'))).rejects.toBe(refusal);
    expect(renew).not.toHaveBeenCalled();
    expect(lost).not.toHaveBeenCalled();
  });

  it('keeps the session when nobody could renew it, and says why', async () => {
    const busy = new ApiError('unavailable', { status: 503, waitSeconds: 300 });
    const { send, lost } = server({ renewal: busy });
    await expect(send(call('a'))).rejects.toBe(busy);
    expect(lost).not.toHaveBeenCalled();
  });

  it('answers the refusal to who left while nobody could renew their session', async () => {
    let here: string | undefined = 'u1';
    const renew = async () => {
      here = undefined;
      throw new ApiError('network');
    };
    const plain = vi.fn().mockRejectedValue(refusal);
    const send = withSession(plain, { whoIsHere: () => here, renew, renewed: vi.fn(), lost: vi.fn() });
    await expect(send(call('a'))).rejects.toBe(refusal);
  });

  it('gives up after one replay that is refused too', async () => {
    const plain = vi.fn().mockRejectedValue(refusal);
    const lost = vi.fn();
    const send = withSession(plain, {
      whoIsHere: () => 'u1',
      renew: async () => user,
      renewed: vi.fn(),
      lost,
    });
    await expect(send(call('a'))).rejects.toBe(refusal);
    expect(plain).toHaveBeenCalledTimes(2);
    expect(lost).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['before it was refused', 'refused'],
    ['while the session was renewed', 'renewed'],
    ['while it was sent again', 'sent again'],
  ] as const)('a call of who left touches nobody who is here since, who came %s', async (_, when) => {
    let here: string | undefined = 'u1';
    const leave = () => {
      here = 'u2';
    };
    let sent = 0;
    const plain = vi.fn(async () => {
      sent += 1;
      if (when === (sent === 1 ? 'refused' : 'sent again')) leave();
      throw refusal;
    });
    const renew = vi.fn(async () => {
      if (when === 'renewed') leave();
      return user;
    });
    const duties = { whoIsHere: () => here, renew, renewed: vi.fn(), lost: vi.fn() };
    await expect(withSession(plain, duties)(call('a'))).rejects.toBe(refusal);
    expect(duties.lost).not.toHaveBeenCalled();
    expect(duties.renewed).toHaveBeenCalledTimes(when === 'sent again' ? 1 : 0);
    expect(plain).toHaveBeenCalledTimes(when === 'sent again' ? 2 : 1);
  });

  it('who signed in meanwhile does not wait for the renewal of who was here before', async () => {
    let here = 'u1';
    const held = Promise.withResolvers<Renewal>();
    const plain = vi.fn(async () => {
      throw refusal;
    });
    const renew = vi.fn(() => (here === 'u1' ? held.promise : Promise.reject(new ApiError('network'))));
    const renewed = vi.fn();
    const send = withSession(plain, { whoIsHere: () => here, renew, renewed, lost: vi.fn() });
    const earlier = send(call('a'));
    await vi.waitFor(() => expect(renew).toHaveBeenCalledTimes(1));
    here = 'u2';
    await expect(send(call('b'))).rejects.toMatchObject({ code: 'network' });
    held.resolve(user);
    await expect(earlier).rejects.toBe(refusal);
    expect(renewed).not.toHaveBeenCalled();
  });

  it('sends nobody’s call again as somebody else’s, whose cookies these are by now', async () => {
    const { send, plain, renewed, lost } = server({ renewal: { ...user, _id: 'u2' } });
    await expect(send(call('a'))).rejects.toBe(refusal);
    expect(renewed).toHaveBeenCalledTimes(1);
    expect(plain).toHaveBeenCalledTimes(1);
    expect(lost).not.toHaveBeenCalled();
  });

  it('leaves a wrong code and every other answer alone', async () => {
    for (const other of [
      new ApiError('invalid_code', { status: 401 }),
      new ApiError('unreadable', { status: 401 }),
      new ApiError('server_error', { status: 500 }),
    ]) {
      const duties = { whoIsHere: () => 'u1', renew: vi.fn(), renewed: vi.fn(), lost: vi.fn() };
      const plain = vi.fn().mockRejectedValue(other);
      await expect(withSession(plain, duties)(call('a'))).rejects.toBe(other);
      expect([duties.renew, duties.lost].map((duty) => duty.mock.calls.length)).toEqual([0, 0]);
    }
  });
});
