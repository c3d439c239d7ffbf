import { describe, expect, it } from 'vitest';
import {
  changeEmail,
  countMails,
  type Member,
  moveEmail,
  readCode,
  readMail,
  registerMember,
  registrationFields,
  signIn,
  sql,
  visitor,
  waitForCodes,
} from '../../factories.ts';
import { itLong } from '../../setup/rounds.ts';
import { type Transport, transports } from '../../setup/transports.ts';

const put = (member: Member, path: string, body: object) => member.client.rest('PUT', path, { body });

/** Sends a token back over a transport; answers what is common to both. */
async function undo(token: string, transport: Transport = 'REST') {
  if (transport === 'REST') {
    const { status, body } = await visitor().rest('POST', '/auth/undo-email-change', { body: { token } });
    return { status, data: body.data, error: body.error as string | undefined };
  }
  const { status, body } = await visitor().mutate('accounts.undoEmailChange', { token });
  return { status, data: body.result?.data, error: body.error?.data.error as string | undefined };
}

/** Asks for a code and changes the number by it. */
async function moveNumber(member: Member, whatsapp: string, codeOf: string) {
  await waitForCodes(member.user.email, member.user._id);
  const asked = await put(member, '/auth/update-whatsapp', { newWhatsApp: whatsapp });
  const otp = await readCode(codeOf);
  const changed = await member.client.rest('POST', '/auth/verify-whatsapp-update', { body: { otp } });
  return { asked, changed };
}

const me = async (member: Member) => (await member.client.rest('GET', '/auth/me')).body.data.user;

describe('a change of e-mail address', () => {
  it('needs the code that the new address received, and tells the old one', async () => {
    const { client, oldEmail, newEmail } = await changeEmail();
    expect((await client.rest('GET', '/auth/me')).body.data.user.email).toBe(newEmail);
    const mail = await readMail(oldEmail, 'changed');
    expect(mail.Text).not.toContain(newEmail);
    expect(mail.Text).toContain('/undo-email-change#');
  });

  it('can be taken back by the old address, once, and ends every session', async () => {
    const { client, oldEmail, newEmail, undoToken } = await changeEmail();
    const undo = () => visitor().rest('POST', '/auth/undo-email-change', { body: { token: undoToken } });
    expect((await undo()).body.data).toEqual({ email: oldEmail, number: 'same', accountReturned: false });
    expect((await client.rest('GET', '/auth/me')).status).toBe(401);
    expect((await visitor().rest('POST', '/auth/send-otp', { body: { identifier: oldEmail } })).status).toBe(
      200,
    );
    expect((await visitor().rest('POST', '/auth/send-otp', { body: { identifier: newEmail } })).status).toBe(
      404,
    );
    expect((await undo()).body.error).toBe('invalid_code');
  });

  it('can be taken back for 72 hours, not later, nor with another token', async () => {
    const [inTime, tooLate] = [await changeEmail(), await changeEmail()];
    const later = visitor();
    const undo = (token: string) => later.rest('POST', '/auth/undo-email-change', { body: { token } });
    const end = Date.now() + 72 * 60 * 60_000;
    later.travelTo(new Date(end - 60_000));
    expect((await undo(inTime.undoToken)).status).toBe(200);
    later.travelTo(new Date(end));
    const { undoToken } = tooLate;
    for (const token of [undoToken, `${undoToken}x`, 'nonsense', (await registerMember()).accessToken]) {
      expect((await undo(token)).status).toBe(401);
    }
  });

  it('is refused for an address that somebody has, also when they came in between', async () => {
    const [one, other] = [await registerMember(), await registerMember()];
    expect((await put(one, '/auth/update-email', { newEmail: other.user.email })).body.error).toBe(
      'account_exists',
    );
    const { email: newEmail } = registrationFields();
    await put(one, '/auth/update-email', { newEmail });
    const otp = await readCode(newEmail);
    await sql('update users set email = $1 where id = $2', [newEmail, other.user._id]);
    const late = await one.client.rest('POST', '/auth/verify-email-update', { body: { otp } });
    expect(late.body.error).toBe('account_exists');
    expect((await one.client.rest('GET', '/auth/me')).body.data.user.email).toBe(one.user.email);
  });
});

