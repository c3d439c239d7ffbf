import { floodLimits } from '@mboalink/worker/session/flood-limited-procedures.ts';
import { expect, it } from 'vitest';
import { readSource } from './workspace.ts';

it('answers refusals with the limits that Cloudflare is given', () => {
  const limiter = /name = "(\w+)"\nnamespace_id = "\d+"\nsimple = \{ limit = (\d+), period = (\d+) \}/g;
  const given = [...readSource('wrangler.toml').matchAll(limiter)].map(([, name, quota, seconds]) => [
    name,
    [Number(quota), Number(seconds)],
  ]);
  const answered = Object.entries(floodLimits).map(([name, { quota, windowSeconds }]) => [
    name,
    [quota, windowSeconds],
  ]);
  expect(Object.fromEntries(answered)).toEqual(Object.fromEntries(given));
});
