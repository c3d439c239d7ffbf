import { expect, it } from 'vitest';
import { endTrial, type Member, registerMember, sql } from '../../factories.ts';
import { endpointOf } from '../../setup/endpoint-of.ts';
import { call } from '../../setup/transports.ts';

const save = ({ client }: Member, body: object) => client.rest('POST', '/search-alerts', { body });

const listed = async ({ client }: Member) => (await client.rest('GET', '/search-alerts')).body.data;

const soudeur = { search: 'Soudeur à Bonabéri', region: 'Littoral', userType: 'all' };

it('an alert is kept once for a search, however it is written, and removed', async () => {
  const member = await registerMember();
  const ask = (name: string, input: object = {}) => call(member.client, 'REST', endpointOf(name), input);
  const saved = await ask('network.saveAlert', soudeur);
  expect(saved).toMatchObject({ status: 200, data: { limit: 10, off: null } });
  const [{ _id: id }] = saved.data.alerts;
  const alert = { _id: id, search: 'Soudeur à Bonabéri', filters: { region: 'littoral' } };
  expect(saved.data.alerts).toEqual([
    { ...alert, createdAt: expect.any(String), toldAt: null, stopped: false },
  ]);
  const again = await ask('network.saveAlert', { search: '  soudeur a BONABERI', region: 'littoral' });
  expect(again.data).toEqual({ ...saved.data, added: false });
  const two = await ask('network.saveAlert', { category: 'plumbing-and-water', exact: true });
  expect(two.data.alerts).toHaveLength(2);
  const list = await ask('network.alerts');
  expect(two.data).toMatchObject(list.data);
  const removed = await ask('network.removeAlert', { id });
  expect(removed.data.alerts).toEqual([two.data.alerts[0]]);
  expect((await ask('network.removeAlert', { id })).data).toEqual(removed.data);
});

it('ends at ten, says so, and goes on once one was removed', async () => {
  const member = await registerMember();
  for (let count = 0; count < 10; count += 1) await save(member, { search: `soudeur ${count}` });
  const refused = await save(member, soudeur);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    error: 'conflict',
    message: expect.stringContaining('saved 10 searches'),
  });
  expect((await save(member, { search: 'Soudeur 3' })).status).toBe(200);
  const { alerts } = await listed(member);
  await member.client.rest('DELETE', `/search-alerts/${alerts[0]._id}`);
  expect((await save(member, soudeur)).body.data.alerts).toHaveLength(10);
});

it('says that a search that was stopped is followed again, once', async () => {
  const member = await registerMember();
  expect((await save(member, soudeur)).body.data).toMatchObject({ added: true, resumed: false });
  await sql('update search_alerts set stopped_at = now() where user_id = $1', [member.user._id]);
  expect((await save(member, soudeur)).body.data).toMatchObject({ added: false, resumed: true });
  expect((await save(member, soudeur)).body.data).toMatchObject({ added: false, resumed: false });
});

it('is nobody else’s', async () => {
  const [one, other] = await Promise.all([registerMember(), registerMember()]);
  const { body } = await save(one, soudeur);
  const removed = await other.client.rest('DELETE', `/search-alerts/${body.data.alerts[0]._id}`);
  expect(removed.body.data.alerts).toEqual([]);
  expect((await listed(one)).alerts).toHaveLength(1);
});

it('says why none is mailed: no plan runs, or no mail is wanted', async () => {
  const buyer = await registerMember({ type: 'buyer' });
  const seller = await registerMember();
  expect((await save(buyer, soudeur)).body.data.off).toBeNull();
  expect((await save(seller, soudeur)).body.data.off).toBeNull();
  // Whoever has used up their day may be told of somebody whom they open tomorrow.
  await endTrial(seller.user._id);
  expect(await listed(seller)).toMatchObject({ off: 'plan', alerts: [{ stopped: false }] });
  for (const preference of ['email', 'searchAlerts']) {
    const choose = (wanted: boolean) =>
      buyer.client.rest('PUT', '/auth/notification-preferences', { body: { [preference]: wanted } });
    await choose(false);
    expect((await listed(buyer)).off).toBe('mail');
    await choose(true);
    expect((await listed(buyer)).off).toBeNull();
  }
});

it('is handed out with all that is kept', async () => {
  const member = await registerMember();
  await save(member, soudeur);
  const { body } = await member.client.rest('GET', '/auth/export');
  expect(body.data.searchAlerts).toMatchObject([{ search: soudeur.search, filters: { region: 'littoral' } }]);
});
