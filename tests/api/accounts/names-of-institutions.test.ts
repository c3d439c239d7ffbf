import { describe, expect, it } from 'vitest';
import { proveByCode, registerMember, registrationFields, visitor } from '../../factories.ts';
import { endpointOf } from '../../setup/endpoint-of.ts';
import { call, transports } from '../../setup/transports.ts';

const impostor = { name: 'МТN Agent', businessName: 'MTN Service Client' };

const refusals = {
  fr: [
    { field: 'name', message: expect.stringContaining('un seul alphabet') },
    { field: 'businessName', message: expect.stringContaining('Écrivez le nom de votre commerce') },
  ],
  en: [
    { field: 'name', message: expect.stringContaining('one alphabet') },
    { field: 'businessName', message: expect.stringContaining('Write the name of your own business') },
  ],
};

describe.each(transports)('over %s', (transport) => {
  it.each(['fr', 'en'] as const)('nobody registers as an institution, said in %s', async (language) => {
    const fields = registrationFields(impostor);
    const client = visitor(language);
    await proveByCode(client, fields.email);
    const refused = await call(client, transport, endpointOf('accounts.register'), fields);
    expect([refused.status, refused.error.errors]).toEqual([400, refusals[language]]);
    const honest = { ...fields, name: 'Paul Essomba', businessName: 'Kiosque Orange Money Chez Paul' };
    expect((await call(client, transport, endpointOf('accounts.register'), honest)).status).toBe(200);
  });

  it('a profile takes no such name', async () => {
    const { client, user } = await registerMember({}, 'fr');
    const save = (input: object) => call(client, transport, endpointOf('accounts.updateProfile'), input);
    const refused = await save({ ...impostor, description: 'Transferts' });
    expect([refused.status, refused.error.errors]).toEqual([400, refusals.fr]);
    expect((await client.rest('GET', '/auth/me')).body.data.user).toEqual(user);
    expect((await save({ businessName: 'Mboalink Support' })).status).toBe(400);
    expect((await save({ businessName: 'Orange Money Bonamoussadi' })).status).toBe(200);
  });
});
