import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rotateSecret, type Secrets, secretVars } from '@mboalink/worker/local/secrets.ts';
import { type ServedWorker, serveWorker } from '@mboalink/worker/local/serve-worker.ts';
import { type Services, startServices } from '@mboalink/worker/local/services.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  countMails,
  leaveForGood,
  readCode,
  registerMember,
  registrationFields,
  visitor,
} from '../factories.ts';
import { type Client, createClient } from '../setup/client.ts';
import { addresses } from '../setup/shared-application.ts';

const { secrets, connectionString, mailUrl } = addresses;
const later = (days: number) => new Date(Date.now() + days * 86_400_000);
const once = rotateSecret(secrets, 'SESSION_SECRET', new Date());
const twice = rotateSecret(once, 'SESSION_SECRET', later(32));

const dataDir = mkdtempSync(join(tmpdir(), 'mboalink-rotation-'));
let services: Services;
let rotated: ServedWorker;
let rotatedTwice: ServedWorker;

/** The application with other secrets, on the database and the mail catcher of the others. */
const serve = (own: Secrets) =>
  serveWorker({ vars: { ...services.vars, MAIL_ENDPOINT: mailUrl, ...secretVars(own) } });

beforeAll(async () => {
  services = await startServices({ dataDir, databaseUrl: connectionString });
  [rotated, rotatedTwice] = await Promise.all([serve(once), serve(twice)]);
});

afterAll(async () => {
  await rotated?.stop();
  await rotatedTwice?.stop();
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
    const moved = movedTo(rotated, client);
    expect((await moved.rest('GET', '/auth/me')).body.data.user._id).toBe(user._id);
    expect((await moved.rest('POST', '/auth/refresh')).status).toBe(200);
    expect((await moved.rest('GET', '/auth/me')).status).toBe(200);
    const beyond = movedTo(rotatedTwice, moved);
    expect((await beyond.rest('POST', '/auth/refresh')).status).toBe(200);
  });

  it('nothing is worth anything that two secrets ago was made', async () => {
    const { client } = await registerMember();
    const moved = movedTo(rotatedTwice, client);
    expect((await moved.rest('GET', '/auth/me')).status).toBe(401);
    expect((await movedTo(rotatedTwice, client).rest('POST', '/auth/refresh')).status).toBe(401);
  });

  it('a code that was asked for before signs in, and the device is still known', async () => {
    const { client, user } = await registerMember();
    await client.rest('POST', '/auth/send-otp', { body: { identifier: user.email } });
    const body = { identifier: user.email, otp: await readCode(user.email) };
    expect((await movedTo(rotated, client).rest('POST', '/auth/verify-otp', { body })).status).toBe(200);
    expect(await countMails(user.email, 'New login')).toBe(0);
  });

  it('a registration in progress is finished', async () => {
    const fields = registrationFields();
    const client = visitor();
    await client.rest('POST', '/auth/send-registration-otp', { body: { email: fields.email } });
    const body = { email: fields.email, otp: await readCode(fields.email) };
    await client.rest('POST', '/auth/verify-registration-otp', { body });
    const registered = await movedTo(rotated, client).rest('POST', '/auth/register', { body: fields });
    expect(registered.status).toBe(200);
    const late = await movedTo(rotatedTwice, client).rest('POST', '/auth/register', { body: fields });
    expect(late.body.error).toBe('invalid_code');
  });

  it('somebody who had a trial is recognised', async () => {
    const fields = registrationFields();
    await leaveForGood(await registerMember(fields));
    const again = createClient(rotatedTwice.url);
    await again.rest('POST', '/auth/send-registration-otp', { body: { email: fields.email } });
    const body = { email: fields.email, otp: await readCode(fields.email) };
    await again.rest('POST', '/auth/verify-registration-otp', { body });
    const registered = await again.rest('POST', '/auth/register', { body: fields });
    expect(registered.body.data.user.isInTrial).toBe(false);
  });
});
