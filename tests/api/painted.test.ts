import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { messages as dashboardFr } from '../../web/src/i18n/fr/dashboard.ts';
import { insertSellers, type Member, registerMember, sql, visitor } from '../factories.ts';
import type { Client } from '../setup/client.ts';
import { asSent, readDocument, withoutAnswers } from '../setup/read-document.ts';
import { addresses } from '../setup/shared-application.ts';

const { url } = addresses;
const { word, ids } = await insertSellers(5, { city: 'yabassi' });
const searching = '/find-contact?region=littoral&city=yabassi';

const hostile = `Chez <img src=x onerror=alert(1)>" ' </script>\u2028 & {{name}} $&`;
const escaped =
  'Chez &lt;img src=x onerror=alert(1)&gt;&quot; &#x27; &lt;/script&gt;\u2028 &amp; {{name}} $&amp;';

/** What is drawn of a document, without the data at its end. */
async function readDrawn(client: Client, path: string, headers?: Record<string, string>) {
  const read = await readDocument(url, client, path, headers && { headers });
  const html = withoutAnswers(read.html);
  return {
    ...read,
    drawn: html,
    cards: [...html.matchAll(/<article.*?<\/article>/gs)].map(([card]) => card),
  };
}

const { figures: named } = dashboardFr;

/** The name of each figure, its number and what it changed by. */
const figuresOf = (html: string) =>
  [...html.matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd><dd[^>]*>(.*?)<\/dd>/gs)].map((found) =>
    found.slice(1).map((text) =>
      text
        .replace(/<[^>]*>|&nbsp;/g, '')
        .replace(/\s/g, ' ')
        .trim(),
    ),
  );

/** Saves some contacts for somebody, one of them before the month. */
const save = (userId: string, count: number) =>
  sql(
    `insert into saved_contacts (user_id, contact_id, saved_at)
      select $1, id, now() - case place when 1 then interval '40 days' else interval '1 hour' end
      from unnest($2::uuid[]) with ordinality as contacts (id, place)`,
    [userId, ids.slice(0, count)],
  );

const expire = ({ user }: Member, ago: string) =>
  sql(`update subscriptions set trial_ends_at = now() - $2::interval where user_id = $1`, [user._id, ago]);

describe('the first cards of a search', () => {
  it.each([
    ['fr', 'Voir le contact'],
    ['en', 'Show contact'],
  ])('stand in the document, in %s, those that its data have', async (language, show) => {
    const { client } = await registerMember({}, language);
    const { cards, answers, headers, drawn } = await readDrawn(client, searching, ownStepIn(language));
    const contacts = answers?.search?.answer.contacts ?? [];
    expect(contacts.length).toBeGreaterThan(3);
    expect(cards).toHaveLength(3);
    for (const [index, card] of cards.entries()) {
      expect(card).toContain(contacts[index]?.businessName);
      expect(card).toContain(show);
    }
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(brotliCompressSync(drawn).length).toBeLessThan(14_000);
    expect(cards.join('')).not.toMatch(/\{\{|undefined|null|NaN/);
  });

  it('show a number to whoever opened it, and to nobody else', async () => {
    const [buyer, seller] = [await registerMember({ type: 'buyer' }, 'fr'), await registerMember({}, 'fr')];
    for (const id of ids) await buyer.client.rest('POST', `/contacts/${id}/reveal`);
    const open = await readDrawn(buyer.client, searching);
    const first = open.answers?.search?.answer.contacts[0];
    expect(first?.unlocked).toBe(true);
    expect(open.cards[0]).toContain(`href="https://wa.me/${first?.whatsappNumber}?text=Bonjour`);
    const locked = await readDrawn(seller.client, searching);
    const shown = open.answers?.search?.answer.contacts.flatMap((one) => [one.whatsappNumber, one.email]);
    for (const way of [...(shown ?? []), 'wa.me', 'tel:', 'mailto:', '+237'])
      expect(locked.cards.join('')).not.toContain(way);
  });

  it('show what somebody typed as text', async () => {
    const rename = (name: string, text: string) =>
      sql('update listings set business_name = $1, description = $2 where user_id = any($3)', [
        name,
        text,
        ids,
      ]);
    await rename(hostile, hostile);
    const { client } = await registerMember({ type: 'buyer' }, 'fr');
    const { drawn, cards } = await readDrawn(client, searching);
    await rename(word, '');
    expect(cards).toHaveLength(3);
    for (const card of cards) {
      expect(card).toContain(`>${escaped}</span>`);
      expect(card).toContain(`aria-label="Enregistrer ${escaped} dans mes contacts"`);
    }
    expect(drawn).not.toContain('<img src=x');
  });

  it('say what the next number costs, and are left to the client once none is left', async () => {
    const member = await registerMember({}, 'fr');
    await member.client.mutate('directory.reveal', { id: ids[4] });
    const { cards } = await readDrawn(member.client, searching);
    expect(cards.join('')).toContain('2 sur 3 aujourd’hui');
    for (const id of ids.slice(1, 3)) await member.client.mutate('directory.reveal', { id });
    expect((await readDrawn(member.client, searching)).cards).toEqual([]);
  });

  it('are the page of everybody for an expired seller, and for words that were understood', async () => {
    const seller = await registerMember();
    const visited = await readDrawn(visitor(), searching);
    expect((await readDrawn(seller.client, `/find-contact?search=${word}`)).cards).toEqual([]);
    await expire(seller, '9 days');
    const { drawn } = await readDrawn(seller.client, searching);
    const query = searching.replace(/.*\?/, '').replaceAll('&', '&amp;');
    expect(drawn).toBe(asSent(visited.html).replaceAll('href="?lang=', `href="?${query}&amp;lang=`));
  });

  it('come with the one script that the policy allows beside them', async () => {
    const { client } = await registerMember();
    const { drawn, headers } = await readDrawn(client, searching);
    const scripts = [...drawn.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text ?? '');
    expect(scripts).toHaveLength(1);
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(scripts[0]));
    const policy = headers.get('content-security-policy');
    expect(policy).toContain(`'sha256-${Buffer.from(hash).toString('base64')}'`);
    expect(policy).not.toContain('unsafe');
  });
});

describe('the figures of the month', () => {
  it('stand in the document, under a name that is text', async () => {
    const { client, user } = await registerMember({}, 'fr');
    await sql(`update listings set business_name = $1 where user_id = $2`, [hostile, user._id]);
    const { drawn, answers } = await readDrawn(client, '/dashboard');
    expect(answers?.dashboard).toBeDefined();
    expect(drawn).toContain(`>Bienvenue, ${escaped}</h1>`);
    expect(drawn).not.toContain('<img src=x');
  });

  it('stand each beside its own name, with what it changed by', async () => {
    const { client, user } = await registerMember({}, 'fr');
    await sql(
      `insert into listing_days (listing_id, day, views, whatsapp_clicks, phone_clicks, email_clicks, clickers, requests)
        values ($1, current_date - 40, 8, 0, 0, 0, 0, 0), ($1, current_date - 3, 4, 3, 0, 0, 3, 3)`,
      [user._id],
    );
    await save(user._id, 2);
    expect(figuresOf((await readDrawn(client, '/dashboard')).drawn)).toEqual([
      [named.profileViews, '4', '↘ 50 % de moins'],
      [named.savedContacts, '2', '↗ 100 % de plus'],
      [named.contactRequests, '3', named.change.new],
    ]);
  });
});

function ownStepIn(language: string) {
  return { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none', 'accept-language': language };
}
