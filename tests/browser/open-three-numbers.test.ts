import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages as accountsEn } from '../../web/src/i18n/en/accounts.ts';
import { messages as directoryEn } from '../../web/src/i18n/en/directory.ts';
import { messages as searchEn } from '../../web/src/i18n/en/search.ts';
import { messages as accountsFr } from '../../web/src/i18n/fr/accounts.ts';
import { messages as directoryFr } from '../../web/src/i18n/fr/directory.ts';
import { messages as searchFr } from '../../web/src/i18n/fr/search.ts';
import { insertSellers, readCode, sql } from '../factories.ts';
import { fillRegistration, registered } from '../setup/fill-registration.ts';
import { findInMemory, type Opened, useBrowser } from '../setup/page.ts';
import { oneOfBoth } from '../setup/visits.ts';

const open = useBrowser();

const worded = {
  en: {
    accounts: accountsEn,
    directory: directoryEn,
    messages: searchEn,
    limit: 'Daily Limit Reached',
    quotedTrade: '“Plumber”',
    greeting: 'Hello ',
  },
  fr: {
    accounts: accountsFr,
    directory: directoryFr,
    messages: searchFr,
    limit: 'Limite du jour atteinte',
    quotedTrade: '«\u00a0Plombier\u00a0»',
    greeting: 'Bonjour ',
  },
};

type Language = keyof typeof worded;

/** Registers as a person with a thumb does, reads the code from the mail, and lands in the search. */
async function register(page: Page, language: Language, type: 'seller' | 'buyer') {
  const code = await readCode(await fillRegistration(page, language, type));
  for (const digit of code) await page.keyboard.type(digit);
  await page.getByText(registered[language].title).waitFor();
  await page.getByRole('link', { name: registered[language].search }).click();
  await page.waitForURL(/find-contact/);
}

/** Everything that the server answered to a page. */
function recordAnswers({ page }: Opened): Promise<string>[] {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/')) answers.push(response.text().catch(() => ''));
  });
  return answers;
}

async function search(page: Page, language: Language, word: string) {
  const { messages } = worded[language];
  const box = page.getByRole('combobox', { name: messages.box.label });
  await box.fill(word);
  await box.press('Enter');
}

describe.each(oneOfBoth(['en', 'fr'] as const))('in %s, on a phone 360 px wide', (language) => {
  it('a seller registers, opens three plumbers, and sees nothing of the fourth', async () => {
    const { word } = await insertSellers(5);
    const opened = await open({ language });
    const { page, problems } = opened;
    const { directory, messages, limit, greeting, quotedTrade } = worded[language];
    const answers = recordAnswers(opened);
    await register(page, language, 'seller');
    await search(page, language, `${word} plombier douala`);
    const shows = page.getByRole('button', { name: new RegExp(`^${directory.card.show}`) });
    await shows.first().waitFor();
    expect(await shows.count()).toBe(5);
    for (let number = 1; number <= 3; number += 1) {
      await shows.first().click();
      const sheet = page.getByRole('dialog');
      if (number === 1) await sheet.getByRole('button', { name: messages.reveal.open }).click();
      const link = sheet.getByRole('link', { name: /WhatsApp/ });
      const address = new URL((await link.getAttribute('href')) ?? '');
      expect(address.href).toMatch(/^https:\/\/wa\.me\/237\d{9}\?text=/);
      expect(address.searchParams.get('text')).toContain(`${greeting}${word}`);
      expect(address.searchParams.get('text')).toContain(quotedTrade);
      expect((address.searchParams.get('text') ?? '').length).toBeLessThanOrEqual(140);
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'hidden' });
    }
    await page.getByRole('heading', { name: limit }).waitFor();
    const button = page.getByRole('button', { name: limit });
    expect(await button.first().isDisabled()).toBe(true);
    await hidesUnopened(opened, word, answers);
    expect(problems).toEqual([]);
  });

  it('a buyer opens and goes on to WhatsApp in one tap, without limit', async () => {
    const { word } = await insertSellers(5);
    const { page, problems } = await open({ language });
    await register(page, language, 'buyer');
    await search(page, language, word);
    const buttons = page.getByRole('button', { name: /WhatsApp/ });
    await buttons.first().waitFor();
    expect(await buttons.count()).toBe(5);
    // WhatsApp itself is not here.
    await page.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
    const said = page.waitForRequest(/network\.connect/);
    await buttons.first().click();
    expect((await said).postDataJSON()).toMatchObject({ interactionType: 'whatsapp' });
    await page.waitForURL(/^https:\/\/wa\.me\/237\d{9}\?text=/);
    expect(problems).toEqual([]);
  });
});

/** No trace of the numbers that were not opened: page, answers, storage, memory. */
async function hidesUnopened(opened: Opened, word: string, answers: Promise<string>[]) {
  const hidden = await sql<{ whatsapp: string }>(
    `select whatsapp from users u where name like $1 and not exists (select 1 from reveals where contact_id = u.id)`,
    [`${word}%`],
  );
  expect(hidden).toHaveLength(2);
  const document = await opened.page.content();
  const storage = await opened.page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  const answered = (await Promise.all(answers)).join('\n');
  for (const { whatsapp } of hidden) {
    const digits = whatsapp.slice(4);
    for (const place of [document, storage, answered]) expect(place).not.toContain(digits);
    expect(await findInMemory(opened, digits)).toBe(false);
  }
}
