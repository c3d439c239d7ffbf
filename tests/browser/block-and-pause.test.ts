import { dayMilliseconds, doualaDay } from '@mboalink/shared/day.ts';
import { formatDate } from '@mboalink/shared/format.ts';
import { expect, it } from 'vitest';
import { messages as commonEn } from '../../web/src/i18n/en/common.ts';
import { messages as dashboardEn } from '../../web/src/i18n/en/dashboard.ts';
import { messages as directoryEn } from '../../web/src/i18n/en/directory.ts';
import { messages as networkEn } from '../../web/src/i18n/en/network.ts';
import { messages as openingsEn } from '../../web/src/i18n/en/openings.ts';
import { messages as settingsEn } from '../../web/src/i18n/en/settings.ts';
import { messages as commonFr } from '../../web/src/i18n/fr/common.ts';
import { messages as dashboardFr } from '../../web/src/i18n/fr/dashboard.ts';
import { messages as directoryFr } from '../../web/src/i18n/fr/directory.ts';
import { messages as networkFr } from '../../web/src/i18n/fr/network.ts';
import { messages as openingsFr } from '../../web/src/i18n/fr/openings.ts';
import { messages as settingsFr } from '../../web/src/i18n/fr/settings.ts';
import { insertSellers, registerMember } from '../factories.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { visits, visitsOf } from '../setup/visits.ts';

const open = useBrowser();

const worded = {
  en: {
    ...{ common: commonEn, dashboard: dashboardEn.paused, directory: directoryEn },
    ...{ network: networkEn.connections, openings: openingsEn, settings: settingsEn.visibility },
  },
  fr: {
    ...{ common: commonFr, dashboard: dashboardFr.paused, directory: directoryFr },
    ...{ network: networkFr.connections, openings: openingsFr, settings: settingsFr.visibility },
  },
};

it.each(visitsOf(import.meta.filename, visits))(
  'somebody is blocked from the network and from their number, and taken back; a listing pauses until a day, and is back at once, in $language at $width px',
  async ({ language, width }) => {
    const { common, dashboard, directory, network, openings, settings } = worded[language];
    const { word, ids } = await insertSellers(2);
    const [known, found] = [`${word} 1`, `${word} 2`];
    const member = await registerMember();
    await member.client.rest('POST', `/contacts/${ids[0]}/reveal`);
    await member.client.rest('POST', '/business-connections/create', {
      body: { connectedUserId: ids[0], interactionType: 'phone' },
    });
    const opened = await open({ language, width });
    const { page, problems } = opened;
    await signInAs(opened, member);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const heading = (name: string) => page.getByRole('heading', { name, exact: true });
    const block = async (name: string) => {
      await page
        .getByRole('dialog')
        .last()
        .getByRole('button', { name: `${directory.block.open} ${name}` })
        .click();
      const asks = page.getByRole('dialog', { name: openings.question.replace('{{name}}', name) });
      await asks.waitFor();
      await expectWhole(page);
      await asks.getByRole('button', { name: openings.confirm, exact: true }).click();
      await page.getByText(openings.blocked.replace('{{name}}', name)).waitFor();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await expect.poll(() => heading(name).count()).toBe(0);
    };

    await page.goto('/my-contacts');
    await button(network.remove.replace('{{name}}', known)).click();
    await block(known);
    await button(common.ui.undo).click();
    await heading(known).waitFor();

    await page.goto(`/find-contact?search=${word}`);
    const card = page.getByRole('article', { name: found });
    await card.getByRole('button', { name: new RegExp(`^${directory.card.show}`) }).click();
    await block(found);
    await page.goto('/openings');
    await heading(openings.emptyTitle).waitFor();
    await heading(found).waitFor();
    await expectWhole(page);
    const [unblock = ''] = openings.unblockWhom.replace('{{name}}', found).split('{{date}}');
    await page.getByRole('button', { name: unblock }).click();
    await page.getByText(openings.blockedNobody).waitFor();

    const day = doualaDay(new Date(Date.now() + 10 * dayMilliseconds));
    const isFound = async () => (await member.client.rest('GET', '/auth/me')).body.data.user.isFound;
    await page.goto('/settings');
    const panel = page.getByRole('region', { name: settings.title });
    await panel.getByRole('switch', { name: settings.paused }).setChecked(true, { force: true });
    const until = panel.getByLabel(settings.until);
    await until.fill('2026-01-01');
    await until.blur();
    await panel.getByText(settings.noSuchDay).waitFor();
    await until.fill(day);
    const back = formatDate(day, language);
    await panel.getByText(settings.dateKept.replace('{{date}}', back)).waitFor();
    await expectWhole(page);
    expect(await isFound()).toBe(false);

    await page.goto('/dashboard');
    await page.getByText(dashboard.until.replace('{{date}}', back)).waitFor();
    await expectWhole(page);
    await button(dashboard.resume).click();
    await page.getByText(dashboard.back).waitFor();
    await page.getByText(dashboard.title).waitFor({ state: 'hidden' });
    expect(await isFound()).toBe(true);
    expect(problems).toEqual([]);
  },
);
