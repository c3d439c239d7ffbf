import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import enCommon from '../../web/src/locales/en/common.json' with { type: 'json' };
import en from '../../web/src/locales/en/needs.json' with { type: 'json' };
import frCommon from '../../web/src/locales/fr/common.json' with { type: 'json' };
import fr from '../../web/src/locales/fr/needs.json' with { type: 'json' };
import type { Member } from '../factories.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { answerNeed, emptyTown, newBuyer, newNeedSellers } from '../setup/needing.ts';
import { openAs, useBrowser } from '../setup/page.ts';
import { sample } from '../setup/pictures/samples.ts';
import { visits, visitsOf } from '../setup/visits.ts';

const open = useBrowser();
const words = { en: { ...en, common: enCommon }, fr: { ...fr, common: frCommon } };

const filled = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name]));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

let sellers: Member[];
let buyer: Member;

beforeAll(async () => {
  const town = await emptyTown();
  sellers = await newNeedSellers(3, town);
  buyer = await newBuyer();
});

describe.each(visitsOf(import.meta.filename, visits))('a need in $language at $width px', (visit) => {
  const t = words[visit.language];
  const line = { en: 'plumber for a leak, Ndop, 15 000', fr: 'plombier pour une fuite, Ndop, 15 000' };

  const show = (path: string, javaScriptEnabled = true) =>
    openAs(open, buyer, path, { ...visit, javaScriptEnabled });

  it('is said in one line, corrected, answered and found', async () => {
    const { page, problems } = await show('/needs');
    await page.getByLabel(t.box.label).fill(line[visit.language]);
    await page.getByText('Ndop', { exact: true }).waitFor();
    await page.getByText('15\u00a0000 FCFA').waitFor();
    await page.getByRole('link', { name: t.chips.people.ask }).click();
    await page.getByRole('textbox', { name: t.chips.people.label }).fill('4');
    await button(page, t.keep).click();
    await page.getByText(filled(t.people_other, { shown: 4 })).waitFor();
    const buffer = sample('jpeg');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'fuite.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByAltText(t.common.photo.chosen).waitFor();
    await expectWhole(page);

    await button(page, filled(t.send_other, { count: 3 })).click();
    await page.getByRole('heading', { name: filled(t.page.nobodyYet, { of: 3 }) }).waitFor();
    await page.getByAltText(t.common.photo.need).waitFor();
    const id = page.url().split('/').at(-1) ?? '';
    const [first, second] = sellers;
    if (!first || !second) throw new Error('no sellers');
    const word = visit.language === 'fr' ? 'Je passe demain matin.' : 'I come tomorrow morning.';
    await answerNeed(first, id, { priceXaf: 12_000, text: word });
    await answerNeed(second, id, { text: 'OK' });
    await page.getByText(word).waitFor({ timeout: 15_000 });
    await page.getByRole('heading', { name: filled(t.page.answered_other, { count: 2, of: 3 }) }).waitFor();
    await expectWhole(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectWhole(page);

    const chats: string[] = [];
    await page.context().route('https://wa.me/**', (route) => {
      chats.push(decodeURIComponent(route.request().url()));
      return route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' });
    });
    await page.getByRole('article').first().getByRole('button').click();
    await page.waitForURL(/wa\.me/);
    expect(chats[0]).toContain('12\u00a0000');
    await page.goto(`/needs/${id}`, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: t.page.found }).click();
    await button(page, first.user.businessName).first().click();
    await page.getByText(t.ended.found).waitFor();
    expect(problems).toEqual([]);
  });

  it('asks for a trade that it does not understand, and all without scripts', async () => {
    const { page } = await show('/needs', false);
    await page.getByLabel(t.box.label).fill('Xyzzy, Ndop');
    await button(page, t.box.look).click();
    await page.getByText(t.askTrade).waitFor();
    await page.getByRole('combobox', { name: t.chips.subcategory.label }).first().fill('Plombiers');
    await button(page, t.keep).click();
    await button(page, filled(t.send_other, { count: 3 })).click();
    await page.getByRole('heading', { name: 'Xyzzy' }).waitFor();
    await page.goto('/');
    await page.getByRole('link', { name: 'Xyzzy' }).click();
    await page.getByRole('link', { name: t.page.more }).click();
    await button(page, t.page.stop).click();
    await page.getByText(t.ended.given_up).waitFor();
    await page.goto('/needs');
    expect(await page.getByRole('listitem').filter({ hasText: 'Xyzzy' }).count()).toBe(1);
  });

  it('begins with the words of a search that found nobody', async () => {
    const { page } = await show('/find-contact?search=qxyzzy&city=ndop', false);
    await page.getByRole('link', { name: filled(t.common.needs.askFor, { what: 'qxyzzy' }) }).click();
    await expect.poll(() => page.getByLabel(t.box.label).inputValue()).toBe('qxyzzy');
    await page.getByText('Ndop', { exact: true }).waitFor();
  });
});
