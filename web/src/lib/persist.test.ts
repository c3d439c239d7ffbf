import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { isKept } from './persist.ts';

it('keeps contacts and the last ten searches, and nothing else', () => {
  const client = new QueryClient();
  const answered = (path: string, input?: object, updatedAt = 1) =>
    client.setQueryData([path.split('.'), { input, type: 'query' }], {}, { updatedAt });
  for (const path of ['network.opened', 'network.saved', 'accounts.dashboard', 'accounts.sessions'])
    answered(path);
  for (let n = 1; n <= 12; n += 1) answered('directory.search', { n }, n);
  const kept = client
    .getQueryCache()
    .getAll()
    .filter((query) => isKept(client, query))
    .map(({ queryKey }) => JSON.stringify(queryKey));
  expect(kept).toHaveLength(12);
  expect(kept.join()).not.toMatch(/dashboard|sessions|"n":[12]}/);
});
