import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import en from '../../web/src/locales/en/payment.json' with { type: 'json' };
import plansEn from '../../web/src/locales/en/plans.json' with { type: 'json' };
import fr from '../../web/src/locales/fr/payment.json' with { type: 'json' };
import plansFr from '../../web/src/locales/fr/plans.json' with { type: 'json' };
import { type Member, registerMember, sql } from '../factories.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { type Opened, signInAs, useBrowser, type Visit } from '../setup/page.ts';
import { newPayerPhone } from '../setup/payer-phones.ts';
import { addresses } from '../setup/shared-application.ts';
import { oneOfBoth, visits, visitsOf } from '../setup/visits.ts';

const open = useBrowser();

const { paymentsUrl } = addresses;

const messages = { en: { ...en, plans: plansEn }, fr: { ...fr, plans: plansFr } };

/** Once it answers by scripts; before that its form is sent as any other. */
const dialog = (page: Page) => page.locator('dialog:modal');

/** What the link to the payment of a plan is called. */
const toPlan = (what: string, plan: string) => new RegExp(`^${what}.*${plan}$`);

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function openAs(member: Member, visit: Visit): Promise<Opened> {
  const opened = await open(visit);
  await signInAs(opened, member);
  return opened;
}

/** Has the request sent to a phone, as whoever typed it does. */
async function askOn(page: Page, phone: string) {
  await dialog(page).getByRole('textbox').fill(phone);
  await dialog(page)
    .getByRole('button', { name: /6\s?000|3\s?000|300/ })
    .click();
}

type Simulated = { id: string; phone: string };

async function promptsTo(phone: string): Promise<Simulated[]> {
  const { payments } = await (await fetch(`${paymentsUrl}/api/payments`)).json();
  return payments.filter((payment: Simulated) => payment.phone.endsWith(phone));
}

/** Has the simulated payer confirm what was asked on a phone. */
async function confirm(phone: string) {
  const [asked] = await promptsTo(phone);
  await fetch(`${paymentsUrl}/api/payments/${asked?.id}/succeed`, { method: 'POST' });
}

/** Until the next look at a payment, which the page's clock brings. */
const nextLook = (page: Page) => page.clock.runFor(9000);

it.each(visitsOf(import.meta.filename, visits))(
  'somebody whose number is known pays with two taps, and reads once what it brought ($language, $width px)',
  async (visit) => {
    const texts = messages[visit.language];
    const member = await registerMember({ whatsapp: `237${newPayerPhone('0004')}` }, visit.language);
    const { page, problems } = await openAs(member, visit);
    await page.clock.install();
    await page.goto('/pricing');
    await page.getByRole('link', { name: toPlan(texts.plans.upgrade, 'Pro') }).click();
    await expectWhole(page);
    await dialog(page)
      .getByRole('button', { name: /6\s?000/ })
      .dblclick();
    await dialog(page).getByText('*126#').waitFor();
    await dialog(page).getByText(texts.waiting.sent, { exact: true }).waitFor();
    await expectWhole(page);
    const phone = member.user.whatsapp.slice(3);
    await confirm(phone);
    await nextLook(page);
    await dialog(page).getByText(texts.done.text).waitFor();
    const received = texts.done.received.aheadFrom.replace('{{date}}.', '');
    await dialog(page).getByText(received).waitFor();
    expect(await page.getByText(texts.done.text).count()).toBe(1);
    await expectWhole(page);
    await page.clock.runFor(4000);
    await page.waitForURL('**/dashboard');
    expect(await promptsTo(phone)).toHaveLength(1);
    expect(problems).toEqual([]);
  },
);

