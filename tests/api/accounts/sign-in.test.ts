import { describe, expect, it } from 'vitest';
import { readCode, registerMember, registrationFields, sql, visitor } from '../../factories.ts';

const sendOtp = (body: object, client = visitor()) => client.rest('POST', '/auth/send-otp', { body });

/** Signs in, over whoever was there in that browser before. */
async function signInByCode(client: ReturnType<typeof visitor>, { email }: { email: string }) {
  await sendOtp({ identifier: email }, client);
  const otp = await readCode(email);
  const { status } = await client.rest('POST', '/auth/verify-otp', { body: { identifier: email, otp } });
  expect(status).toBe(200);
}

describe('a sign-in code', () => {
  it('is asked for and used under either set of field names, by e-mail or number', async () => {
    const { user } = await registerMember();
    const ways: [object, (otp: string) => object][] = [
      [{ identifier: user.email, whatsapp: user.whatsapp }, (otp) => ({ identifier: user.email, otp })],
      [
        { email: user.email, whatsapp: user.whatsapp },
        (code) => ({ email: user.email, code, whatsapp: user.whatsapp }),
      ],
      [
        { identifier: user.whatsapp },
        (otp) => ({ identifier: user.whatsapp, otp: `${otp.slice(0, 3)} ${otp.slice(3)}` }),
      ],
    ];
    for (const [asked, used] of ways) {
      const client = visitor();
      expect((await sendOtp(asked, client)).status).toBe(200);
      const { status, body } = await client.rest('POST', '/auth/verify-otp', {
        body: used(await readCode(user.email)),
      });
      expect(status).toBe(200);
      expect(body.user).toEqual(body.data.user);
      expect(body.user.email).toBe(user.email);
      expect((await client.rest('GET', '/auth/me')).body.data.user._id).toBe(user._id);
    }
  });

  it('is not sent when e-mail and number belong to different people, or to nobody', async () => {
    const [one, other] = [await registerMember(), await registerMember()];
    const mixed = await sendOtp({ identifier: one.user.email, whatsapp: other.user.whatsapp });
    const unknown = await sendOtp({ identifier: registrationFields().email });
    const { email, whatsapp } = registrationFields();
    const neither = await sendOtp({ email, whatsapp });
    expect(mixed.status).toBe(404);
    expect({ ...neither.body, requestId: '' }).toEqual({ ...mixed.body, requestId: '' });
    expect(mixed.body).toMatchObject({
      error: 'account_not_found',
      message:
        'No account has both this e-mail address and this number. Please check both, or register first.',
    });
    expect(unknown.body).toMatchObject({
      error: 'account_not_found',
      message: 'Account not found. Please register first.',
    });
  });

  it.each(['identifier', 'email'])('refuses two addresses, one of them as %s', async (field) => {
    const [one, other] = [await registerMember(), await registerMember()];
    const body = { identifier: other.user.email, email: other.user.email, [field]: one.user.email };
    expect((await visitor().rest('POST', '/auth/send-otp', { body })).status).toBe(404);
  });

  it('stands nowhere in the database', async () => {
    const { user } = await registerMember();
    await sendOtp({ identifier: user.email });
    const code = await readCode(user.email);
    const rows = await sql(`select * from one_time_codes where subject = $1`, [user.email]);
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe('a session', () => {
  it('is carried by cookies that scripts cannot read and other sites do not send', async () => {
    const { user } = await registerMember();
    const client = visitor();
    await sendOtp({ identifier: user.email }, client);
    const body = { identifier: user.email, otp: await readCode(user.email) };
    const { headers } = await client.rest('POST', '/auth/verify-otp', { body });
    const lines = headers.getSetCookie();
    expect(lines.map((line) => line.split('=')[0]).sort()).toEqual([
      '__Host-mboalink_access',
      '__Host-mboalink_device',
      '__Host-mboalink_refresh',
    ]);
    for (const line of lines) expect(line).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  it('works by bearer token too, without cookies', async () => {
    const { accessToken, user } = await registerMember();
    const { body } = await visitor().rest('GET', '/auth/me', {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(body.data.user._id).toBe(user._id);
  });

  it('is never given for an identifier alone', async () => {
    const { user } = await registerMember();
    const alone = await visitor().rest('POST', '/auth/login', { body: { identifier: user.email } });
    expect(alone.status).toBe(401);
    expect(alone.setCookies).toEqual([]);
    const other = await registerMember();
    const foreign = await other.client.rest('POST', '/auth/login', { body: { identifier: user.email } });
    expect(foreign.status).toBe(401);
    const own = await other.client.rest('POST', '/auth/login', { body: { identifier: other.user.email } });
    expect(own.body.user._id).toBe(other.user._id);
  });

  it('is given no longer life by the call that answers who is signed in', async () => {
    const { client, user, accessToken } = await registerMember();
    const copy = visitor();
    const thief = { authorization: `Bearer ${accessToken}` };
    copy.travelTo(new Date(Date.now() + 10 * 60_000));
    const body = { identifier: user.email };
    const { data } = (await copy.rest('POST', '/auth/login', { body, headers: thief })).body;
    expect(data.expiresIn).toBeLessThanOrEqual(5 * 60);
    copy.travelTo(new Date(Date.now() + 16 * 60_000));
    const late = { authorization: `Bearer ${data.accessToken}` };
    expect((await copy.rest('GET', '/auth/me', { headers: late })).status).toBe(401);
    client.travelTo(new Date(Date.now() + 16 * 60_000));
    expect((await client.rest('POST', '/auth/refresh')).status).toBe(200);
  });

  it('ends at sign-out at once, for every token that it gave', async () => {
    const { client, accessToken } = await registerMember();
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect((await client.rest('POST', '/auth/logout')).body.data).toEqual({ loggedOut: true });
    expect(
      client.cookies.has('__Host-mboalink_access') || client.cookies.has('__Host-mboalink_refresh'),
    ).toBe(false);
    const bearer = { authorization: `Bearer ${accessToken}` };
    expect((await visitor().rest('GET', '/auth/me', { headers: bearer })).status).toBe(401);
    expect((await visitor().rest('GET', '/contacts/search', { headers: bearer })).status).toBe(401);
    expect((await visitor().rest('POST', '/auth/refresh', { headers: { cookie } })).status).toBe(401);
  });

  it.each(['code', 'registration'])('ends where somebody else comes in its browser, by %s', async (way) => {
    const { client, accessToken } = await registerMember();
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (way === 'registration') await registerMember({}, 'en', client);
    else await signInByCode(client, (await registerMember()).user);
    const bearer = { authorization: `Bearer ${accessToken}` };
    expect((await visitor().rest('GET', '/auth/me', { headers: bearer })).status).toBe(401);
    expect((await visitor().rest('POST', '/auth/refresh', { headers: { cookie } })).status).toBe(401);
    expect((await client.rest('GET', '/auth/me')).status).toBe(200);
  });

  it('stays where its own person signs in again', async () => {
    const { client, user, accessToken } = await registerMember();
    await signInByCode(client, user);
    const bearer = { authorization: `Bearer ${accessToken}` };
    expect((await visitor().rest('GET', '/auth/me', { headers: bearer })).status).toBe(200);
  });

  it('outlives a refresh whose answer was lost, and ends when an older token comes back', async () => {
    const { client } = await registerMember();
    const tokenOf = () => `__Host-mboalink_refresh=${client.cookies.get('__Host-mboalink_refresh')}`;
    const first = tokenOf();
    await visitor().rest('POST', '/auth/refresh', { headers: { cookie: first } });
    expect((await client.rest('POST', '/auth/refresh')).status).toBe(200);
    expect((await client.rest('POST', '/auth/refresh')).status).toBe(200);
    expect((await visitor().rest('POST', '/auth/refresh', { headers: { cookie: first } })).status).toBe(401);
    expect((await client.rest('POST', '/auth/refresh')).status).toBe(401);
    expect((await client.rest('GET', '/auth/me')).status).toBe(401);
  });

  it.each([
    ['no token', ''],
    ['a token with alg none', 'eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.eyJ1c2UiOiJhY2Nlc3MifQ.'],
    ['a token of another key', 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJ1c2UiOiJhY2Nlc3MifQ.c2lnbmF0dXJl'],
    ['nonsense', 'a.b.c'],
  ])('is not opened by %s', async (_, token) => {
    const { status, body } = await visitor().rest('GET', '/auth/me', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(status).toBe(401);
    expect(body.error).toBe('unauthenticated');
  });
});
