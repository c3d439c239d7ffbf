import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { messages as en } from '../../web/src/i18n/en/payment.ts';
import { messages as pricingEn } from '../../web/src/i18n/en/pricing.ts';
import { messages as accountsFr } from '../../web/src/i18n/fr/accounts.ts';
import { messages as fr } from '../../web/src/i18n/fr/payment.ts';
import { messages as pricingFr } from '../../web/src/i18n/fr/pricing.ts';
import { readCode, registerMember, signIn, sql } from '../factories.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { newPayerPhone } from '../setup/payer-phones.ts';
import { addresses } from '../setup/shared-application.ts';
import { oneOfBoth, visitsOf } from '../setup/visits.ts';

const open = useBrowser();

const { paymentsUrl } = addresses;

const visits = [
  { language: 'fr', width: 360, texts: fr, pricing: pricingFr },
  { language: 'en', width: 1280, texts: en, pricing: pricingEn },
] as const;

type Texts = (typeof visits)[number]['texts'];

const dialog = (page: Page) => page.getByRole('dialog');

async function payWith(page: Page, texts: Texts, phone: string) {
  await dialog(page).getByRole('textbox').fill(phone);
  await dialog(page).locator('button[type=submit]').click();
  await dialog(page).getByText('*126#').or(dialog(page).getByText(texts.failed.title)).first().waitFor();
}

/** The prices that do not fit into their cards, or whose cards do not fit into the window. */
const clippedOf = (cards: Element[]) =>
  cards
    .map((card) => card.querySelector('strong'))
    .filter((price) => {
      const right = price?.closest('article')?.getBoundingClientRect().right ?? 0;
      return right > innerWidth || (price?.getBoundingClientRect().right ?? 0) > right;
    })
    .map((price) => price?.textContent);

/** Has the simulated payer confirm what was asked on a phone. */
async function confirm(phone: string) {
  const { payments } = await (await fetch(`${paymentsUrl}/api/payments`)).json();
  const asked = payments.find((payment: { phone: string }) => payment.phone.endsWith(phone));
  await fetch(`${paymentsUrl}/api/payments/${asked.id}/succeed`, { method: 'POST' });
}

it.each(visitsOf(import.meta.filename, visits))(
  'a seller is refused, waits too long, closes, comes back, and pays late ($language, $width px)',
  async ({ texts, pricing, ...visit }) => {
    const member = await registerMember({}, visit.language);
    const opened = await open(visit);
    const { page, problems } = opened;
    await signInAs(opened, member);
    await page.clock.install();
    await page.goto('/upgrade?plan=pro');
    await dialog(page).waitFor();
    await expectWhole(page);
    expect(new URL(page.url()).search).toBe('');

    await page.goBack();
    await dialog(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/upgrade');
    // Beside the menu, where all three have the least room.
    const size = page.viewportSize();
    for (const width of [960, 1080]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.getByRole('article').evaluateAll(clippedOf)).toEqual([]);
    }
    if (size) await page.setViewportSize(size);
    await page.getByRole('button', { name: pricing.upgradeTo.replace('{{plan}}', 'Pro') }).click();

    await payWith(page, texts, newPayerPhone('0001'));
    await expectWhole(page);
    await page.clock.runFor(20_000);
    await dialog(page).getByText(texts.failed.text).waitFor({ timeout: 30_000 });
    await dialog(page).getByText(texts.failed.codes.insufficient_funds).waitFor();
    await dialog(page).getByRole('button', { name: texts.failed.retry }).click();

    const phone = newPayerPhone('0004');
    await payWith(page, texts, phone);
    await page.clock.fastForward(181_000);
    await dialog(page).getByText(texts.late.text).waitFor();
    await expectWhole(page);
    await dialog(page).getByRole('button', { name: texts.late.wait }).click();
    await page.getByText(texts.pending.title).waitFor();
    await expectWhole(page);
    await page.goto('/dashboard');
    await page.getByText(texts.pending.title).waitFor();
    await page.getByRole('button', { name: texts.pending.check }).click();
    await page.getByText(texts.pending.still).waitFor();

    await page.goto('/upgrade?plan=pro');
    await dialog(page).getByText('*126#').waitFor();
    await confirm(phone);
    await page.clock.runFor(9000);
    await dialog(page).getByText(texts.done.text).waitFor();
    await expectWhole(page);
    await page.clock.runFor(4000);
    await page.waitForURL('**/dashboard');
    expect(problems).toEqual([]);
    expect(pricing.paid).toBe(texts.done.text);
  },
  120_000,
);

