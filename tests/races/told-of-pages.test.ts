import { afterEach, describe, expect, it } from 'vitest';
import { useTestApplication } from '../setup/use-test-application.ts';

const own = useTestApplication('told-of-pages');

afterEach(async () => {
  await own.people.sql('update listings set page_told_at = now() where page_told_at is null');
  await own.people.sql('delete from outbox');
  await own.people.sql('delete from jobs');
});

const minute = 60_000;
const clockAt = (minutes: number) =>
  own.application.worker.runScheduled('* * * * *', new Date(Date.now() + minutes * minute));

const subject = 'Votre entreprise a sa page';

const statusOf = async (slug: string) => (await own.people.readPage(`/business/${slug}`)).status;

/** Sellers from before anybody was told. */
async function untold(count: number) {
  const { word, ids } = await own.people.insertSellers(count);
  await own.people.sql('update listings set page_told_at = null where user_id = any ($1)', [ids]);
  const sellers = await own.people.sql<{ email: string; slug: string }>(
    'select email, slug from listings join users on id = user_id where id = any ($1) order by search_key',
    [ids],
  );
  return { word, ids, sellers };
}

const countTold = (people: readonly { email: string }[]) =>
  Promise.all(people.map(({ email }) => own.people.countMails(email, subject)));

describe('whoever comes to sell', () => {
  it('is told at once of a page that is open, with its address and without a number', async () => {
    const { user } = await own.people.registerMember({}, 'fr');
    const { Text, HTML } = await own.people.readMail(user.email, subject);
    expect(Text).toContain(`/business/${user.slug}`);
    expect(Text).toContain('/settings');
    expect(Text + HTML).not.toContain(user.whatsapp.slice(3));
    const { status, html } = await own.people.readPage(`/business/${user.slug}`);
    expect([status, html.includes('noindex')]).toEqual([200, true]);
    expect((await own.people.readPage('/categories/plumbers/douala')).html).toContain(
      `/business/${user.slug}`,
    );
    await clockAt(2);
    expect(await countTold([user])).toEqual([1]);
    expect(await own.people.sql('select payload, recipient from outbox')).toEqual([
      { payload: {}, recipient: null },
    ]);
  });

  it('is told when a buyer becomes a seller, once', async () => {
    const { client, user } = await own.people.registerMember({ type: 'buyer' }, 'fr');
    const turn = (userType: string) => client.rest('PUT', '/auth/account-type', { body: { userType } });
    expect([await statusOf(user.slug), await countTold([user])]).toEqual([404, [0]]);
    expect((await turn('seller')).status).toBe(200);
    await own.people.readMail(user.email, subject);
    expect(await statusOf(user.slug)).toBe(200);
    await turn('buyer');
    await turn('both');
    await clockAt(2);
    expect([await statusOf(user.slug), await countTold([user])]).toEqual([200, [1]]);
  });
});

describe('whoever was there before', () => {
  it('has no open page, stands on none and is named to no visitor before they were told', async () => {
    const { word, sellers } = await untold(1);
    const shown = async (typed: string) => {
      const { html } = await own.people.readPage('/categories/plumbers/douala');
      const search = await own.people.readPage(`/categories?search=${word}`);
      const { body } = await own.people.visitor().rest('GET', `/contacts/suggestions?q=${typed}`);
      return [
        await statusOf(sellers[0]?.slug ?? ''),
        html.includes(word),
        search.html.includes(`${word} 1`),
        JSON.stringify(body).includes(`${word} 1`),
      ];
    };
    expect(await shown(word)).toEqual([404, false, false, false]);
    await clockAt(0);
    expect(await countTold(sellers)).toEqual([1]);
    // Another beginning: what was suggested before is kept beside the Worker.
    expect(await shown(word.slice(0, -1))).toEqual([200, true, true, true]);
  });

  it('is told once by clocks of several instances, and by a change of account at that moment', async () => {
    const { ids, sellers } = await untold(15);
    const { client, user } = await own.people.registerMember({ type: 'buyer' }, 'fr');
    await Promise.all([
      // Each believes that the jobs are due.
      ...[0, 2, 4, 6].map(clockAt),
      client.rest('PUT', '/auth/account-type', { body: { userType: 'seller' } }),
    ]);
    await own.people.readMail(user.email, subject);
    expect(await countTold([...sellers, user])).toEqual(Array(16).fill(1));
    const rows = await own.people.sql(
      'select from listings where user_id = any ($1) and page_told_at is not null',
      [ids],
    );
    expect(rows).toHaveLength(15);
  });
});
