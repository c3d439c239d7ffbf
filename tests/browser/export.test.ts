import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { messages as directoryEn } from '../../web/src/i18n/en/directory.ts';
import { messages as exportEn } from '../../web/src/i18n/en/export.ts';
import { messages as directoryFr } from '../../web/src/i18n/fr/directory.ts';
import { messages as exportFr } from '../../web/src/i18n/fr/export.ts';
import { insertSellers, registerMember } from '../factories.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { readCards } from '../setup/read-back.ts';
import { visits } from '../setup/visits.ts';

const open = useBrowser();

const worded = {
  en: { directory: directoryEn, words: exportEn },
  fr: { directory: directoryFr, words: exportFr },
};

it.each(visits)(
  'what was opened of a search is in a file of cards, and on the network then, in $language at $width px',
  async ({ language, width }) => {
    const { directory, words } = worded[language];
    const { word, ids } = await insertSellers(3);
    const member = await registerMember();
    await member.client.rest('POST', `/contacts/${ids[1]}/reveal`);
    const opened = await open({ language, width });
    const { page, problems } = opened;
    await signInAs(opened, member);
    await page.goto(`/find-contact?search=${word}`);
    const menu = page.getByRole('button', { name: directory.export, exact: true });
    await menu.click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText(words.told.replace('{{exported}}', '1').replace('{{of}}', '3')).waitFor();
    await expectWhole(page);
    const downloading = page.waitForEvent('download');
    await sheet.getByRole('button', { name: words.formats.vcard }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^mboalink-\d{4}-\d\d-\d\d-1-(of|sur)-3\.vcf$/);
    expect(readCards(await readFile(await download.path(), 'utf8'))).toMatchObject([{ fn: `${word} 2` }]);
    await sheet.getByText(words.cards).waitFor();
    await page.goto('/my-contacts');
    await page.getByRole('heading', { name: `${word} 2` }).waitFor();
    await menu.click();
    await sheet.getByText(words.told.replace('{{exported}}', '1').replace('{{of}}', '1')).waitFor();
    expect(problems).toEqual([]);
  },
);
