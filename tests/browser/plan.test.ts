import { randomUUID } from 'node:crypto';
import { acceptPayment } from '@mboalink/db/review-payments.ts';
import { expect, it } from 'vitest';
import en from '../../web/src/locales/en/payment.json' with { type: 'json' };
import fr from '../../web/src/locales/fr/payment.json' with { type: 'json' };
import { type Member, registerMember, sql } from '../factories.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { openAs, useBrowser } from '../setup/page.ts';
import { readPrinted } from '../setup/read-printed.ts';
import { addresses } from '../setup/shared-application.ts';
import { oneOfBoth } from '../setup/visits.ts';

const open = useBrowser();

const messages = { en, fr };

/** A month of Pro that somebody paid by Orange. */
async function pay({ user }: Member) {
  const txRef = randomUUID();
  await sql(
    `insert into payments (tx_ref, user_id, plan, amount, provider, mode, operator, phone_hash, phone_end, state, expires_at)
      values ($1, $2, 'pro', 6000, 'campay', 'direct', 'orange', 'hash', '07', 'review', now())`,
    [txRef, user._id],
  );
  await acceptPayment(addresses.connectionString, txRef);
}

it.each(oneOfBoth(['en', 'fr'] as const))(
  'a seller cancels and takes it back, and prints the receipt on one sheet (%s)',
  async (language) => {
    const { plan, name, receipt } = messages[language];
    const member = await registerMember({}, language);
    await pay(member);
    const { page, problems } = await openAs(open, member, '/settings/plan', { language });
    await expectWhole(page);
    await page.getByText(plan.cancel, { exact: true }).click();
    await page.getByText(plan.cancelText.split('{{')[0] ?? '').waitFor();
    await expectWhole(page);
    await page.getByRole('button', { name: plan.confirm, exact: true }).click();
    await page.getByRole('button', { name: plan.undo, exact: true }).click();
    await page.getByText(plan.cancel, { exact: true }).waitFor();

    await page.getByRole('link', { name: name.pro }).click();
    await page.waitForURL('**/receipt/*');
    await page.getByText('Orange Money').waitFor();
    await page.reload();
    await page.getByText(member.user.name).waitFor();
    await expectWhole(page);
    const printed = await readPrinted(await page.pdf({ format: 'A4' }));
    expect(printed).toMatchObject({ pages: 1, size: 'A4' });

    await page.goto(`/receipt/${randomUUID()}`);
    await page.getByText(receipt.missing).waitFor();
    expect(problems).toEqual([]);
  },
);

it('without scripts a plan is cancelled and taken back by forms', async () => {
  const member = await registerMember({}, 'fr');
  await pay(member);
  const visit = { language: 'fr', javaScriptEnabled: false } as const;
  const { page } = await openAs(open, member, '/settings/plan', visit);
  await page.getByText(fr.plan.cancel, { exact: true }).click();
  await page.getByRole('button', { name: fr.plan.confirm, exact: true }).click();
  await page.getByRole('button', { name: fr.plan.undo, exact: true }).click();
  await page.getByText(fr.plan.cancel, { exact: true }).waitFor();
});
