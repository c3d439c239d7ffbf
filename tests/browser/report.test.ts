import { expect, it } from 'vitest';
import { messages as directoryEn } from '../../web/src/i18n/en/directory.ts';
import { messages as searchEn } from '../../web/src/i18n/en/search.ts';
import { messages as directoryFr } from '../../web/src/i18n/fr/directory.ts';
import { messages as searchFr } from '../../web/src/i18n/fr/search.ts';
import { insertSellers, sql } from '../factories.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { newPayingReporter } from '../setup/reporting.ts';
import { visitsOf } from '../setup/visits.ts';

const open = useBrowser();

const visits = [
  { language: 'fr', width: 360, directory: directoryFr, search: searchFr, trust: 'Ouvert par 7 personnes' },
  { language: 'en', width: 1280, directory: directoryEn, search: searchEn, trust: 'Opened by 7 people' },
] as const;

it.each(visitsOf(import.meta.filename, visits))(
  'a wrong number is reported in three taps and comes back, in $language at $width px',
  async ({ directory, search, trust, ...visit }) => {
    const { word, ids } = await insertSellers(1);
    await sql('update listings set opened_by = 7 where user_id = $1', [ids[0]]);
    const opened = await open(visit);
    const { page, problems } = opened;
    await signInAs(opened, await newPayingReporter());
    await page.goto(`/find-contact?search=${word}`);
    const card = page.getByRole('article');
    await card.getByText(trust).waitFor();
    await card.getByRole('button', { name: new RegExp(`^${directory.card.show}`) }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: search.reveal.open }).click();
    await sheet.getByRole('button', { name: directory.card.reportShort }).click();
    await sheet.getByRole('heading', { name: search.report.title }).waitFor();
    await expectWhole(page);
    await sheet.getByRole('radio', { name: search.report.reasons.wrong_number }).check({ force: true });
    await expectWhole(page);
    await sheet.getByRole('button', { name: search.report.send }).click();
    await sheet.getByText(search.report.refunded).waitFor();
    await page.keyboard.press('Escape');
    await card.getByRole('link', { name: /WhatsApp/ }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(`contact-${ids[0]}`);
    await page
      .getByText(directory.quota.today.replace('{{viewed}}', '0').replace('{{limit}}', '10'))
      .first()
      .waitFor();
    // From the card, once more, with words of one's own.
    await card.getByRole('button', { name: `${directory.card.reportShort} ${word} 1`, exact: true }).click();
    await sheet.getByRole('radio', { name: search.report.reasons.other }).check({ force: true });
    await sheet.getByLabel(search.report.tell).fill('Une autre personne répond.');
    await sheet.getByRole('button', { name: search.report.send }).click();
    await sheet.getByText(search.report.noted).waitFor();
    expect(problems).toEqual([]);
  },
  60_000,
);
