import { randomUUID } from 'node:crypto';
import { acceptPayment } from '@mboalink/db/review-payments.ts';
import { expect, it } from 'vitest';
import { messages as en } from '../../web/src/i18n/en/receipt.ts';
import { messages as fr } from '../../web/src/i18n/fr/receipt.ts';
import { type Member, registerMember, sql } from '../factories.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
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
  'a seller cancels and takes it back, and prints the receipt on one sheet, in %s',
  async (language) => {
    const { plan, cancelling, payments, receipt, operators } = messages[language];
    const member = await registerMember();
    await pay(member);
    const opened = await open({ language });
    const { page, problems } = opened;
    await signInAs(opened, member);
    await page.goto('/settings');
    await page.getByRole('button', { name: plan.cancel, exact: true }).click();
    await page.getByRole('dialog').getByText(cancelling.hiddenPaid).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: cancelling.confirm, exact: true }).click();
    await page.getByRole('button', { name: plan.undo, exact: true }).click();
    await page.getByRole('button', { name: plan.cancel, exact: true }).waitFor();

    await page.getByRole('link', { name: payments.receiptOf.replace('{{number}}', '') }).click();
    await page.getByText(operators.orange).waitFor();
    await page.reload();
    await page.getByText(member.user.name).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const printed = await readPrinted(await page.pdf({ format: 'A4' }));
    expect(printed).toMatchObject({ pages: 1, size: 'A4' });

    await page.goto(`/receipt/${randomUUID()}`);
    await page.getByText(receipt.missing).waitFor();
    expect(problems).toEqual([]);
  },
);
