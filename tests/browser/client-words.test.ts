import { expect, it } from 'vitest';
import en from '../../web/src/locales/en/words.json' with { type: 'json' };
import answersFr from '../../web/src/locales/fr/answers.json' with { type: 'json' };
import business from '../../web/src/locales/fr/business.json' with { type: 'json' };
import fr from '../../web/src/locales/fr/words.json' with { type: 'json' };
import { registerMember, sql } from '../factories.ts';
import { newAskedBuyer, newWord } from '../setup/answering.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { openAs, useBrowser } from '../setup/page.ts';

const open = useBrowser();

async function pathOf(sellerId: string) {
  const [row] = await sql<{ slug: string }>('select slug from listings where user_id = $1', [sellerId]);
  return `/business/${row?.slug}`;
}

it('is asked for after a yes, published on the page of the business, changed and taken back', async () => {
  const seller = await registerMember({ businessName: 'Robinet d’Or' });
  const buyer = await newAskedBuyer(seller.user._id);
  const { page, problems } = await openAs(open, buyer, '/', { language: 'fr' });
  await page.getByRole('button', { name: answersFr.question.answers.yes, exact: true }).click();
  await page.getByRole('link', { name: /Donner un mot sur/ }).click();
  await page.getByLabel(fr.given.label).fill('Venu en une heure, prix respecté.');
  await page.getByRole('checkbox').check();
  await expectWhole(page);
  await page.getByRole('button', { name: fr.given.publish }).click();
  await page.getByText('« Venu en une heure, prix respecté. »').waitFor();
  await page.goto(await pathOf(seller.user._id));
  await page.getByRole('heading', { name: business.clientWords.title_one }).waitFor();
  await page.getByText(business.clientWords.who).waitFor();
  await page.goto('/client-words');
  await page.getByRole('button', { name: 'Retirer le mot sur Robinet d’Or' }).click();
  await page.getByText(fr.given.write).waitFor();
  expect(problems).toEqual([]);
});

it('is replied to and reported by the owner, without scripts too', async () => {
  const { owner, id } = await newWord();
  const { page } = await openAs(open, owner, '/client-words', { width: 1280, javaScriptEnabled: false });
  await page.getByText(en.received.reply, { exact: true }).click();
  await page.getByLabel(en.received.label).fill('Thank you.');
  await page.getByRole('button', { name: en.received.send }).click();
  await page.getByText('Thank you.').waitFor();
  await page.getByRole('button', { name: /^Report:/ }).click();
  await page.getByText(en.received.resting).waitFor();
  const rows = await sql('select state, reply from client_words where id = $1', [id]);
  expect(rows).toEqual([{ state: 'reported', reply: 'Thank you.' }]);
});
