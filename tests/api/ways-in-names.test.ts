import { endpointsOf } from '@mboalink/worker/http/endpoints.ts';
import { router } from '@mboalink/worker/router.ts';
import { describe, expect, it } from 'vitest';
import { insertSellers, readPage, registerMember, sql, visitor } from '../factories.ts';
import { call, transports } from '../setup/transports.ts';

const number = '677 12 34 56';
const ways = /677 ?12|6771234|awa@|www\.|677.?12.?34/;

function endpointOf(wanted: string) {
  const found = endpointsOf(router).find(({ name }) => name === wanted);
  if (!found) throw new Error(`no call ${wanted}`);
  return found;
}

/** A seller from before, whose name and address hold the ways to them. */
async function newSeller() {
  const { ids, word } = await insertSellers(1);
  const [row] = await sql<{ slug: string }>(
    `update listings set business_name = $2 || ' ' || $3 || ' Chez Awa', quartier = 'Bonapriso www.awa.cm',
      landmark = 'Face ' || $3, landmark_on_page = true, keywords = array['awa@gmail.com', 'tuyaux'],
      description = 'Tél. ' || $3, page_told_at = now() - interval '80 hours' where user_id = $1 returning slug`,
    [ids[0], word, number],
  );
  return { id: ids[0] ?? '', word, slug: row?.slug ?? '', called: `${word} Chez Awa` };
}

describe('what holds a number in its name or address', () => {
  it('is drawn without on every open page', async () => {
    const { slug, word, called } = await newSeller();
    for (const path of [
      `/business/${slug}`,
      `/business/${slug}/poster`,
      '/categories/plumbers/douala',
      '/categories/plumbers',
      `/categories?search=${word}`,
    ]) {
      for (const language of ['fr', 'en']) {
        const { status, html } = await readPage(path, language);
        expect([status, html.includes(called)], path).toEqual([200, true]);
        expect(html, path).not.toMatch(ways);
      }
    }
    const { html } = await readPage(`/business/${slug}`);
    expect(html).toContain(`<title>${called}\u00a0: Plombier à Douala`);
    expect(html).toContain(`<h1>${called}</h1>`);
    expect(html).toContain('Bonapriso, Douala');
  });

  it.each(transports)('is suggested over %s by what is left of the name alone', async (transport) => {
    const { word, called, slug } = await newSeller();
    const suggested = async (q: string) => {
      const { client } = await registerMember();
      const answers = await Promise.all(
        [visitor(), client].map((asks) => call(asks, transport, endpointOf('directory.suggestions'), { q })),
      );
      return answers.map(({ data }) =>
        data.suggestions.filter((each: { slug: string }) => each.slug === slug).map((each: object) => each),
      );
    };
    const found = { text: called, criteria: { search: called } };
    expect(await suggested(word)).toEqual([
      [expect.objectContaining(found)],
      [expect.objectContaining(found)],
    ]);
    expect(await suggested(`${word} 677`)).toEqual([[], []]);
  });

  it.each(transports)('is answered without to members over %s, until they opened it', async (transport) => {
    const { id, word, slug, called } = await newSeller();
    const { client } = await registerMember();
    const ask = (name: string, input: object) => call(client, transport, endpointOf(name), input);
    const closed = [
      await ask('directory.search', { search: word }),
      await ask('directory.search', { search: word, browse: 'masked' }),
      await ask('directory.contact', { id }),
      await ask('directory.contactBySlug', { slug }),
    ];
    for (const { status, data } of closed) {
      expect(status).toBe(200);
      expect(JSON.stringify(data)).toContain(called);
      expect(JSON.stringify(data)).not.toMatch(ways);
    }
    const opened = await ask('directory.reveal', { id });
    expect(opened.data.contact).toMatchObject({
      businessName: `${word} ${number} Chez Awa`,
      quartier: 'Bonapriso www.awa.cm',
      keywords: ['awa@gmail.com', 'tuyaux'],
    });
  });
});

describe('what a visitor typed', () => {
  it.each([
    ['awa 677 12 34 56', 'awa (numéro masqué)'],
    ['awa@gmail.com', '(e-mail masqué)'],
    ['chez www.awa.cm', 'chez (lien masqué)'],
  ])('%j stands in the search field, and in no title or heading', async (typed, said) => {
    const { html } = await readPage(`/categories?search=${encodeURIComponent(typed)}`);
    expect(html).toContain(`value="${typed}"`);
    const [, heading] = /<h1>([^<]*)<\/h1>/.exec(html) ?? [];
    expect(heading).toContain(said);
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).toContain(said);
    for (const part of [head, /<nav class="trail".*?<\/nav>/.exec(html)?.[0]]) {
      expect(decodeURIComponent((part ?? '').replaceAll('+', ' '))).not.toMatch(ways);
    }
  });
});
