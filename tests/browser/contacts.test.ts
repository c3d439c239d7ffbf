import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import en from '../../web/src/locales/en/contacts.json' with { type: 'json' };
import enDirectory from '../../web/src/locales/en/directory.json' with { type: 'json' };
import fr from '../../web/src/locales/fr/contacts.json' with { type: 'json' };
import frDirectory from '../../web/src/locales/fr/directory.json' with { type: 'json' };
import { insertSellers, leave, type Member, registerMember, sql } from '../factories.ts';
import { connect } from '../setup/connecting.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { openAs, useBrowser } from '../setup/page.ts';
import { visits, visitsOf } from '../setup/visits.ts';

const open = useBrowser();
const words = {
  en: { ...en, take: enDirectory.export, block: enDirectory.block.confirm },
  fr: { ...fr, take: frDirectory.export, block: frDirectory.block.confirm },
};

const question = {
  en: 'Are you sure you want to remove this connection?',
  fr: 'Voulez-vous vraiment retirer cette relation\u00a0?',
};

const rows = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

const named = (text: string, name: string) => text.replace('{{name}}', name);

describe.each(visitsOf(import.meta.filename, visits))('contacts in $language at $width px', (visit) => {
  const t = words[visit.language];

  const show = (member: Member, path: string, javaScriptEnabled = true) =>
    openAs(open, member, path, { ...visit, javaScriptEnabled });

  const save = ({ client }: Member, contactId: string | undefined) =>
    client.rest('POST', '/contacts/save', { body: { contactId } });

  it('fifteen suppliers are saved, noted, found again and taken along', async () => {
    const { ids, word } = await insertSellers(15);
    const buyer = await registerMember({ type: 'buyer' }, visit.language);
    for (const id of ids) await save(buyer, id);
    await buyer.client.rest('POST', `/contacts/${ids[0]}/reveal`);
    const { page, problems } = await show(buyer, '/my-contacts?tab=saved');
    expect(await rows(page).count()).toBe(15);
    await expectWhole(page);

    await button(page, named(t.note.addOf, `${word} 1`)).click();
    await page.getByLabel(t.note.label).fill('5 200 le sac');
    await button(page, t.note.save).click();
    await page.getByText(t.note.saved).waitFor();
    await page.getByText('5 200 le sac').waitFor();

    await page.getByRole('searchbox', { name: t.search.saved }).fill(`${word} 1`);
    await page.waitForURL(/q=/);
    await page.goto('/my-contacts?tab=opened', { waitUntil: 'networkidle' });
    expect(await rows(page).count()).toBe(1);
    await page.getByText('5 200 le sac').waitFor();
    await button(page, t.take.title).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: t.take.csv }).click();
    expect(readFileSync(await (await downloading).path(), 'utf8')).toContain('5 200 le sac');
    await button(page, t.take.send).click();
    await page.getByRole('dialog').getByText(`${word} 1`).waitFor();
    expect(problems).toEqual([]);
  });

  it('whoever is taken off is gone at once, and comes back by undo', async () => {
    const { ids, word } = await insertSellers(2);
    const member = await registerMember({}, visit.language);
    for (const id of ids) await save(member, id);
    const { page } = await show(member, '/saved');
    await button(page, `${word} 1`).click();
    await button(page, visit.language === 'fr' ? 'Appeler' : 'Call').waitFor();
    await button(page, named(t.row.removeOf, `${word} 1`)).click();
    await expect.poll(() => rows(page).count()).toBe(1);
    await button(page, visit.language === 'fr' ? 'Annuler' : 'Undo').click();
    await expect.poll(() => rows(page).count()).toBe(2);
    await expect
      .poll(() => sql('select from saved_contacts where user_id = $1', [member.user._id]))
      .toHaveLength(2);
  });

  it('the network says what it comes to, trusts, and asks before it archives', async () => {
    const { ids, word } = await insertSellers(2);
    const member = await registerMember({ selectedPlan: 'pro' }, visit.language);
    for (const id of ids) await connect(member.client, { connectedUserId: id, interactionType: 'whatsapp' });
    const { page, problems } = await show(member, '/my-contacts?tab=network');
    await page.getByRole('heading', { name: t.network.title }).waitFor();
    await page.getByRole('link', { name: t.network.find }).waitFor();
    await expectWhole(page);
    await button(page, `${word} 1`).click();
    await page.getByRole('switch').click({ force: true });
    await page.getByText(t.network.nowTrusted).waitFor();
    await expect
      .poll(() =>
        sql(`select from connections where user_id = $1 and trust_level = 'trusted'`, [member.user._id]),
      )
      .toHaveLength(1);
    await page.reload({ waitUntil: 'networkidle' });
    expect(await rows(page).first().textContent()).toContain(`${word} 1`);

    await button(page, `${word} 2`).click();
    await button(page, named(t.network.archiveOf, `${word} 2`)).click();
    await page.getByRole('heading', { name: question[visit.language] }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: t.network.confirm }).click();
    await expect.poll(() => rows(page).count()).toBe(1);
    await page.getByRole('link', { name: t.network.archived }).click();
    await button(page, `${word} 2`).click();
    await button(page, named(t.network.restoreOf, `${word} 2`)).click();
    await page.getByText(t.network.restored).waitFor();
    expect(problems).toEqual([]);
  });

  it('of who left only a line stays, and all is read without scripts', async () => {
    const left = await registerMember();
    const { ids, word } = await insertSellers(1);
    const member = await registerMember({ type: 'buyer' }, visit.language);
    for (const id of [ids[0], left.user._id]) await save(member, id);
    await leave(left);
    const { page } = await show(member, '/my-contacts?tab=saved', false);
    expect(await rows(page).count()).toBe(1);
    await page.getByText(visit.language === 'fr' ? 'Membre indisponible' : 'Unavailable member').waitFor();
    await page.getByRole('searchbox').fill('nobody');
    await page.keyboard.press('Enter');
    await page.getByText(t.none.title).waitFor();
    await page.getByRole('link', { name: t.tabs.opened }).click();
    await page.getByText(t.empty.opened.title).waitFor();
    expect(await page.content()).not.toContain(word);
  });

  it('who opened the number can be blocked', async () => {
    const [member, other] = await Promise.all([registerMember({}, visit.language), registerMember()]);
    await other.client.rest('POST', `/contacts/${member.user._id}/reveal`);
    await sql('update reveals set day = day - 1 where contact_id = $1', [member.user._id]);
    const { page, problems } = await show(member, '/openings');
    await page.getByRole('heading', { level: 1, name: t.openers.title }).waitFor();
    await expectWhole(page);
    await page.locator('main').getByRole('button', { name: t.block }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.block }).click();
    await page.getByText(t.openers.emptyTitle).waitFor();
    expect(await sql('select from blocks where user_id = $1', [member.user._id])).toHaveLength(1);
    expect(problems).toEqual([]);
  });
});