/** How often somebody was asked for money on a phone. */
async function promptsTo(phone: string): Promise<number> {
  const { payments } = await (await fetch(`${paymentsUrl}/api/payments`)).json();
  return payments.filter((payment: { phone: string }) => payment.phone.endsWith(phone)).length;
}

it.each(oneOfBoth([visits[1], visits[0]]))(
  'whose network is cut, and whose phone is switched off, finds what was asked for, and is charged once ($language)',
  async ({ language, texts }) => {
    const member = await registerMember({}, language);
    const opened = await open({ language });
    const { page, context } = opened;
    await signInAs(opened, member);
    await page.goto('/upgrade?plan=basic');
    await page.route('**/billing.createPayment*', async (route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort();
    });
    const phone = newPayerPhone('0004');
    await dialog(page).getByRole('textbox').fill(phone);
    await dialog(page).locator('button[type=submit]').click();
    await dialog(page).getByText(texts.waiting.offline).waitFor();
    await context.setOffline(false);
    await dialog(page).getByText('*126#').waitFor();
    await context.setOffline(true);
    await dialog(page).getByText(texts.waiting.offline).waitFor();
    await context.close();

    const again = await open({ language });
    const { client } = member;
    client.cookies.clear();
    const { body } = await signIn(member.user.email, client);
    await signInAs(again, { client, user: body.data.user });
    await again.page.clock.install();
    await again.page.goto('/dashboard');
    await again.page.getByText(texts.pending.title).waitFor();
    await again.page.goto('/upgrade?plan=basic');
    await dialog(again.page).getByText('*126#').waitFor();
    await confirm(phone);
    await again.page.clock.runFor(9000);
    await dialog(again.page).getByText(texts.done.text).waitFor();
    expect(await promptsTo(phone)).toBe(1);
    const charged = await sql('select state from payments where user_id = $1', [member.user._id]);
    expect(charged).toEqual([{ state: 'succeeded' }]);
    expect(again.problems).toEqual([]);
  },
  60_000,
);

it.each(oneOfBoth([visits[1], visits[0]]))(
  'reads that nobody knows whether the operator was reached, and then that it was paid ($language)',
  async ({ texts, ...visit }) => {
    const member = await registerMember({}, visit.language);
    const opened = await open(visit);
    const { page } = opened;
    await signInAs(opened, member);
    await page.goto('/upgrade?plan=basic');
    await payWith(page, texts, newPayerPhone('0017'));
    await dialog(page).getByText(texts.waiting.uncertain.replace('{{operator}}', 'MTN')).waitFor();
    await dialog(page).getByRole('button', { name: texts.pending.cancel }).waitFor();
    await expectWhole(page);
    await dialog(page).getByText(texts.done.text).waitFor();
  },
  60_000,
);

it('a visitor’s plan is still chosen after signing in', async () => {
  const { user } = await registerMember({}, 'fr');
  const { page } = await open({ language: 'fr' });
  await page.goto('/pricing');
  await page.getByRole('link', { name: pricingFr.subscribeTo.replace('{{plan}}', 'Pro') }).click();
  await page.getByLabel(accountsFr.fields.email).fill(user.email);
  await page.getByLabel(accountsFr.fields.whatsapp).fill(user.whatsapp.slice(3));
  await page.getByRole('button', { name: accountsFr.login.send }).click();
  await page.getByText(accountsFr.code.sentTo).waitFor();
  await page
    .getByRole('textbox')
    .first()
    .fill(await readCode(user.email));
  await dialog(page)
    .getByText(/Plan Pro/)
    .first()
    .waitFor();
}, 60_000);
