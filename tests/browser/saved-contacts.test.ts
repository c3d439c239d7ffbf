import { expect, it } from 'vitest';
import { messages as accountsEn } from '../../web/src/i18n/en/accounts.ts';
import { messages as commonEn } from '../../web/src/i18n/en/common.ts';
import { messages as directoryEn } from '../../web/src/i18n/en/directory.ts';
import { messages as networkEn } from '../../web/src/i18n/en/network.ts';
import { messages as searchEn } from '../../web/src/i18n/en/search.ts';
import { messages as accountsFr } from '../../web/src/i18n/fr/accounts.ts';
import { messages as commonFr } from '../../web/src/i18n/fr/common.ts';
import { messages as directoryFr } from '../../web/src/i18n/fr/directory.ts';
import { messages as networkFr } from '../../web/src/i18n/fr/network.ts';
import { messages as searchFr } from '../../web/src/i18n/fr/search.ts';
import { insertSellers, leave, registerMember, sql } from '../factories.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { visits, visitsOf } from '../setup/visits.ts';

const open = useBrowser();

const worded = {
  en: {
    ...{ accounts: accountsEn, common: commonEn, directory: directoryEn, network: networkEn },
    ...{ search: searchEn, welding: 'Welding & Metalwork' },
  },
  fr: {
    ...{ accounts: accountsFr, common: commonFr, directory: directoryFr, network: networkFr },
    ...{ search: searchFr, welding: 'Soudure et construction métallique' },
  },
};

it.each(visitsOf(import.meta.filename, visits))(
  'whoever is saved in the search is found in the list, taken off and put back, in $language at $width px',
  async ({ language, width }) => {
    const { accounts, common, directory, network, search, welding } = worded[language];
    const { word, ids } = await insertSellers(2);
    await sql(
      `update listings set category_slug = 'welding-and-metalwork', subcategory_slug = 'welders' where user_id = $1`,
      [ids[1]],
    );
    const visitor = await open({ language, width });
    await visitor.page.goto('/saved');
    await visitor.page.getByText(accounts.redirected.ownContacts).waitFor();
    await visitor.context.close();

    const left = await registerMember({ businessName: `${word} 3` });
    const opened = await open({ language, width });
    const { page, problems } = opened;
    await signInAs(opened, await registerMember());
    await page.goto(`/find-contact?search=${word}`);
    const keep = (name: string) =>
      page.getByRole('button', { name: directory.saved.keep.replace('{{name}}', name), exact: true });
    const answered = (verb: string) =>
      page.waitForResponse((response) => response.url().includes(`network.${verb}`));
    for (const name of [`${word} 1`, `${word} 2`, `${word} 3`]) {
      const saved = answered('save');
      await keep(name).click();
      await saved;
      await page
        .locator('[aria-pressed=true]')
        .nth(Number(name.at(-1)) - 1)
        .waitFor();
    }
    await leave(left);

    if (width === 360) await page.getByRole('link', { name: common.nav.saved, exact: true }).click();
    else await page.goto('/saved');
    const heading = (text: string, count: number) =>
      page.getByRole('heading', { name: text.replace('{{shown}}', String(count)), exact: true });
    await heading(network.count_other, 3).waitFor();
    await page.getByRole('heading', { name: directory.quota.left }).waitFor();
    await expectWhole(page);

    await page.getByRole('searchbox').fill(word);
    await heading(network.found_other, 2).waitFor();
    await page.getByRole('combobox').selectOption(welding);
    await heading(network.found_one, 1).waitFor();
    await page.getByRole('heading', { name: `${word} 2` }).waitFor();

    await page.getByRole('button', { name: new RegExp(`^${directory.card.show}`) }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: search.reveal.open }).click();
    await sheet.getByRole('link', { name: /WhatsApp/ }).waitFor();
    expect(await keep(`${word} 2`).getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Escape');
    await page
      .getByRole('listitem')
      .getByRole('link', { name: /WhatsApp/ })
      .waitFor();

    const remove = (name: string) =>
      page.getByRole('button', { name: network.remove.replace('{{name}}', name), exact: true });
    await remove(`${word} 2`).click();
    await page.getByText(directory.saved.removed).waitFor();
    const back = answered('save');
    await page.getByRole('button', { name: common.ui.undo }).click();
    await back;
    await remove(`${word} 2`).waitFor();
    await page.reload();
    await heading(network.found_one, 1).waitFor();
    await page.goto('/saved');
    await heading(network.count_other, 3).waitFor();
    await remove(directory.quota.left).click();
    await heading(network.count_other, 2).waitFor();
    await page.getByText(directory.saved.removed).waitFor();
    await page.reload();
    await heading(network.count_other, 2).waitFor();
    expect(problems).toEqual([]);
  },
);
