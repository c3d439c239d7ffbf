import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workerBundle } from '@mboalink/worker/local/built.ts';
import { clockHeader } from '@mboalink/worker/local/held-clock.ts';
import { serveWorker } from '@mboalink/worker/local/serve-worker.ts';
import { startServices } from '@mboalink/worker/local/services.ts';
import { describe, expect, it } from 'vitest';
import { type Member, registerMember } from '../factories.ts';
import { signed } from '../setup/client.ts';
import { addresses } from '../setup/shared-application.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const now = Date.now();
const inDays = (days: number, rest = 0) => new Date(now + days * day + rest);

/** A member at another time: their access token is long over, their session is not. */
async function returnAt({ client }: Member, instant: Date) {
  client.travelTo(instant);
  return client.rest('POST', '/auth/refresh');
}

describe('thirty days', () => {
  it('end a trial, and the listing with it', async () => {
    const seller = await registerMember({ businessName: 'Trente Jours' });
    const buyer = await registerMember({ type: 'buyer' });
    const find = () => buyer.client.rest('GET', `/contacts/${seller.user._id}`);

    expect((await returnAt(seller, inDays(29))).body.data.user).toMatchObject({ subscriptionState: 'trial' });
    await returnAt(buyer, inDays(29));
    expect((await find()).status).toBe(200);

    const over = await returnAt(seller, inDays(30, minute));
    expect(over.body.data.user).toMatchObject({ subscriptionState: 'expired', isInTrial: false });
    expect((await seller.client.rest('GET', '/contacts/search')).body.error).toBe('upgrade_required');
    await returnAt(buyer, inDays(30, minute));
    expect((await find()).status).toBe(404);
  });

  it('end a session that nobody used, and each use begins them again', async () => {
    const member = await registerMember();
    expect((await returnAt(member, inDays(29))).status).toBe(200);
    expect((await returnAt(member, inDays(58))).status).toBe(200);
    const late = await returnAt(member, inDays(88, hour));
    expect([late.status, late.body.error]).toEqual([401, 'unauthenticated']);
  });

  it('end ninety days after it began, however often it is used', async () => {
    const member = await registerMember();
    for (const days of [25, 50, 75, 89]) expect((await returnAt(member, inDays(days))).status).toBe(200);
    expect((await member.client.rest('GET', '/auth/me')).status).toBe(200);
    expect((await returnAt(member, inDays(90, minute))).status).toBe(401);
  });
});

describe('the clock of the tests', () => {
  it('obeys nobody who cannot sign', async () => {
    const { url } = addresses;
    const forged = { [clockHeader]: signed(inDays(31).toISOString(), 'another secret') };
    expect((await fetch(`${url}/api/v1/health`, { headers: forged })).status).toBe(500);
  });

  it('is not in the Worker that is deployed: it has no word of it, and goes by the platform’s clock', async () => {
    const bundle = readFileSync(workerBundle, 'utf8');
    expect(bundle).toContain('X-Request-Id');
    for (const word of [clockHeader, 'test-clock', 'holdClock', 'TestClock'])
      expect(bundle).not.toContain(word);

    const { url, connectionString, clockSecret, secrets } = addresses;
    const { accessToken } = await registerMember();
    const dataDir = mkdtempSync(join(tmpdir(), 'mboalink-deployed-'));
    const services = await startServices({ dataDir, databaseUrl: connectionString });
    const deployed = await serveWorker({ vars: { ...services.vars, ...secrets } });
    const later = signed(inDays(1).toISOString(), clockSecret);
    const headers = { [clockHeader]: later, authorization: `Bearer ${accessToken}` };
    try {
      expect((await fetch(`${url}/api/v1/auth/me`, { headers })).status).toBe(401);
      expect((await fetch(`${deployed.url}/api/v1/auth/me`, { headers })).status).toBe(200);
    } finally {
      await deployed.stop();
      await services.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});