describe.each(transports)('a thief who moves on from A by B to C, over %s', (transport) => {
  /** A → B → C, with the links that A and B were mailed, and the number changed in between. */
  async function taken() {
    const first = await changeEmail();
    const { whatsapp } = registrationFields();
    await moveNumber(first, whatsapp, first.oldEmail);
    const second = await changeEmail(first);
    return {
      ...first,
      ownersLink: first.undoToken,
      thiefsLink: second.undoToken,
      c: second.newEmail,
      whatsapp,
    };
  }

  const accountOf = async (id: string) =>
    (
      await sql<{ email: string; whatsapp: string }>('select email, whatsapp from users where id = $1', [id])
    )[0];

  it('is out when A takes it back: address and number return, and the link that B was mailed is worthless', async () => {
    const { client, user, oldEmail, ownersLink, thiefsLink } = await taken();
    const { status, data } = await undo(ownersLink, transport);
    expect([status, data]).toEqual([200, { email: oldEmail, number: 'returned', accountReturned: false }]);
    expect(await accountOf(user._id)).toEqual({ email: oldEmail, whatsapp: `+${user.whatsapp}` });
    for (const link of [thiefsLink, ownersLink]) {
      expect(await undo(link, transport)).toMatchObject({ status: 401, error: 'invalid_code' });
    }
    expect((await client.rest('GET', '/auth/me')).status).toBe(401);
    expect(await accountOf(user._id)).toEqual({ email: oldEmail, whatsapp: `+${user.whatsapp}` });
    expect((await signIn(oldEmail)).body.data.user._id).toBe(user._id);
  });

  it('wins nothing by being first with the link that B was mailed', async () => {
    const { user, oldEmail, ownersLink, thiefsLink } = await taken();
    expect((await undo(thiefsLink, transport)).status).toBe(200);
    expect((await undo(ownersLink, transport)).data).toMatchObject({ email: oldEmail, number: 'returned' });
    expect(await undo(thiefsLink, transport)).toMatchObject({ status: 401 });
    expect(await accountOf(user._id)).toEqual({ email: oldEmail, whatsapp: `+${user.whatsapp}` });
  });

  it('loses devices, codes on their way, and a deletion', async () => {
    const { client, user, oldEmail, newEmail, ownersLink, c } = await taken();
    const other = visitor();
    await other.rest('POST', '/auth/send-otp', { body: { identifier: c } });
    const otp = await readCode(c);
    expect((await client.rest('DELETE', '/auth/account')).status).toBe(200);
    expect((await undo(ownersLink, transport)).data).toEqual({
      email: oldEmail,
      number: 'returned',
      accountReturned: true,
    });
    for (const identifier of [c, newEmail, oldEmail]) {
      const late = await other.rest('POST', '/auth/verify-otp', { body: { identifier, otp } });
      expect(late.body.error).toBe('invalid_code');
    }
    expect(await sql('select 1 from known_devices where user_id = $1', [user._id])).toEqual([]);
    const back = await signIn(oldEmail);
    expect(back.body.data).toMatchObject({ user: { _id: user._id }, restored: false });
    const viewer = await registerMember();
    expect((await viewer.client.rest('GET', `/contacts/${user._id}`)).status).toBe(200);
  });
});

describe('a return to the old address in the settings', () => {
  it('voids the change, so that the address in between cannot take the return back', async () => {
    const changed = await changeEmail();
    expect((await moveEmail(changed, changed.oldEmail)).status).toBe(200);
    expect((await me(changed)).email).toBe(changed.oldEmail);
    expect(await sql('select 1 from email_changes where user_id = $1', [changed.user._id])).toHaveLength(1);
    expect(await undo(changed.undoToken)).toMatchObject({ status: 401 });
    expect(
      (await moveNumber(changed, registrationFields().whatsapp, changed.oldEmail)).asked.body.data,
    ).toMatchObject({
      toOldAddress: false,
    });
  });
});

