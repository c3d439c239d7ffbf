import { describe, expect, it } from 'vitest';
import {
  changeEmail,
  type Member,
  readCode,
  readMail,
  registerMember,
  registrationFields,
  signIn,
  sql,
  typeFreshCode,
  visitor,
  waitForCodes,
} from '../../factories.ts';

const put = (member: Member, path: string, body: object) => member.client.rest('PUT', path, { body });

/** Asks for a code and changes the number by it. */
async function moveNumber(member: Member, whatsapp: string, codeOf: string) {
  await waitForCodes(member.user.email, member.user._id);
  const asked = await put(member, '/auth/update-whatsapp', { newWhatsApp: whatsapp });
  const otp = await readCode(codeOf);
  const changed = await member.client.rest('POST', '/auth/verify-whatsapp-update', { body: { otp } });
  return { asked, changed };
}

describe('a change of e-mail address', () => {
  it('needs the code that the new address received, and tells the old one', async () => {
    const { client, oldEmail, newEmail } = await changeEmail();
    expect((await client.rest('GET', '/auth/me')).body.data.user.email).toBe(newEmail);
    const mail = await readMail(oldEmail, 'changed');
    expect(mail.Text).not.toContain(newEmail);
    expect(await signIn(newEmail)).toMatchObject({ status: 200 });
    const old = await visitor().rest('POST', '/auth/send-otp', { body: { identifier: oldEmail } });
    expect(old.status).toBe(404);
  });

  it('leaves the old address free for somebody else', async () => {
    const { oldEmail } = await changeEmail();
    await waitForCodes(oldEmail);
    expect((await registerMember({ email: oldEmail })).user.email).toBe(oldEmail);
  });

  it('is refused for an address that somebody has, also when they came in between', async () => {
    const [one, other] = [await registerMember(), await registerMember()];
    await typeFreshCode(one, 'change-email');
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

describe('a change of number', () => {
  it('is told to the account’s address', async () => {
    const member = await registerMember();
    const { whatsapp } = registrationFields();
    const { asked } = await moveNumber(member, whatsapp, member.user.email);
    expect(asked.body.data).toMatchObject({ sentTo: member.user.email.replace(/^(.).*@/, '$1…@') });
    const { Text } = await readMail(member.user.email, 'WhatsApp number was changed');
    expect(Text).toContain(`…${whatsapp.slice(-4)}`);
    expect(Text).not.toContain(whatsapp.slice(3));
  });

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
});
