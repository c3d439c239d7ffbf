import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cacheableCallsSource } from './cacheable-calls.ts';

it('knows which answers may be cached as the router says it', () => {
  const kept = readFileSync(join(import.meta.dirname, '../src/lib/api/cacheable-calls.ts'), 'utf8');
  expect(kept).toBe(cacheableCallsSource());
  expect(kept).toContain("'directory.stats'");
  expect(kept).not.toContain('accounts.');
  expect(kept, 'a call that the client never makes').not.toContain('categoryTree');
});