describe('a return to another spelling of the old address', () => {
  it('leaves the address in between nothing to take back, and the old one its link', async () => {
    const thief = await changeEmail();
    const other = await changeEmail(thief);
    const spelling = thief.oldEmail.replace('@', '+again@');
    expect((await moveEmail(other, spelling)).status).toBe(200);
    const changes = 'select 1 from email_changes where user_id = $1 and undone_at is null';
    expect(await sql(changes, [thief.user._id])).toHaveLength(1);
    expect(await countMails(other.newEmail, 'e-mail address was changed')).toBe(0);
    expect(await undo(other.undoToken)).toMatchObject({ status: 401 });
    expect((await undo(thief.undoToken)).data).toMatchObject({ email: thief.oldEmail });
  });
});

describe('a thief who changed the address', () => {
  itLong(
    'gets twenty guesses a day at the old one’s codes, and no more of them, by however many browsers',
    async () => {
      const member = await changeEmail();
      let sent = 0;
      for (let browser = 0; browser < 4; browser += 1) {
        const client = visitor();
        await client.rest('POST', '/auth/send-otp', { body: { identifier: member.newEmail } });
        const signedIn = { identifier: member.newEmail, otp: await readCode(member.newEmail) };
        expect((await client.rest('POST', '/auth/verify-otp', { body: signedIn })).status).toBe(200);
        for (let code = 0; code < 4; code += 1) {
          await sql(
            `update one_time_codes set created_at = created_at - interval '61 seconds' where user_id = $1`,
            [member.user._id],
          );
          const { whatsapp } = registrationFields();
          const asked = await client.rest('PUT', '/auth/update-whatsapp', {
            body: { newWhatsApp: whatsapp },
          });
          sent += asked.status === 200 ? 1 : 0;
          for (let guess = 0; guess < 5; guess += 1)
            await client.rest('POST', '/auth/verify-whatsapp-update', { body: { otp: '000000' } });
        }
      }
      const [row] = await sql<{ guesses: number }>(
        'select sum(wrong_guesses)::int as guesses from guess_budgets where subject = $1',
        [member.oldEmail],
      );
      expect([sent, row?.guesses]).toEqual([5, 20]);
    },
    60_000,
  );
});

describe('an old address and number', () => {
  it('are nobody else’s while they may return, by whatever way, and free afterwards', async () => {
    const { user, oldEmail, undoToken, ...changed } = await changeEmail();
    await moveNumber({ user, ...changed }, registrationFields().whatsapp, oldEmail);
    const stranger = await registerMember();
    const refused = [
      await visitor().rest('POST', '/auth/send-registration-otp', { body: { email: oldEmail } }),
      await put(stranger, '/auth/update-email', { newEmail: oldEmail }),
      await put(stranger, '/auth/update-whatsapp', { newWhatsApp: user.whatsapp }),
    ];
    expect(refused.map(({ body }) => body.error)).toEqual(Array(3).fill('account_exists'));
    await expect(registerMember({ whatsapp: user.whatsapp })).rejects.toThrow(/account_exists/);
    expect((await undo(undoToken)).data).toMatchObject({ email: oldEmail, number: 'returned' });

    const other = await changeEmail();
    await sql(`update email_changes set undo_until = now() where user_id = $1`, [other.user._id]);
    await waitForCodes(other.oldEmail);
    expect((await registerMember({ email: other.oldEmail })).user.email).toBe(other.oldEmail);
  });

  it('return apart when somebody else has the number after all', async () => {
    const { user, oldEmail, undoToken, ...changed } = await changeEmail();
    await moveNumber({ user, ...changed }, registrationFields().whatsapp, oldEmail);
    const stranger = await registerMember();
    await sql('alter table users disable trigger users_refuse_held_identity');
    await sql('update users set whatsapp = $1 where id = $2', [`+${user.whatsapp}`, stranger.user._id]);
    await sql('alter table users enable trigger users_refuse_held_identity');
    expect((await undo(undoToken)).data).toEqual({
      email: oldEmail,
      number: 'taken',
      accountReturned: false,
    });
  });
});

