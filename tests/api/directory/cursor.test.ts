import { expect, it } from 'vitest';
import { insertSellers, type Member, registerMember } from '../../factories.ts';

type Page = { ids: string[]; cursor: string | null; page: number; total: number };

async function search({ client }: Member, query: Record<string, string>): Promise<Page> {
  const { status, body } = await client.rest('GET', `/contacts/search?${new URLSearchParams(query)}`);
  expect(status, JSON.stringify(body)).toBe(200);
  const { contacts, pagination } = body.data;
  const ids = contacts.map(({ _id }: { _id: string }) => _id);
  return { ids, cursor: pagination.nextCursor, page: pagination.page, total: pagination.totalCount };
}

async function everyPage(member: Member, query: Record<string, string>, between = async () => {}) {
  const pages: Page[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Page = await search(member, { ...query, ...(cursor && { cursor }) });
    pages.push(page);
    cursor = page.cursor;
    await between();
  }
  return pages;
}

it.each(['relevance', 'newest', 'name', 'nearest'])(
  'leads through all pages in the order of %s',
  async (sort) => {
    const { word } = await insertSellers(45);
    const member = await registerMember();
    const pages = await everyPage(member, { search: word, sort });
    expect(pages.map(({ page }) => page)).toEqual([1, 2, 3]);
    const numbered = await Promise.all(
      ['1', '2', '3'].map((page) => search(member, { search: word, sort, page })),
    );
    expect(pages.map(({ ids }) => ids)).toEqual(numbered.map(({ ids }) => ids));
  },
);

it('shows nobody twice and leaves nobody out while others join in front', async () => {
  const { word, ids } = await insertSellers(45);
  const member = await registerMember();
  let joined = 0;
  const pages = await everyPage(member, { search: word, sort: 'newest' }, async () => {
    joined += 1;
    await registerMember({ businessName: `${word} ${joined}` });
  });
  const shown = pages.flatMap((page) => page.ids);
  expect(new Set(shown).size).toBe(shown.length);
  expect(new Set(shown)).toEqual(new Set(ids));
});
