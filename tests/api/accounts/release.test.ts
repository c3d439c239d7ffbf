import { releaseNumber } from '@mboalink/db/release-number.ts';
import { expect, it } from 'vitest';
import {
  type Member,
  readCode,
  readMail,
  registerMember,
  registrationFields,
  visitor,
  waitForCodes,
} from '../../factories.ts';
import { exportOf, openAll } from '../../setup/exporting.ts';
import { isVisible, runJobs } from '../../setup/reporting.ts';
import { runCommand } from '../../setup/run-command.ts';
import { addresses } from '../../setup/shared-application.ts';

const { connectionString } = addresses;

const release = (number: string) => runCommand('release-number.ts', number);

async function changeNumber({ client, user }: Member, whatsapp: string) {
  await waitForCodes(user.email, user._id);
  await client.rest('PUT', '/auth/update-whatsapp', { body: { newWhatsApp: whatsapp } });
  const otp = await readCode(user.email);
  return client.rest('POST', '/auth/verify-whatsapp-update', { body: { otp } });
}

it('takes a number off: its owner is told, rests until they name another, and somebody else may have it', async () => {
  const [seller, buyer] = [await registerMember({ type: 'seller' }), await registerMember()];
  await openAll(buyer, [seller.user._id]);
  expect(await release(seller.user.whatsapp)).toContain(`off account ${seller.user._id}`);
  expect(await release(seller.user.whatsapp)).toContain('No account has');

  expect(await isVisible(seller.user._id)).toBe(false);
  expect((await seller.client.rest('GET', '/auth/me')).body.data.user).toMatchObject({
    ...{ whatsapp: '', phone: '', isFound: false, email: seller.user.email },
  });
  const opened = await buyer.client.rest('GET', `/contacts/${seller.user._id}`);
  expect(opened.body.data?.contact?.whatsappNumber ?? null).toBeNull();
  expect((await exportOf(buyer, { source: 'network' })).file).not.toContain(seller.user.businessName);
  await runJobs();
  const mail = await readMail(seller.user.email, 'number');
  expect(mail.Text).toContain(seller.user.whatsapp.slice(-4));

  const next = await registerMember({ whatsapp: seller.user.whatsapp });
  expect(next.user.whatsapp).toBe(seller.user.whatsapp);
  const { whatsapp } = registrationFields();
  expect((await changeNumber(seller, whatsapp)).body.data.user).toMatchObject({ isFound: true });
  expect(await isVisible(seller.user._id)).toBe(true);
});

it('leaves signing in by the address, whatever number stands beside it', async () => {
  const { user } = await registerMember();
  await releaseNumber(connectionString, `+${user.whatsapp}`);
  await waitForCodes(user.email, user._id);
  const named = { email: user.email, whatsapp: user.whatsapp };
  expect((await visitor().rest('POST', '/auth/send-otp', { body: named })).status).toBe(200);
  const client = visitor();
  const body = { ...named, otp: await readCode(user.email) };
  expect((await client.rest('POST', '/auth/verify-otp', { body })).status).toBe(200);
  expect((await client.rest('POST', '/auth/login', { body: named })).status).toBe(200);
  const byNumber = await visitor().rest('POST', '/auth/send-otp', { body: { identifier: user.whatsapp } });
  expect(byNumber.status).toBe(404);
});
