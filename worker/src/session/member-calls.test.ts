import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { floodLimits } from './member-calls.ts';

const wrangler = readFileSync(join(import.meta.dirname, '../../../wrangler.toml'), 'utf8');

it('answers refusals with the limits that Cloudflare is given', () => {
  const limiter = /name = "(\w+)"\nnamespace_id = "\d+"\nsimple = \{ limit = (\d+), period = (\d+) \}/g;
  const given = [...wrangler.matchAll(limiter)].map(([, name, quota, seconds]) => [
    name,
    { quota: Number(quota), windowSeconds: Number(seconds) },
  ]);
  expect(floodLimits).toMatchObject(Object.fromEntries(given));
  expect(Object.keys(floodLimits)).toHaveLength(given.length);
});
