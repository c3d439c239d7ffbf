import { expect, it } from 'vitest';
import { messages as directory } from '../../web/src/i18n/fr/directory.ts';
import { messages as payment } from '../../web/src/i18n/fr/payment.ts';
import { messages as search } from '../../web/src/i18n/fr/search.ts';
import { insertSellers, registerMember } from '../factories.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { signInAs, untilSheetIsLeft, useBrowser } from '../setup/page.ts';
import { newPayerPhone } from '../setup/payer-phones.ts';
import { addresses } from '../setup/shared-application.ts';

const open = useBrowser();

const { paymentsUrl } = addresses;

/** Has the simulated payer confirm what was asked on a phone. */
async function confirm(phone: string) {
  const { payments } = await (await fetch(`${paymentsUrl}/api/payments`)).json();
  const asked = payments.find((one: { phone: string }) => one.phone.endsWith(phone));
  await fetch(`${paymentsUrl}/api/payments/${asked.id}/succeed`, { method: 'POST' });
}

it('a seller at the limit buys a pass, and goes on where they were (fr, 360 px)', async () => {
  const { ids, word } = await insertSellers(5);
  const member = await registerMember({}, 'fr');
  for (const id of ids.slice(0, 3)) await member.client.rest('POST', `/contacts/${id}/reveal`);
  const opened = await open({ language: 'fr', width: 360 });
  const { page, problems } = opened;
  await signInAs(opened, member);
  await page.clock.install();
  await page.goto(`/find-contact?search=${word}`);
  await page.getByRole('heading', { name: search.quota.reached }).waitFor();
  const buttons = page.locator('main').getByRole('button');
  expect(await buttons.filter({ hasText: search.quota.browse }).first().isVisible()).toBe(true);
  await expectWhole(page);

  await page.getByRole('link', { name: /Pass du jour, 300/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Pass du jour, 10 contacts' }).waitFor();
  await expectWhole(page);
  const phone = newPayerPhone('0004');
  await dialog.getByRole('textbox').fill(phone);
  await dialog.locator('button[type=submit]').click();
  await dialog.getByText('*126#').waitFor();
  await confirm(phone);
  await page.clock.runFor(9000);
  await dialog.getByText(payment.pass.done).waitFor();
  await page.clock.runFor(4000);

  await page.getByText(directory.quota.withPass.replace('{{held}}', '10')).first().waitFor();
  expect(new URL(page.url()).searchParams.get('search')).toBe(word);
  await expectWhole(page);
  const next = directory.quota.nextByPass.replace('{{held}}', '10');
  await page
    .getByRole('button', { name: new RegExp(`^${directory.card.show}.*${next}`) })
    .first()
    .click();
  await dialog.getByRole('link', { name: /WhatsApp/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText(directory.quota.withPass.replace('{{held}}', '9')).first().waitFor();
  await untilSheetIsLeft(page);
  await page.goto('/upgrade');
  await page.getByRole('button', { name: /^Pass de la semaine à 1/ }).waitFor();
  await expectWhole(page);
  expect(problems).toEqual([]);
});
