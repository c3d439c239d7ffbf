import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { messages as en } from '../../web/src/i18n/en/payment.ts';
import { messages as pricingEn } from '../../web/src/i18n/en/pricing.ts';
import { messages as fr } from '../../web/src/i18n/fr/payment.ts';
import { messages as pricingFr } from '../../web/src/i18n/fr/pricing.ts';
import { readCode, registerMember, sql } from '../factories.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { fillRegistration, registered } from '../setup/fill-registration.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { oneOfBoth } from '../setup/visits.ts';

const open = useBrowser();

const words = {
  en: { texts: en, pricing: pricingEn, begins: /Pro begins on \d/ },
  fr: { texts: fr, pricing: pricingFr, begins: /Pro commence le \d/ },
};

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

it.each(oneOfBoth(['en', 'fr'] as const))(
  'a seller goes to the page of the provider and back, without paying, by Back, and paying (%s)',
  async (language) => {
    const { texts } = words[language];
    const on = (text: string) => text.replace('{{provider}}', 'Flutterwave');
    const member = await registerMember({}, language);
    const opened = await open({ language });
    const { page, problems } = opened;
    await signInAs(opened, member);
    await page.goto('/upgrade?plan=pro');
    await page.getByText(texts.page.cards).waitFor();
    await expectWhole(page);
    await press(page, on(texts.page.pay));
    await press(page, 'Cancel');
    await title(page, texts.back.left).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await expectWhole(page);

    await page.getByRole('link', { name: on(texts.page.open) }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).waitFor();
    await page.goBack();
    await title(page, texts.back.pending).waitFor();
    await press(page, texts.back.giveUp);
    await title(page, texts.back.cancelled).waitFor();

    await page.getByRole('link', { name: texts.failed.retry }).click();
    await press(page, on(texts.page.pay));
    await page.getByRole('button', { name: 'Pay', exact: true }).waitFor();
    // The network is lost on the way back.
    await page.route('**/billing.verifyPayment*', (route) => route.abort('internetdisconnected'));
    await press(page, 'Pay');
    await title(page, texts.back.unread).waitFor();
    await page.unroute('**/billing.verifyPayment*');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await title(page, texts.back.paid).waitFor();
    await page.getByText(words[language].begins).waitFor();
    await expectWhole(page);
    await page.getByRole('link', { name: texts.back.receipt }).click();
    await page.waitForURL('**/receipt/*');

    await page.goto(`/payment/${randomUUID()}`);
    await title(page, texts.back.missing).waitFor();
    expect(problems).toEqual([]);
  },
  60_000,
);

it.each(oneOfBoth(['en', 'fr'] as const))(
  'a seller who never had a trial begins it for nothing, in %s',
  async (language) => {
    const { texts, pricing } = words[language];
    const member = await registerMember({}, language);
    await sql('delete from subscription_entries where user_id = $1', [member.user._id]);
    await sql('delete from subscriptions where user_id = $1', [member.user._id]);
    await sql(
      'delete from spent_trials where identity_hash in (select identity_hash from account_identities where user_id = $1)',
      [member.user._id],
    );
    const opened = await open({ language });
    const { page, problems } = opened;
    await signInAs(opened, member);
    await page.goto('/pricing');
    await press(page, pricing.tryTo.replace('{{plan}}', 'Pro'));
    await page.getByRole('dialog').getByRole('button', { name: texts.trial.start }).click();
    await page.getByText(texts.trial.done).waitFor();
    await expectWhole(page);
    await page.getByRole('link', { name: texts.done.dashboard }).click();
    await page.waitForURL('**/dashboard');
    expect(problems).toEqual([]);
  },
);

it('a visitor’s plan is theirs after registering, and its price is asked for by nobody', async () => {
  const { page, problems } = await open({ language: 'fr' });
  await page.goto('/pricing');
  await page.getByRole('link', { name: pricingFr.account.create }).nth(1).click();
  await page.waitForURL('**/register');
  const code = await readCode(await fillRegistration(page, 'fr', 'seller'));
  for (const digit of code) await page.keyboard.type(digit);
  await page.getByRole('link', { name: registered.fr.prices }).click();
  // Their free month of it runs: the plans are shown, and nobody is asked for money, by going back neither.
  const own = page.getByRole('article').filter({ hasText: pricingFr.yourTrial });
  await own.getByRole('heading', { name: 'Pro' }).waitFor();
  await page.goBack();
  await page.waitForURL('**/pricing');
  await own.waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(problems).toEqual([]);
}, 60_000);
