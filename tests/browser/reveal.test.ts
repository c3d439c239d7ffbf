import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import en from '../../web/src/locales/en/directory.json' with { type: 'json' };
import searchEn from '../../web/src/locales/en/search.json' with { type: 'json' };
import fr from '../../web/src/locales/fr/directory.json' with { type: 'json' };
import searchFr from '../../web/src/locales/fr/search.json' with { type: 'json' };
import { insertSellers, type Member, registerMember, sql } from '../factories.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { holdBack, openAs, signInAs, useBrowser } from '../setup/page.ts';
import { visits, visitsOf } from '../setup/visits.ts';

const open = useBrowser();
const words = { en: { ...en, search: searchEn }, fr: { ...fr, search: searchFr } };
const { word } = await insertSellers(6);

const card = (page: Page, index = 0) => page.locator('#results article').nth(index);
const whatsapp = (page: Page, index = 0) => card(page, index).locator('button[value=whatsapp]');
const readable = /6 \d\d \d\d \d\d \d\d|7 \d\d|\d \d\d \d\d \d\d \d\d/;

/** What a tap opens in WhatsApp, which is not there in a test. */
async function catchChats(page: Page): Promise<string[]> {
  const chats: string[] = [];
  await page.context().route('https://wa.me/**', (route) => {
    chats.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' });
  });
  return chats;
}

