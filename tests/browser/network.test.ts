import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { messages as commonEn } from '../../web/src/i18n/en/common.ts';
import { messages as directoryEn } from '../../web/src/i18n/en/directory.ts';
import { messages as networkEn } from '../../web/src/i18n/en/network.ts';
import { messages as commonFr } from '../../web/src/i18n/fr/common.ts';
import { messages as directoryFr } from '../../web/src/i18n/fr/directory.ts';
import { messages as networkFr } from '../../web/src/i18n/fr/network.ts';
import { insertSellers, registerMember, sql } from '../factories.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { visits, visitsOf } from '../setup/visits.ts';

const open = useBrowser();

const worded = {
  en: { common: commonEn, directory: directoryEn, network: networkEn },
  fr: { common: commonFr, directory: directoryFr, network: networkFr },
};

const figures = (page: Page) =>
  page.locator('dl > div dd').evaluateAll((all) => all.map(({ textContent }) => textContent));

it.each(visitsOf(import.meta.filename, visits))(
  'a look at a card is counted; a tap on a dead network is recorded later, once; whom one knows is trusted, noted, taken off and brought back, $language at $width px',
  async ({ language, width }) => {
    const { common, directory, network } = worded[language];
    const words = network.connections;
    const { word, ids } = await insertSellers(3);
    const member = await registerMember();
    for (const id of ids.slice(0, 2)) await member.client.rest('POST', `/contacts/${id}/reveal`);
    const opened = await open({ language, width });
    const { page, problems } = opened;
    await signInAs(opened, member);
    await page.goto(`/find-contact?search=${word}`);
    const link = page
      .getByRole('link', { name: directory.reveal.whatsappTo.replace('{{name}}', `${word} 1`) })
      .first();
    await link.waitFor();
    const looked = page.waitForResponse(/insights\.track\?/);
    await page
      .getByRole('button', { name: directory.card.more.replace('{{name}}', `${word} 3`), exact: true })
      .click();
    // WhatsApp itself is not here.
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    await page.route('**/network.connect*', (route) => route.abort('internetdisconnected'));
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('network.connect'));
    await link.click();
    await failed;
    expect(await sql('select from connections where user_id = $1', [member.user._id])).toEqual([]);
    await page.unroute('**/network.connect*');
    expect(await (await looked).json()).toEqual({ result: { data: { accepted: 1 } } });
    expect(await sql('select action from listing_events where listing_id = $1', [ids[2]])).toEqual([
      { action: 'view' },
    ]);
    const told = page.waitForResponse(/network\.connect\?/);
    await page.goto('/my-contacts');
    expect((await told).request().postDataJSON()).toMatchObject({
      ...{ connectedUserId: ids[0], interactionType: 'whatsapp' },
      happenedAt: expect.any(String),
    });
    await member.client.rest('POST', '/business-connections/create', {
      body: { connectedUserId: ids[1], interactionType: 'phone' },
    });
    await page.reload();
    const clicks = `select action from listing_events where listing_id = $1 and action <> 'view'`;
    await expect.poll(() => sql(clicks, [ids[0]])).toEqual([{ action: 'whatsapp' }]);

    await page.getByRole('heading', { name: words.title }).waitFor();
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `${word} 1` }) });
    await row.waitFor();
    await expect.poll(() => figures(page)).toEqual(['2', '0', '2']);
    await expectWhole(page);

    await row.getByRole('switch').setChecked(true, { force: true });
    await expect.poll(() => figures(page)).toEqual(['2', '1', '2']);
    await row.getByRole('button', { name: words.addNoteOf.replace('{{name}}', `${word} 1`) }).click();
    await row.getByRole('textbox').fill('Bon prix');
    await row.getByRole('button', { name: words.saveNote }).click();
    await row.getByText('Bon prix', { exact: true }).waitFor();

    await row.getByRole('button', { name: words.remove.replace('{{name}}', `${word} 1`) }).click();
    const sheet = page.getByRole('dialog', { name: words.question });
    await sheet.getByRole('button', { name: words.confirm }).click();
    await row.waitFor({ state: 'detached' });
    await expect.poll(() => figures(page)).toEqual(['1', '0', '1']);
    await page.getByRole('button', { name: common.ui.undo }).click();
    await row.waitFor();
    await row.getByRole('button', { name: words.remove.replace('{{name}}', `${word} 1`) }).click();
    await sheet.getByRole('button', { name: words.confirm }).click();
    await row.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: words.archived.open }).click();
    await row.waitFor();
    await expectWhole(page);
    await row.getByRole('button').last().click();
    await page.getByRole('heading', { name: words.archived.nobody }).waitFor();
    await expectWhole(page);
    await page.getByRole('link', { name: words.archived.back }).click();
    await row.waitFor();

    await page.getByRole('combobox', { name: words.trustLevel }).selectOption(words.trustLevels.trusted);
    await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBe(1);
    await page.reload();
    await row.getByText('Bon prix', { exact: true }).waitFor();
    expect(await row.getByRole('switch').isChecked()).toBe(true);
    expect(await page.getByRole('main').getByRole('listitem').count()).toBe(1);
    expect(problems).toEqual([]);
  },
);
