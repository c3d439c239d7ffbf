import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { messages as accountsEn } from '../../web/src/i18n/en/accounts.ts';
import { messages as directoryEn } from '../../web/src/i18n/en/directory.ts';
import { messages as searchEn } from '../../web/src/i18n/en/search.ts';
import { messages as accountsFr } from '../../web/src/i18n/fr/accounts.ts';
import { messages as directoryFr } from '../../web/src/i18n/fr/directory.ts';
import { messages as searchFr } from '../../web/src/i18n/fr/search.ts';
import { messages as openEn } from '../../worker/src/open-pages/messages/en.ts';
import { messages as openFr } from '../../worker/src/open-pages/messages/fr.ts';
import { insertSellers, readCode, registerMember, sql } from '../factories.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { fillRegistration, registered } from '../setup/fill-registration.ts';
import { type Opened, signInAs, useBrowser } from '../setup/page.ts';
import { newPayingReporter } from '../setup/reporting.ts';
import { visitsOf } from '../setup/visits.ts';

const open = useBrowser();

const visits = [
  {
    language: 'fr',
    width: 360,
    accounts: accountsFr,
    directory: directoryFr,
    search: searchFr,
    texts: openFr,
  },
  {
    language: 'en',
    width: 1280,
    accounts: accountsEn,
    directory: directoryEn,
    search: searchEn,
    texts: openEn,
  },
] as const;

/** A business beside others of the same name. */
async function newBusiness() {
  const { ids, word } = await insertSellers(3);
  await sql('update listings set business_name = $2 where user_id = any($1)', [ids, word]);
  const [business] = await sql<{ slug: string; whatsapp: string }>(
    'select slug, whatsapp from listings join users on users.id = user_id where user_id = $1',
    [ids[1]],
  );
  if (!business) throw new Error('no seller was written');
  return { ...business, id: ids[1], digits: business.whatsapp.slice(-9) };
}

const digitsOf = async (page: Page) => (await page.getByRole('article').textContent())?.replace(/\D/g, '');

async function expectSound({ page, problems }: Opened) {
  await expectWhole(page);
  expect(problems).toEqual([]);
}

it.each(visits.slice(0, 1))(
  'leads a visitor by way of registration to the number of this very business, in $language at $width px',
  async ({ accounts, texts, ...visit }) => {
    const { slug, digits } = await newBusiness();
    const opened = await open(visit);
    const { page } = opened;
    await page.goto(`/business/${slug}`);
    await page.getByRole('link', { name: texts.business.seeNumber }).click();
    await page.waitForURL('**/register?next=*');
    const code = await readCode(await fillRegistration(page, visit.language, 'buyer'));
    for (const digit of code) await page.keyboard.type(digit);
    await page.getByRole('link', { name: registered[visit.language].number }).click();
    await page.waitForURL(`**/find-contact?contact=${slug}*`);
    await expect.poll(() => digitsOf(page)).toContain(digits);
    await expectSound(opened);
    await opened.context.close();
  },
  120_000,
);

it.each(visitsOf(import.meta.filename, visits))(
  'opens it to a seller by one tap, and takes their report from the page, in $language at $width px',
  async ({ directory, search, texts, ...visit }) => {
    const { slug, id } = await newBusiness();
    const opened = await open(visit);
    const { page } = opened;
    await signInAs(opened, await newPayingReporter());
    // Not opened yet: it says why there is nothing to report, and offers the number.
    await page.goto(`/business/${slug}`);
    await page.getByRole('link', { name: texts.business.report }).click();
    await page.getByText(search.contact.openFirst).waitFor();
    await expectSound(opened);
    await page.goto(`/business/${slug}`);
    await page.getByRole('link', { name: texts.business.seeNumber }).click();
    await page.waitForURL(`**/find-contact?contact=${slug}*`);
    await page.getByRole('button', { name: new RegExp(`^${directory.card.show}`) }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: search.reveal.open }).click();
    await sheet.getByRole('link', { name: /WhatsApp/ }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(`contact-${id}`);
    await expectSound(opened);
    await page.goto(`/business/${slug}`);
    await page.getByRole('link', { name: texts.business.report }).click();
    await sheet.getByRole('radio', { name: search.report.reasons.wrong_number }).check({ force: true });
    await sheet.getByRole('button', { name: search.report.send }).click();
    await sheet.getByText(search.report.refunded).waitFor();
    await opened.context.close();
  },
  120_000,
);

it.each(visitsOf(import.meta.filename, visits))(
  'says what keeps a number closed, and where else to look, in $language at $width px',
  async ({ search, texts, ...visit }) => {
    const { slug, id } = await newBusiness();
    const { ids } = await insertSellers(3);
    const member = await registerMember();
    for (const each of ids) await member.client.rest('POST', `/contacts/${each}/reveal`);
    const opened = await open(visit);
    const { page } = opened;
    await signInAs(opened, member);
    await page.goto(`/business/${slug}`);
    await page.getByRole('link', { name: texts.business.seeNumber }).click();
    await page.getByRole('heading', { name: search.quota.reached }).waitFor();
    await expectSound(opened);
    await sql("update listings set visible_until = '-infinity' where user_id = $1", [id]);
    await page.reload();
    await page.getByText(search.contact.gone).waitFor();
    await expectSound(opened);
    await page.getByRole('link', { name: search.contact.others }).click();
    await page.waitForURL('**/find-contact?category=plumbing-and-water&subcategory=plumbers*');
    await page.goto(`/find-contact?contact=${member.user.slug}`);
    await page.getByText(search.contact.own).waitFor();
    await expectSound(opened);
    await opened.context.close();
  },
  120_000,
);
