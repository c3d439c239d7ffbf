import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { registrationFields } from '../setup/people.ts';
import { shared as own } from '../setup/shared-application.ts';

describe('the Worker at its database', () => {
  it('connects as a role that owns nothing', async () => {
    await own.people.visitor().rest('GET', '/health');
    const connected = await own.people.sql<{ usename: string }>(
      `select distinct usename from pg_stat_activity
        where datname = current_database() and application_name <> 'tests'`,
    );
    expect(connected).toEqual([{ usename: 'mboalink_worker' }]);
  });

  it('answers 503 when somebody else keeps a row for too long, says no more, and goes on afterwards', async () => {
    const { client, user } = await own.people.registerMember();
    const save = () => client.rest('PUT', '/auth/profile', { body: { businessName: 'Maison Calme' } });
    const holder = new pg.Client({ connectionString: own.application.addresses.connectionString });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select 1 from users where id = $1 for update', [user._id]);
    const started = performance.now();
    const refused = await save();
    expect(performance.now() - started).toBeLessThan(5_000);
    await holder.end();
    expect([refused.status, refused.body.error]).toEqual([503, 'unavailable']);
    expect(JSON.stringify(refused.body)).not.toMatch(/lock|timeout|55P03/i);
    expect((await save()).status).toBe(200);
  });
});

describe('the log of the database', () => {
  it('names an error and quotes nobody’s number, address or words', async () => {
    const { user } = await own.people.registerMember();
    const fields = registrationFields();
    const taken = own.people.sql(
      `insert into users (name, email, whatsapp, user_type, language) values ($1, $2, $3, 'seller', 'fr')`,
      ['Maison Confidence', fields.email, `+${user.whatsapp}`],
    );
    await expect(taken).rejects.toMatchObject({ constraint: 'users_whatsapp_key' });
    const log = readFileSync(join(own.dataDir, 'postgres.log'), 'utf8');
    expect(log).toContain('duplicate key value violates unique constraint "users_whatsapp_key"');
    for (const secret of [user.whatsapp, fields.email, user.email, 'Confidence', 'DETAIL', 'STATEMENT']) {
      expect(log).not.toContain(secret);
    }
  });
});
