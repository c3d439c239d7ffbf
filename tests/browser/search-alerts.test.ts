import { dayMilliseconds, startOfDoualaDay } from '@mboalink/shared/day.ts';
import { documentPageSize } from '@mboalink/shared/document-answers.ts';
import { messages as openEn } from '@mboalink/worker/open-pages/messages/en.ts';
import { messages as openFr } from '@mboalink/worker/open-pages/messages/fr.ts';
import { expect, it } from 'vitest';
import { messages as commonEn } from '../../web/src/i18n/en/common.ts';
import { messages as searchEn } from '../../web/src/i18n/en/search.ts';
import { messages as settingsEn } from '../../web/src/i18n/en/settings.ts';
import { messages as commonFr } from '../../web/src/i18n/fr/common.ts';
import { messages as searchFr } from '../../web/src/i18n/fr/search.ts';
import { messages as settingsFr } from '../../web/src/i18n/fr/settings.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { shared as own } from '../setup/shared-application.ts';
import { totalShift } from '../setup/shifts.ts';
import { visits, visitsOf } from '../setup/visits.ts';

const open = useBrowser();

const worded = {
  en: { common: commonEn, search: searchEn.alert, settings: settingsEn.alerts, mail: openEn.mailPreference },
  fr: { common: commonFr, search: searchFr.alert, settings: settingsFr.alerts, mail: openFr.mailPreference },
};

/** How a search that is but a word is called. */
const quoted = {
  en: (word: string) => `“${word}”`,
  fr: (word: string) => `«\u00a0${word}\u00a0»`,
};

it.each(visitsOf(import.meta.filename, visits))(
  'a search is saved, mailed about, stopped from the mail and taken up again, in $language at $width px',
  async ({ language, width }) => {
    const { common, search, settings, mail } = worded[language];
    const { url } = own.application.worker;
    const member = await own.people.registerMember({ type: 'buyer' }, language);
    const { word } = await own.people.insertSellers(0);
    const opened = await open({ language, width });
    const { page, problems } = opened;
    await signInAs(opened, member);
    const button = (name: string) => page.getByRole('button', { name, exact: true });

    await page.goto(`${url}/find-contact?search=${word}`);
    await button(search.title).click();
    await button(search.save).click();
    await page.getByText(search.saved).waitFor();
    await expectWhole(page);
    await button(common.ui.undo).click();
    await page.getByText(search.undone).waitFor();
    await button(search.save).click();
    await page.getByText(search.saved).waitFor();

    const { ids } = await own.people.insertSellers(1);
    await own.people.sql('update listings set business_name = $2 where user_id = $1', [ids[0], word]);
    const morning = new Date(startOfDoualaDay(new Date()).getTime() + 1.35 * dayMilliseconds);
    await own.people.sql('delete from jobs');
    await own.application.worker.runScheduled('* * * * *', morning);
    const { Text } = await own.people.readMail(member.user.email, word);
    const stop = /https?:\S+(\/mail-preferences\/\S+)/.exec(Text)?.[1] ?? '';
    await page.goto(url + stop);
    await page.getByRole('heading', { name: mail.running('').title }).waitFor();
    await expectWhole(page);
    await button(mail.stop).click();
    await page.getByRole('heading', { name: mail.stopped('').title, exact: true }).waitFor();
    await expectWhole(page);

    await page.goto(`${url}/settings`);
    const panel = page.getByRole('region', { name: settings.title });
    await panel.getByText(settings.stopped).waitFor();
    await expectWhole(page);
    await page.goto(url + stop);
    await button(mail.receive).click();
    await page.getByRole('heading', { name: mail.running('').title }).waitFor();
    await page.goto(`${url}/settings`);
    await panel.getByText(settings.told).waitFor();
    await panel
      .getByRole('button', { name: settings.remove.replace('{{name}}', quoted[language](word)) })
      .click();
    await panel.getByText(settings.none).waitFor();
    await button(common.ui.undo).click();
    // It is saved anew, and nothing was mailed of it.
    await panel.getByText(settings.untold).waitFor();
    expect(problems).toEqual([]);
  },
);

it.each(visitsOf(import.meta.filename, visits))(
  'the alert of a search stands above what is loaded later, in $language at $width px',
  async ({ language, width }) => {
    const { common, search } = worded[language];
    const { word } = await own.people.insertSellers(45);
    const member = await own.people.registerMember({ type: 'buyer' }, language);
    const opened = await open({ language, width });
    const { page, problems } = opened;
    await signInAs(opened, member);
    await page.goto(`${own.application.worker.url}/find-contact?search=${word}`);
    const opener = page.getByRole('button', { name: search.save, exact: true });
    await opener.waitFor();
    await page.waitForLoadState('networkidle');
    expect(await totalShift(page)).toBe(0);
    const cards = page.getByRole('article');
    const before = await opener.boundingBox();
    expect(await cards.count()).toBe(documentPageSize);
    await cards.last().scrollIntoViewIfNeeded();
    await expect.poll(() => cards.count()).toBe(documentPageSize + 20);
    await page.evaluate(() => scrollTo(0, 0));
    expect(await opener.boundingBox()).toEqual(before);
    await opener.click();
    const sheet = page.getByRole('dialog', { name: search.title });
    await sheet.getByRole('button', { name: search.save, exact: true }).click();
    await sheet.getByText(search.saved).waitFor();
    await expectWhole(page);
    await sheet.getByRole('button', { name: common.ui.close }).click();
    // It says now that the search is followed, and pushed nothing down.
    const followed = await page.getByRole('button', { name: search.followed, exact: true }).boundingBox();
    expect(followed?.y).toBe(before?.y);
    expect(problems).toEqual([]);
  },
);