describe('a change of number', () => {
  it('is told to the account’s address', async () => {
    const member = await registerMember();
    const { whatsapp } = registrationFields();
    const { asked } = await moveNumber(member, whatsapp, member.user.email);
    expect(asked.body.data).toMatchObject({
      sentTo: member.user.email.replace(/^(.).*@/, '$1…@'),
      toOldAddress: false,
    });
    const { Text } = await readMail(member.user.email, 'WhatsApp number was changed');
    expect(Text).toContain(`…${whatsapp.slice(-4)}`);
    expect(Text).not.toContain(whatsapp.slice(3));
  });

  it.each(transports)(
    'asks the first old address for 72 hours after the e-mail changed, over %s',
    async (transport) => {
      const first = await changeEmail();
      const second = await changeEmail(first);
      const { whatsapp: newWhatsApp } = registrationFields();
      await waitForCodes(first.oldEmail, first.user._id);
      const { body } =
        transport === 'REST'
          ? await put(first, '/auth/update-whatsapp', { newWhatsApp })
          : await first.client.mutate('accounts.updateWhatsapp', { newWhatsApp });
      expect(body.data ?? body.result.data).toMatchObject({
        sentTo: first.oldEmail.replace(/^(.).*@/, '$1…@'),
        toOldAddress: true,
      });
      const ofOther = { otp: await readCode(second.newEmail) };
      const refused = await first.client.rest('POST', '/auth/verify-whatsapp-update', { body: ofOther });
      expect(refused.body.error).toBe('invalid_code');
      const otp = await readCode(first.oldEmail);
      const changed = await first.client.rest('POST', '/auth/verify-whatsapp-update', { body: { otp } });
      expect(changed.body.user.whatsapp).toBe(newWhatsApp);

      const later = await changeEmail();
      later.client.travelTo(new Date(Date.now() + 72 * 60 * 60_000));
      await later.client.rest('POST', '/auth/refresh');
      await waitForCodes(later.oldEmail, later.user._id);
      const asked = await put(later, '/auth/update-whatsapp', { newWhatsApp: registrationFields().whatsapp });
      expect(asked.body.data).toMatchObject({ toOldAddress: false });
    },
  );

  it('needs the code that the account’s e-mail address received', async () => {
    const member = await registerMember();
    const { whatsapp } = registrationFields();
    await put(member, '/auth/update-whatsapp', { newWhatsApp: `+${whatsapp}` });
    const otp = await readCode(member.user.email);
    const { body } = await member.client.rest('POST', '/auth/verify-whatsapp-update', { body: { otp } });
    expect(body.user.whatsapp).toBe(whatsapp);
    const again = await member.client.rest('POST', '/auth/verify-whatsapp-update', { body: { otp } });
    expect(again.body.error).toBe('invalid_code');
  });

  it('is refused for a number that somebody has', async () => {
    const [one, other] = [await registerMember(), await registerMember()];
    const answer = await put(one, '/auth/update-whatsapp', { newWhatsApp: other.user.whatsapp });
    expect(answer.body.error).toBe('account_exists');
  });

  it.each(['verify-whatsapp-update', 'verify-email-update'])(
    '%s takes five guesses and refuses an expired code',
    async (path) => {
      const member = await registerMember();
      const change = registrationFields();
      const isNumber = path.includes('whatsapp');
      await (isNumber
        ? put(member, '/auth/update-whatsapp', { newWhatsApp: change.whatsapp })
        : put(member, '/auth/update-email', { newEmail: change.email }));
      const otp = await readCode(isNumber ? member.user.email : change.email);
      const verify = (code: string) => member.client.rest('POST', `/auth/${path}`, { body: { otp: code } });
      member.client.travelTo(new Date(Date.now() + 10 * 60_000));
      expect((await verify(otp)).body.error).toBe('invalid_code');
      member.client.travelTo(new Date());
      const wrong = otp === '000000' ? '111111' : '000000';
      for (let guess = 0; guess < 5; guess += 1)
        expect((await verify(wrong)).body.error).toBe('invalid_code');
      expect((await verify(otp)).body.error).toBe('rate_limited');
    },
  );
});