it.each(
  oneOfBoth([
    { language: 'fr', width: 360 },
    { language: 'en', width: 1280 },
  ] as const),
)(
  'a seller is refused, waits too long, closes, comes back, and pays late ($language, $width px)',
  async (visit) => {
    const texts = messages[visit.language];
    const { page, problems } = await openAs(await registerMember({}, visit.language), visit);
    await page.clock.install();
    await page.goto('/upgrade?plan=basic');
    await askOn(page, '');
    await dialog(page).getByText(texts.form.empty).waitFor();
    await askOn(page, '1234');
    await dialog(page).getByText(texts.form.invalid.replace('{{phone}}', '671234567')).waitFor();

    await askOn(page, newPayerPhone('0001'));
    await dialog(page).getByText('*126#').waitFor();
    // The payer's six seconds are those of the simulator.
    await expect
      .poll(async () => {
        await nextLook(page);
        return dialog(page).getByText(texts.failed.codes.insufficient_funds).count();
      })
      .toBe(1);
    await dialog(page).getByText(texts.failed.text).waitFor();
    await expectWhole(page);
    await dialog(page).getByRole('button', { name: texts.failed.retry }).click();

    const phone = newPayerPhone('0004');
    await askOn(page, phone);
    await dialog(page).getByText('*126#').waitFor();
    await page.clock.runFor(181_000);
    await dialog(page).getByText(texts.late.text).waitFor();
    await expectWhole(page);
    await dialog(page).getByRole('link', { name: texts.failed.close }).click();
    await page.getByText(texts.plans.payment.waits).waitFor();
    await expectWhole(page);
    await page.goto('/pricing');
    await page.getByText(texts.plans.payment.waits).waitFor();

    await page.getByRole('link', { name: texts.plans.payment.look }).click();
    await title(page, texts.waiting.title).waitFor();
    await expectWhole(page);
    await confirm(phone);
    await nextLook(page);
    await page.getByText(texts.done.text).waitFor();
    await page.getByRole('link', { name: texts.back.receipt }).click();
    await page.waitForURL('**/receipt/*');
    expect(problems).toEqual([]);
  },
);

it.each(oneOfBoth(['fr', 'en'] as const))(
  'whose network is cut, and whose browser is closed, finds what was asked for, and is charged once (%s)',
  async (language) => {
    const texts = messages[language];
    const member = await registerMember({}, language);
    const { page, context } = await openAs(member, { language });
    await page.goto('/upgrade?plan=basic');
    await page.route('**/billing.createPayment*', async (route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort();
    });
    const phone = newPayerPhone('0004');
    await askOn(page, phone);
    await dialog(page).getByText(texts.waiting.offline).waitFor();
    await context.setOffline(false);
    await dialog(page).getByText('*126#').waitFor();
    await page.close();

    const again = await context.newPage();
    await again.clock.install();
    await again.goto('/upgrade?plan=basic');
    await dialog(again).getByText('*126#').waitFor();
    await again.goto('/upgrade?plan=pro');
    await dialog(again).getByText(texts.other.text).waitFor();
    await dialog(again).getByText('*126#').waitFor();
    await confirm(phone);
    await nextLook(again);
    await dialog(again).getByText(texts.done.text).waitFor();
    expect(await promptsTo(phone)).toHaveLength(1);
    const charged = await sql('select state from payments where user_id = $1', [member.user._id]);
    expect(charged).toEqual([{ state: 'succeeded' }]);
  },
);

it.each(oneOfBoth(['fr', 'en'] as const))(
  'reads that nobody knows whether the operator was reached, and then that it was paid (%s)',
  async (language) => {
    const texts = messages[language];
    const { page } = await openAs(await registerMember({}, language), { language });
    await page.goto('/upgrade?plan=basic');
    await askOn(page, newPayerPhone('0017'));
    await dialog(page).getByText(texts.waiting.uncertain.replace('{{operator}}', 'MTN')).waitFor();
    expect(await dialog(page).getByText(texts.waiting.sent, { exact: true }).count()).toBe(0);
    await expectWhole(page);
    await dialog(page).getByText(texts.done.text).waitFor();
    await dialog(page)
      .getByText(texts.done.received.shownFrom.split('{{')[0] ?? '')
      .waitFor();
  },
);

