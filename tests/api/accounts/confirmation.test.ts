import { type Endpoint, endpointsOf } from '@mboalink/worker/http/endpoints.ts';
import { router } from '@mboalink/worker/router.ts';
import { expect, it } from 'vitest';
import { visitor } from '../../factories.ts';
import { inTurn } from '../../setup/rounds.ts';
import { newCast, scenes } from '../../setup/scenes.ts';
import { call, transportsInTurn } from '../../setup/transports.ts';

const cast = await newCast();

/** By `npm test` every second call over one transport where an older token comes back, and the others where a session has ended. */
const memberCalls = [
  ...new Map(
    endpointsOf(router)
      .filter(({ membersOnly }) => membersOnly)
      .map((endpoint): [string, Endpoint] => [endpoint.name, endpoint]),
  ),
].map(([name, endpoint], turn): [string, Endpoint, number] => [name, endpoint, turn]);

/** After this time nobody takes an old token for one of two tabs that asked together. */
const later = 11_000;

it.each(inTurn(memberCalls, 0))(
  '%s is a use of the session: an older refresh token that comes back after it ends the session',
  async (name, endpoint, turn) => {
    for (const transport of transportsInTurn(turn)) {
      const scene = await scenes[name]?.(cast);
      if (!scene) throw new Error(`no scene for ${name}`);
      const { client, input } = scene;
      const stolen = `__Host-mboalink_refresh=${client.cookies.get('__Host-mboalink_refresh')}`;
      expect((await client.rest('POST', '/auth/refresh')).status).toBe(200);
      const renewed = [...client.cookies].map(([cookie, value]) => `${cookie}=${value}`).join('; ');
      expect((await call(client, transport, endpoint, input)).status).toBe(200);

      const thief = visitor();
      thief.travelTo(new Date(Date.now() + later));
      const replayed = await thief.rest('POST', '/auth/refresh', { headers: { cookie: stolen } });
      expect(replayed.status, transport).toBe(401);
      const owner = await visitor().rest('GET', '/auth/me', { headers: { cookie: renewed } });
      expect(owner.status, transport).toBe(401);
    }
  },
);

it.each(inTurn(memberCalls, 1))(
  '%s is refused at once when its session has ended',
  async (name, endpoint, turn) => {
    for (const transport of transportsInTurn(turn + 1)) {
      const scene = await scenes[name]?.(cast);
      if (!scene) throw new Error(`no scene for ${name}`);
      const late = visitor();
      for (const [cookie, value] of scene.client.cookies) late.cookies.set(cookie, value);
      await scene.client.rest('POST', '/auth/logout');
      const { status, error } = await call(late, transport, endpoint, scene.input);
      expect([transport, status, error?.error]).toEqual([transport, 401, 'unauthenticated']);
    }
  },
);