describe.each(visitsOf(import.meta.filename, visits))('a number, in $language at $width px', (visit) => {
  const { reveal, quota, report, saved, block, card: said, share, search } = words[visit.language];

  const openSearch = (member: Member, javaScriptEnabled = true) =>
    openAs(open, member, `/find-contact?search=${word}`, { ...visit, javaScriptEnabled });

  it('says its cost before the first of a seller’s day, and stands on its card', async () => {
    const { page, problems } = await openSearch(await registerMember());
    const line = page.getByRole('region', { name: quota.label });
    await whatsapp(page).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(reveal.thisWillBe.replace('{{limit}}', '3')).waitFor();
    await dialog.getByRole('button', { name: reveal.notNow }).click();
    expect(await card(page).getByText(readable).count()).toBe(0);
    await whatsapp(page).click();
    await dialog.getByRole('button', { name: reveal.open }).click();
    await card(page).getByText(readable).waitFor();
    await line
      .getByRole('img', { name: quota.today.replace('{{viewed}}', '1').replace('{{limit}}', '3') })
      .waitFor();
    expect(
      await card(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split(':')[0])),
    ).toEqual(expect.arrayContaining(['https', 'tel', 'mailto']));
    await card(page).getByRole('button', { name: reveal.copy }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\+237\d+$/);
    await expectWhole(page);
    expect(problems).toEqual([]);
  });

  it('leads a buyer to the chat with one tap, and has no line of a quota', async () => {
    const { page, problems } = await openSearch(await registerMember({ type: 'buyer' }));
    const chats = await catchChats(page);
    expect(await page.getByRole('region', { name: quota.label }).count()).toBe(0);
    await whatsapp(page).click();
    await page.waitForURL('https://wa.me/**');
    expect(chats[0]).toMatch(/^https:\/\/wa\.me\/237\d+\?text=\w/);
    await page.goBack();
    await card(page).getByText(readable).waitFor();
    expect(problems).toEqual([]);
  });

  it('is answered by a page where no script runs', async () => {
    const { page } = await openSearch(await registerMember(), false);
    await whatsapp(page).click();
    await page.getByText(reveal.thisWillBe.replace('{{limit}}', '3')).waitFor();
    await page.getByRole('button', { name: reveal.open }).click();
    await page.getByText(readable).first().waitFor();
    expect(await page.locator('article a[href^="https://wa.me/237"]').count()).toBe(1);
  });

  it('is opened by a tap that came before the scripts', async () => {
    const opened = await open(visit);
    const { page } = opened;
    await signInAs(opened, await registerMember({ type: 'buyer' }));
    const release = await holdBack(page, '**/assets/**/*.js');
    await page.goto(`/find-contact?search=${word}`, { waitUntil: 'domcontentloaded' });
    await whatsapp(page).click();
    await page.waitForURL(/contact=/, { waitUntil: 'commit' });
    release();
    await page.getByText(readable).first().waitFor();
  });

  it('says why it stays closed, and that nothing was counted', async () => {
    const { page } = await openSearch(await registerMember({ type: 'buyer' }));
    const [hidden] = await sql<{ id: string }>(
      `update listings set paused = true where user_id = (select user_id from listings where business_name = $1) returning user_id as id`,
      [(await card(page).getByRole('heading').textContent()) ?? ''],
    );
    await whatsapp(page).click();
    await card(page).getByRole('alert').waitFor();
    await sql(`update listings set paused = false where user_id = $1`, [hidden?.id]);
    await page.route('**/api/trpc/directory.reveal*', (route) => route.abort());
    await whatsapp(page, 1).click();
    await card(page, 1).getByText(reveal.failed).waitFor();
  });

  it('unfolds to all that is told of a contact, and to its report', async () => {
    const { page, problems } = await openSearch(await registerMember());
    if (visit.width === 360) {
      await card(page, 1).getByRole('heading').getByRole('button').click();
      for (const text of [said.activity, said.category, /^Member|^Membre/, said.plan])
        await card(page, 1).getByText(text).first().waitFor();
      await card(page, 1).getByRole('button', { name: share.title }).click();
      await page.getByRole('dialog').getByRole('link', { name: share.whatsapp }).waitFor();
      await page.keyboard.press('Escape');
    } else {
      await card(page, 1).getByRole('heading').getByRole('button').click();
      const name = (await card(page, 1).getByRole('heading').textContent()) ?? '';
      await page.getByRole('complementary', { name }).waitFor();
    }
    const place = visit.width === 360 ? card(page, 1) : page.getByRole('complementary');
    await place.locator('button[value=whatsapp]').click();
    await page.getByRole('dialog').getByRole('button', { name: reveal.open }).click();
    await place.getByRole('button', { name: said.report }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: report.reasons.wrong_number }).check();
    await dialog.getByRole('button', { name: report.send }).click();
    await dialog.getByText(report.refunded).waitFor();
    await dialog.getByRole('button', { name: block.open }).click();
    await dialog.getByText(block.text).waitFor();
    await dialog.getByRole('button', { name: block.confirm }).click();
    await expect.poll(() => page.locator('#results article').count()).toBe(5);
    expect(problems).toEqual([]);
  });

  it('is saved at once, taken back, and said where that fails', async () => {
    const { page } = await openSearch(await registerMember({ type: 'buyer' }));
    const bookmark = card(page).locator('button[aria-pressed]').first();
    await bookmark.click();
    await expect.poll(() => bookmark.getAttribute('aria-pressed')).toBe('true');
    await page.getByText(saved.added).waitFor();
    await page.getByRole('status').getByRole('button').click();
    await expect.poll(() => bookmark.getAttribute('aria-pressed')).toBe('false');
    const data = { error: 'server_error', message: 'x', requestId: '', httpStatus: 500 };
    await page.route(/network\.save\b/, (route) =>
      route.fulfill({ status: 500, json: { error: { message: 'x', code: -32603, data } } }),
    );
    await bookmark.click();
    await page.getByText(saved.notAdded).waitFor();
    expect(await bookmark.getAttribute('aria-pressed')).toBe('false');
  });

  it('has an address of its own, also where nobody is behind it any more', async () => {
    const { page } = await openSearch(await registerMember({ type: 'buyer' }));
    await page.goto(`/find-contact?contact=${word}-2`);
    await page.getByRole('article').waitFor();
    await page.goto('/find-contact?contact=nobody-of-this-name');
    await page.getByRole('heading', { name: search.contact.gone }).waitFor();
  });
});
