import { expect, it } from 'vitest';
import en from '../../web/src/locales/en/incoming.json' with { type: 'json' };
import fr from '../../web/src/locales/fr/incoming.json' with { type: 'json' };
import { type Member, sql } from '../factories.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { newBuyer, newNeedSellers, openToAll, sendNeed } from '../setup/needing.ts';
import { openAs, useBrowser, type Visit } from '../setup/page.ts';

const open = useBrowser();
const path = '/needs/incoming';

const show = (member: Member, visit?: Partial<Visit>) => openAs(open, member, path, visit);

/** A seller, and a buyer of the same town. */
async function newPair(city: string) {
  const town = { region: 'east', city };
  const [seller] = await newNeedSellers(1, town);
  if (!seller) throw new Error('nobody came');
  return { town, seller, buyer: await newBuyer(town) };
}

it('is read, answered with a price, declined and reported', async () => {
  const { town, seller, buyer } = await newPair('abong-mbang');
  const ask = (text: string) => sendNeed(buyer, { text, subcategory: 'plumbers', ...town });
  const { _id } = await ask('pose d’un chauffe-eau, 25 000');
  const { page, problems } = await show(seller, { language: 'fr' });
  await page.getByText(fr.answered_zero).waitFor();
  await expectWhole(page);
  await page.getByRole('link', { name: fr.answer.open }).click();
  await page.getByLabel(fr.answer.price).fill('vingt');
  await page.getByRole('button', { name: fr.answer.send }).click();
  await page.getByText(fr.answer.priceWrong).waitFor();
  await page.getByLabel(fr.answer.price).fill('20 000');
  await page.getByLabel(fr.answer.text).fill('Demain matin.');
  await expectWhole(page);
  await page.getByRole('button', { name: 'Répondre : 20 000 FCFA' }).click();
  await page.getByText(fr.own.next).waitFor();
  const { need } = (await buyer.client.rest('GET', `/needs/${_id}`)).body.data;
  expect(need.answers).toMatchObject([{ priceXaf: 20_000, text: 'Demain matin.' }]);

  await ask('fuite sous l’évier');
  await ask('achetez mes chaussures');
  await page.reload();
  const card = (text: RegExp) => page.getByRole('article').filter({ hasText: text });
  await card(/évier/).getByRole('button', { name: fr.decline }).click();
  await card(/évier/).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Annuler' }).click();
  await card(/évier/).waitFor();
  await card(/chaussures/)
    .getByLabel(fr.report.more)
    .click();
  await page.getByRole('button', { name: fr.report.send }).click();
  await card(/chaussures/).waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

it('is answered without scripts by who was not asked, once the first hour is over', async () => {
  const { town, seller: asked, buyer } = await newPair('bertoua');
  await newNeedSellers(4, town);
  const [seller] = await newNeedSellers(1, town);
  const { _id } = await sendNeed(buyer, { text: 'plombier pour une fuite', ...town });
  if (!seller || !asked) throw new Error('nobody came');
  const { page } = await show(seller, { width: 1280, javaScriptEnabled: false });
  const row = page.getByRole('link', { name: /Plombier pour une fuite/ });
  await row.click();
  await page.getByText(/The first hour is for those/).waitFor();
  await openToAll(_id);
  await page.reload();
  await page.getByRole('link', { name: en.answer.open }).click();
  await page.getByLabel(en.answer.price).fill('many');
  await page.getByLabel(en.answer.text).fill('Call me on 677 12 34 56');
  await page.getByRole('button', { name: en.answer.send }).click();
  await page.getByText(en.answer.priceWrong).waitFor();
  await page.getByLabel(en.answer.price).fill('15000');
  await page.getByRole('button', { name: en.answer.send }).click();
  await page.getByText('“Call me on …”').waitFor();
});

it('tells who may not answer why, and buyers that it is not for them', async () => {
  const { town, seller, buyer } = await newPair('batouri');
  await sendNeed(buyer, { text: 'plombier', ...town });
  await sql('update listings set paused = true where user_id = $1', [seller.user._id]);
  const { page } = await show(seller);
  await page.getByText(en.whyNot.paused.title).waitFor();
  await page.getByRole('article').waitFor();
  expect(await page.getByRole('link', { name: en.answer.open }).count()).toBe(0);
  await expectWhole(page);
  const buying = await show(buyer);
  await buying.page.getByText(en.buyer.title).waitFor();
});
