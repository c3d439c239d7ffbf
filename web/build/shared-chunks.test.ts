import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { namedInVain } from './shared-chunks.ts';

const ids = globSync('**/*.{ts,tsx}', { cwd: join(import.meta.dirname, '../src') }).map((file) => `/${file}`);

it('names no screen and no part that is not there', () => {
  expect(namedInVain(ids)).toEqual([]);
});

it.each(['settings-screen.tsx', 'picture-card.tsx'])('says so when %s is gone', (file) => {
  expect(namedInVain(ids.filter((id) => !id.endsWith(`/${file}`)))).toEqual([file]);
});