it.each(oneOfBoth(['en', 'fr'] as const))(
  'a seller goes to the page of the provider and back, without paying, by Back, and paying (%s)',
  async (language) => {
    const texts = messages[language];
    const on = (text: string) => text.replace('{{provider}}', 'Flutterwave');
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    // By scripts, which lead there at once: a form that is sent before them leads to the payment's own page.
    const payOnPage = () =>
      dialog(page)
        .getByRole('button', { name: on(texts.page.pay) })
        .click();
    const { page, problems } = await openAs(await registerMember({}, language), { language });
    await page.goto('/upgrade?plan=pro');
    await payOnPage();
    await press('Cancel');
    await title(page, on(texts.page.pay)).waitFor();
    await expectWhole(page);

    await page.getByRole('link', { name: on(texts.page.open) }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).waitFor();
    await page.goBack();
    await title(page, on(texts.page.pay)).waitFor();
    await press(texts.back.giveUp);
    await title(page, texts.back.cancelled).waitFor();

    await page.getByRole('link', { name: texts.failed.retry }).click();
    await payOnPage();
    await press('Pay');
    await title(page, texts.done.title).waitFor();
    await page.getByText(texts.done.text).waitFor();
    await expectWhole(page);

    await page.goto(`/payment/${randomUUID()}`);
    await title(page, texts.back.missing).waitFor();
    expect(problems).toEqual([]);
  },
);

it('without scripts an Orange number is asked by a form, given up, and another one pays', async () => {
  const member = await registerMember({}, 'fr');
  const { page } = await openAs(member, { language: 'fr', javaScriptEnabled: false });
  const ask = async (phone: string) => {
    await page.goto('/upgrade?plan=basic');
    await page.getByRole('dialog').getByRole('textbox').fill(phone);
    await page.getByRole('dialog').getByRole('radio', { name: 'Orange Money' }).check({ force: true });
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /3\s?000/ })
      .click();
  };
  await ask('12');
  await page.getByRole('dialog').getByText(fr.form.invalid.replace('{{phone}}', '671234567')).waitFor();
  const orange = () => `69${newPayerPhone('0004').slice(2)}`;
  await ask(orange());
  await title(page, fr.waiting.title).waitFor();
  await page.getByText('#150*50#').waitFor();
  await page.getByRole('button', { name: fr.back.giveUp }).click();
  await title(page, fr.back.cancelled).waitFor();
  const phone = orange();
  await ask(phone);
  await title(page, fr.waiting.title).waitFor();
  await confirm(phone);
  await page.getByRole('button', { name: fr.back.check }).click();
  await title(page, fr.done.title).waitFor();
  await page.getByText(fr.done.text).waitFor();
});

it.each(oneOfBoth(['en', 'fr'] as const))(
  'a seller who never had a trial begins it for nothing (%s)',
  async (language) => {
    const texts = messages[language];
    const member = await registerMember({}, language);
    await sql('delete from subscription_entries where user_id = $1', [member.user._id]);
    await sql('delete from subscriptions where user_id = $1', [member.user._id]);
    await sql(
      'delete from spent_trials where identity_hash in (select identity_hash from account_identities where user_id = $1)',
      [member.user._id],
    );
    const { page, problems } = await openAs(member, { language });
    await page.goto('/pricing');
    await page.getByRole('link', { name: toPlan(texts.plans.try, 'Pro') }).click();
    await dialog(page).getByRole('button', { name: texts.trial.start }).click();
    await dialog(page).getByText(texts.trial.done).waitFor();
    await expectWhole(page);
    await page.getByRole('link', { name: texts.done.dashboard }).click();
    await page.waitForURL('**/dashboard');
    expect(problems).toEqual([]);
  },
);

it('a pass brings its buyer back to where they came from', async () => {
  const { page, problems } = await openAs(await registerMember({}, 'fr'), { language: 'fr' });
  await page.clock.install();
  await page.goto('/upgrade?plan=day&next=%2Fsettings%2Fplan');
  await dialog(page).getByRole('heading', { name: 'Pass du jour, 10 contacts' }).waitFor();
  const phone = newPayerPhone('0004');
  await askOn(page, phone);
  await dialog(page).getByText('*126#').waitFor();
  await confirm(phone);
  await nextLook(page);
  await dialog(page).getByText(fr.pass.done).waitFor();
  await page.clock.runFor(4000);
  await page.waitForURL('**/settings/plan');
  await page.getByText(plansFr.pass.name.day, { exact: true }).first().waitFor();
  expect(problems).toEqual([]);
});
