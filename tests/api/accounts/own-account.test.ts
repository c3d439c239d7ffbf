import { describe, expect, it } from 'vitest';
import {
  endTrial,
  insertSellers,
  readCode,
  registerMember,
  registerPremium,
  registrationFields,
  sql,
  visitor,
} from '../../factories.ts';
import { newWord, settled } from '../../setup/searching.ts';
import { newShortName } from '../../setup/short-names.ts';

const put = (member: { client: ReturnType<typeof visitor> }, path: string, body: object) =>
  member.client.rest('PUT', path, { body });

describe('a profile', () => {
  it.each(['/auth/profile', '/users/profile'])(
    'is changed at %s in what is sent, and nothing else',
    async (path) => {
      const member = await registerMember({ description: 'Avant', keywords: ['un'] });
      const { status, body } = await put(member, path, {
        businessName: 'Nouveau nom',
        region: 'centre',
        city: 'yaounde',
      });
      expect(status).toBe(200);
      const place = { region: 'centre', city: 'yaounde' };
      const changed = { businessName: 'Nouveau nom', ...place };
      const names = { ...member.user.names, region: 'Centre', city: 'Yaounde' };
      const locations = [{ ...member.user.locations[0], ...place }];
      expect(body.user).toEqual({ ...member.user, ...changed, names, locations });
      expect((await member.client.rest('GET', '/users/profile')).body.data.user).toEqual(body.user);
    },
  );

  it('keeps opening hours, prices and languages, from the registration on', async () => {
    const details = {
      hours: {
        mon: [
          ['08:00', '12:00'],
          ['14:00', '18:00'],
        ],
        sat: [['18:00', '02:00']],
      },
      prices: [{ label: 'Armoire', fromXaf: 60_000 }],
      languages: ['fr', 'pcm'],
    };
    const member = await registerMember(details);
    expect(member.user).toMatchObject({ ...details, openPage: true, hasOpenPage: true, isFound: true });
    const changed = { hours: {}, prices: [], languages: [], openPage: false, landmarkOnPage: true };
    expect((await put(member, '/auth/profile', changed)).body.user).toMatchObject({
      ...changed,
      hasOpenPage: false,
    });
  });

  it('gives nobody another plan or e-mail address', async () => {
    const member = await registerMember();
    const { user } = (await put(member, '/auth/profile', { subscriptionPlan: 'premium', email: 'x@y.cm' }))
      .body;
    expect(user).toMatchObject({ subscriptionPlan: 'basic', email: member.user.email });
  });

  it.each([
    ['whatsapp', '671234567', 'is changed by PUT /auth/update-whatsapp'],
    ['userType', 'buyer', 'is changed by PUT /auth/account-type'],
  ])(
    'is not changed at all when %s would become %s: the right call is named',
    async (field, value, message) => {
      const member = await registerMember({ description: 'Avant' });
      const { status, body } = await put(member, '/auth/profile', {
        [field]: value,
        name: 'Autre Nom',
        description: 'Après',
      });
      expect(status).toBe(400);
      expect(body).toMatchObject({ error: 'validation_failed', errors: [{ field, message }] });
      const { user } = (await member.client.rest('GET', '/users/profile')).body.data;
      expect(user).toEqual(member.user);
    },
  );
});

describe('notification preferences', () => {
  it('begin with their defaults and keep what a partial body leaves out', async () => {
    const member = await registerMember();
    const defaults = {
      newContactRequests: true,
      whatsappBusinessAlerts: true,
      platformUpdates: true,
      browserNotifications: false,
      searchAlerts: true,
      weeklyDigest: true,
      email: true,
      sms: false,
      marketing: false,
      letSellersAnswer: null,
    };
    expect(member.user.notificationPreferences).toEqual(defaults);
    await put(member, '/auth/notification-preferences', { sms: true });
    const { body } = await put(member, '/auth/notification-preferences', {
      preferences: { platformUpdates: false },
    });
    expect(body.user.notificationPreferences).toEqual({ ...defaults, sms: true, platformUpdates: false });
    expect((await put(member, '/auth/notification-preferences', { sms: 'yes' })).status).toBe(400);
  });
});

