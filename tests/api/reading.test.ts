import { describe, expect, it } from 'vitest';
import { registerMember, visitor } from '../factories.ts';
import type { Answer } from '../setup/client.ts';
import { from, newNetworkAddress } from '../setup/networks.ts';
import { isLong } from '../setup/rounds.ts';

describe('a member who asks without end', () => {
  const limits = [
    ['searches', 'GET', '/contacts/search?browse=masked&search=mot', 120],
    ['exports', 'GET', '/auth/export?number=', 12],
    ['suggestions', 'GET', '/contacts/autocomplete?q=mot', 300],
    ['suggestions', 'GET', '/contacts/opened?number=', 300],
    ['suggestions', 'PUT', '/auth/profile?number=', 300],
  ] as const;

  // The last two have the limit of the one before them.
  it.each(isLong ? limits : limits.slice(0, 3))(
    'is refused %s by account, wherever they are, and nobody else: %s %s',
    async (name, method, path, quota) => {
      const [{ client }, other] = await Promise.all([registerMember(), registerMember()]);
      const refused: Answer[] = [];
      const sent = method === 'PUT' && { body: {} };
      for (let burst = 0; burst < 3 && refused.length === 0; burst += 1) {
        const answers = await Promise.all(
          Array.from({ length: quota + 30 }, (_, number) =>
            client.rest(method, `${path}${number}`, { headers: from(newNetworkAddress()), ...sent }),
          ),
        );
        refused.push(...answers.filter(({ status }) => status === 429));
        expect(answers.every(({ status }) => [200, 429, 503].includes(status))).toBe(true);
      }
      expect(refused[0]?.body).toMatchObject({ success: false, error: 'rate_limited', timeLeft: 1 });
      expect(refused[0]?.body.message).toBe('You made too many requests at once. Wait a minute, then go on.');
      expect(refused[0]?.headers.get('ratelimit-policy')).toBe(`"${name}";q=${quota};w=60`);
      const headers = from(newNetworkAddress());
      expect((await other.client.rest(method, `${path}1`, { headers, ...sent })).status).toBe(200);
    },
  );
});

describe('a visitor who reads without end', () => {
  it('is refused by address, and nobody else, nor members behind the same', async () => {
    const address = newNetworkAddress();
    const { client: member } = await registerMember();
    const read = (at: string, number: number, client = visitor()) =>
      client.rest('GET', `/contacts/suggestions?q=mot${number}`, { headers: from(at) });
    const refused: Answer[] = [];
    // The limiter counts by the minute: a flood may fall on both sides of one.
    for (let burst = 0; burst < 3 && refused.length === 0; burst += 1) {
      const answers = await Promise.all(
        Array.from({ length: 350 }, (_, number) => read(address, burst * 350 + number)),
      );
      refused.push(...answers.filter(({ status }) => status === 429));
      expect(answers.every(({ status }) => [200, 429, 503].includes(status))).toBe(true);
    }
    expect(refused[0]?.body).toMatchObject({ error: 'rate_limited', timeLeft: 1 });
    expect(refused[0]?.body.message).toBe(
      'Too much was read from your network at once. Wait a minute, then go on.',
    );
    expect(refused[0]?.headers.get('ratelimit')).toBe('"reading";r=0;t=60');
    expect((await read(newNetworkAddress(), 1)).status).toBe(200);
    expect((await read(address, 1, member)).status).toBe(200);
  });
});
