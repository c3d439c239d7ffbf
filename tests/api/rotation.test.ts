import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Secrets } from '@mboalink/worker/local/secrets.ts';
import { type ServedWorker, serveWorker } from '@mboalink/worker/local/serve-worker.ts';
import { type Services, startServices } from '@mboalink/worker/local/services.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countMails, readCode, registerMember } from '../factories.ts';
import { type Client, createClient } from '../setup/client.ts';
import { addresses } from '../setup/shared-application.ts';

const { secrets, connectionString, mailUrl } = addresses;

/** As an operator does it: the present secret becomes the previous one, for a month. */
function rotated(present: Secrets) {
  const until = new Date(Date.now() + 31 * 86_400_000).toISOString().slice(0, 10);
  return {
    ...present,
    SESSION_SECRET: randomBytes(48).toString('base64url'),
    SESSION_SECRET_PREVIOUS: `${until} ${present.SESSION_SECRET}`,
  };
}

const dataDir = mkdtempSync(join(tmpdir(), 'mboalink-rotation-'));
let services: Services;
let once: ServedWorker;
let twice: ServedWorker;

/** The application with other secrets, on the database and the mail catcher of the others. */
const serve = (own: Secrets) => serveWorker({ vars: { ...services.vars, MAIL_ENDPOINT: mailUrl, ...own } });

beforeAll(async () => {
  services = await startServices({ dataDir, databaseUrl: connectionString });
  const next = rotated(secrets);
  [once, twice] = await Promise.all([serve(next), serve(rotated(next))]);
});

afterAll(async () => {
  await once?.stop();
  await twice?.stop();
  await services?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The same browser, whose requests go to another Worker from now on. */
function movedTo({ url }: ServedWorker, { cookies }: Client): Client {
  const moved = createClient(url);
  for (const [name, value] of cookies) moved.cookies.set(name, value);
  return moved;
}

describe('after a rotation of the secret of sessions', () => {
  it('a session goes on, by its access token and by its refresh token', async () => {
    const { client, user } = await registerMember();
    const moved = movedTo(once, client);
    expect((await moved.rest('GET', '/auth/me')).body.data.user._id).toBe(user._id);
    expect((await moved.rest('POST', '/auth/refresh')).status).toBe(200);
    expect((await moved.rest('GET', '/auth/me')).status).toBe(200);
    const beyond = movedTo(twice, moved);
    expect((await beyond.rest('POST', '/auth/refresh')).status).toBe(200);
  });

  it('nothing is worth anything that two secrets ago was made', async () => {
    const { client } = await registerMember();
    const moved = movedTo(twice, client);
    expect((await moved.rest('GET', '/auth/me')).status).toBe(401);
    expect((await movedTo(twice, client).rest('POST', '/auth/refresh')).status).toBe(401);
  });

  it('a code that was asked for before signs in, and the device is still known', async () => {
    const { client, user } = await registerMember();
    await client.rest('POST', '/auth/send-otp', { body: { identifier: user.email } });
    const body = { identifier: user.email, otp: await readCode(user.email) };
    expect((await movedTo(once, client).rest('POST', '/auth/verify-otp', { body })).status).toBe(200);
    expect(await countMails(user.email, 'New login')).toBe(0);
  });
});