describe('the type of an account', () => {
  it('changes from buyer to seller with the one trial and a listing that is found', async () => {
    const member = await registerMember({
      type: 'buyer',
      businessName: newWord(),
    });
    const { user } = (await put(member, '/auth/account-type', { userType: 'seller', selectedPlan: 'pro' }))
      .body;
    expect(user).toMatchObject({
      userType: 'seller',
      subscriptionPlan: 'pro',
      subscriptionState: 'trial',
      dailyMatchesLimit: 5,
    });
    const viewer = await registerMember();
    const search = `/contacts/search?search=${user.businessName}`;
    expect((await viewer.client.rest('GET', search)).body.data.contacts).toHaveLength(1);
    await put(member, '/auth/account-type', { userType: 'buyer' });
    const back = (await put(member, '/auth/account-type', { userType: 'seller', selectedPlan: 'premium' }))
      .body.user;
    expect(back).toMatchObject({ trialEndDate: user.trialEndDate, subscriptionPlan: 'pro' });
  });

  it('leaves a seller who turns buyer the listing and the limit until the time is over', async () => {
    const { ids } = await insertSellers(2);
    const member = await registerMember({ businessName: newWord() });
    await member.client.rest('POST', `/contacts/${ids[0]}/reveal`);
    const buyer = (await put(member, '/auth/account-type', { userType: 'buyer' })).body.user;
    expect(buyer).toMatchObject({ userType: 'buyer', dailyMatchesLimit: 3, dailyMatchesUsed: 1 });
    const masked = (await member.client.rest('GET', '/contacts/search?search=plombier')).body.data.contacts;
    expect(masked.filter((contact: { unlocked: boolean }) => contact.unlocked).length).toBeLessThanOrEqual(1);
    const viewer = await registerMember();
    const search = `/contacts/search?search=${buyer.businessName}`;
    expect((await viewer.client.rest('GET', search)).body.data.contacts).toHaveLength(1);
    const seller = (await put(member, '/auth/account-type', { userType: 'both' })).body.user;
    expect(seller).toMatchObject({ userType: 'both', dailyMatchesLimit: 3, dailyMatchesUsed: 1 });
    await put(member, '/auth/account-type', { userType: 'buyer' });
    await endTrial(seller._id);
    expect((await viewer.client.rest('GET', search)).body.data.contacts).toEqual([]);
    const free = (await member.client.rest('GET', '/auth/me')).body.data.user;
    expect(free).toMatchObject({ userType: 'buyer', subscriptionState: 'none', dailyMatchesLimit: null });
  });
});

describe('sessions', () => {
  it('are listed for their owner and ended one by one or all together', async () => {
    const { client, user } = await registerMember();
    const second = visitor();
    await second.rest('POST', '/auth/send-otp', { body: { identifier: user.email } });
    await second.rest('POST', '/auth/verify-otp', {
      body: { identifier: user.email, otp: await readCode(user.email) },
    });
    const { sessions } = (await client.rest('GET', '/auth/sessions')).body.data;
    expect(sessions).toHaveLength(2);
    expect(sessions.filter((session: { current: boolean }) => session.current)).toHaveLength(1);
    const other = sessions.find((session: { current: boolean }) => !session.current);
    const stranger = await registerMember();
    expect((await stranger.client.rest('DELETE', `/auth/sessions/${other.id}`)).status).toBe(404);
    expect((await client.rest('DELETE', `/auth/sessions/${other.id}`)).body.data).toEqual({ ended: 1 });
    expect((await second.rest('GET', '/auth/me')).status).toBe(401);
    expect((await client.rest('POST', '/auth/logout-everywhere')).body.data).toEqual({ ended: 1 });
    expect((await client.rest('POST', '/auth/refresh')).status).toBe(401);
  });
});

describe('signing out everywhere', () => {
  it('withdraws the codes on their way', async () => {
    const { client, user } = await registerMember();
    const other = visitor();
    await other.rest('POST', '/auth/send-otp', { body: { identifier: user.email } });
    const otp = await readCode(user.email);
    await client.rest('PUT', '/auth/update-whatsapp', {
      body: { newWhatsApp: registrationFields().whatsapp },
    });
    await client.rest('POST', '/auth/logout-everywhere');
    const open = 'select 1 from one_time_codes where user_id = $1 and consumed_at is null';
    expect(await sql(open, [user._id])).toEqual([]);
    const verified = await other.rest('POST', '/auth/verify-otp', { body: { identifier: user.email, otp } });
    expect(verified.body.error).toBe('invalid_code');
  });
});

describe('an export', () => {
  it('hands over all that is kept', async () => {
    const { ids } = await insertSellers(1);
    const member = await registerMember();
    await member.client.rest('POST', `/contacts/${ids[0]}/reveal`);
    await member.client.rest('GET', `/contacts/${ids[0]}`);
    await settled();
    const { data } = (await member.client.rest('GET', '/auth/export')).body;
    expect(data.views).toContainEqual({
      contactId: ids[0],
      action: 'view',
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(data.user.email).toBe(member.user.email);
    expect(data.consents).toHaveLength(1);
    expect(data.sessions).toHaveLength(1);
    expect(data.openedContacts).toEqual([expect.objectContaining({ contactId: ids[0] })]);
  });

  it('has the names and the code of the short link, former trades, and when the page was told', async () => {
    const { client, user } = await registerPremium();
    // Figures of a link, which begin as those of a number, are no number.
    const names = [newShortName(), `t623a30${newShortName()}`].sort();
    for (const shortName of names) {
      await client.rest('PUT', '/listing/branding', { body: { colour: null, shortName } });
    }
    const { data } = (await client.rest('GET', '/auth/export')).body;
    const heldUntil = expect.any(String);
    expect(data.shortNames).toEqual([
      { name: names[0], isCurrent: false, heldUntil },
      { name: names[1], isCurrent: true, heldUntil },
    ]);
    const [listing] = await sql('select short_code from listings where user_id = $1', [user._id]);
    expect(data.shortCode).toBe(listing?.short_code);
    expect(data.pageToldAt).toEqual(expect.any(String));
  });
});
