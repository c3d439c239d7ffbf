import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { contact } from '../../../test/contact.ts';
import { readWholeLists } from './whole-lists.ts';

const reader = { userId: 'a', language: 'en' } as const;

const rows = (page: number) =>
  Array.from({ length: 100 }, (_, row) => ({
    ...{ day: '2026-11-20', state: 'listed' as const, businessName: 'x' },
    contact: { ...contact, _id: `${page}-${row}` },
  }));

afterEach(() => void vi.restoreAllMocks());

it('asks for nothing more of a list once whoever it belongs to has left', async () => {
  const client = new QueryClient();
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    asked.push(String(url));
    if (asked.length === 2) client.clear();
    const pagination = { page: 1, limit: 100, totalCount: 500 };
    return Response.json({ result: { data: { opened: rows(asked.length), pagination } } });
  });
  await expect(readWholeLists(client, reader)).rejects.toBeDefined();
  await new Promise((over) => setTimeout(over, 200));
  expect(asked).toHaveLength(2);
});
