import { expect, it } from 'vitest';
import en from '../../web/src/locales/en/leads.json' with { type: 'json' };
import words from '../../web/src/locales/fr/directory.json' with { type: 'json' };
import fr from '../../web/src/locales/fr/leads.json' with { type: 'json' };
import { connect } from '../setup/connecting.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { newBuyer, newNeedSellers, sendNeed } from '../setup/needing.ts';
import { openAs, useBrowser } from '../setup/page.ts';

const open = useBrowser();
const town = { region: 'east', city: 'yokadouma' };

/** A seller to whom so many buyers of the town wrote, the first of whom lets sellers answer. */
async function newSeller(buyers: number) {
  const [seller] = await newNeedSellers(1, town);
  if (!seller) throw new Error('nobody came');
  for (let at = 0; at < buyers; at += 1) {
    const { client } = await newBuyer(town);
    const setting = { letSellersAnswer: at === 0 };
    await client.rest('PUT', '/auth/notification-preferences', { body: setting });
    await connect(client, { connectedUserId: seller.user._id, interactionType: 'phone' });
  }
  return seller;
}

it('stand on the dashboard with needs, and are answered, marked, brought back and blocked', async () => {
  const seller = await newSeller(3);
  await sendNeed(await newBuyer(town), { text: 'fuite sous l’évier', subcategory: 'plumbers', ...town });
  const { page, problems } = await openAs(open, seller, '/dashboard', { language: 'fr' });
  await page.getByText('4 attendent une réponse.').waitFor();
  const section = page.getByRole('region', { name: 'À répondre · 4' });
  expect(await section.getByRole('listitem').count()).toBe(3);
  expect(await section.getByRole('link', { name: /évier/ }).getAttribute('href')).toContain(
    '/needs/incoming',
  );
  await expectWhole(page);

  await section.getByRole('link', { name: fr.all }).click();
  await page.getByRole('heading', { level: 1, name: fr.title }).waitFor();
  const rows = page.getByRole('main').getByRole('listitem');
  const mark = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).first();
  await expect.poll(() => rows.count()).toBe(4);
  await expectWhole(page);
  await mark(fr.mark.served).click();
  await expect.poll(() => rows.count()).toBe(3);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect.poll(() => rows.count()).toBe(4);
  await page.getByLabel(/^Plus/).first().click();
  await expectWhole(page);
  await mark(fr.mark.remind).click();
  await expect.poll(() => rows.count()).toBe(3);
  await page.getByLabel(/^Plus/).first().click();
  await mark(fr.block).click();
  await expect.poll(() => rows.count()).toBe(2);

  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await page.getByRole('button', { name: /^WhatsApp/ }).click();
  await page.waitForURL(/wa\.me\/237\d{9}\?text=Bonjour/);
  expect(problems).toEqual([]);
});

it('are marked without scripts, and say how many were served', async () => {
  const seller = await newSeller(1);
  const { page } = await openAs(open, seller, '/leads', { width: 1280, javaScriptEnabled: false });
  await page.getByRole('button', { name: /^WhatsApp/ }).click();
  expect(await page.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href')).toMatch(/wa\.me\/237/);
  await page.getByRole('button', { name: /^Served/ }).click();
  await page.getByText(en.empty.waiting).waitFor();
  await page.getByRole('link', { name: 'Served 1' }).click();
  await page.getByText('1 client served this month').waitFor();
});

it('are asked once whether sellers may answer them, beside the first number that they open', async () => {
  const seller = await newSeller(0);
  const buyer = await newBuyer(town);
  const { page } = await openAs(open, buyer, `/find-contact?contact=${seller.user.slug}`, {
    language: 'fr',
  });
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await page
    .getByRole('button', { name: /^WhatsApp/ })
    .first()
    .click();
  await page.waitForURL('https://wa.me/**');
  await page.goBack();
  const question = page.getByRole('region', { name: words.mayAnswer.title });
  await question.waitFor();
  await expectWhole(page);
  await question.getByRole('button', { name: words.mayAnswer.yes }).click();
  await question.waitFor({ state: 'detached' });
  const { body } = await buyer.client.rest('GET', '/auth/me');
  expect(body.data.user.notificationPreferences.letSellersAnswer).toBe(true);
});
