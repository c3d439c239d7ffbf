import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { messages as accountsEn } from '../../web/src/i18n/en/accounts.ts';
import { messages as commonEn } from '../../web/src/i18n/en/common.ts';
import { messages as directoryEn } from '../../web/src/i18n/en/directory.ts';
import { messages as networkEn } from '../../web/src/i18n/en/network.ts';
import { messages as openingsEn } from '../../web/src/i18n/en/openings.ts';
import { messages as searchEn } from '../../web/src/i18n/en/search.ts';
import { messages as settingsEn } from '../../web/src/i18n/en/settings.ts';
import { messages as accountsFr } from '../../web/src/i18n/fr/accounts.ts';
import { messages as commonFr } from '../../web/src/i18n/fr/common.ts';
import { messages as directoryFr } from '../../web/src/i18n/fr/directory.ts';
import { messages as networkFr } from '../../web/src/i18n/fr/network.ts';
import { messages as openingsFr } from '../../web/src/i18n/fr/openings.ts';
import { messages as searchFr } from '../../web/src/i18n/fr/search.ts';
import { messages as settingsFr } from '../../web/src/i18n/fr/settings.ts';
import { insertSellers, type Member, registerMember, sql } from '../factories.ts';
import { cutOff } from '../setup/cut-off.ts';
import { type Opened, signInAs, useBrowser } from '../setup/page.ts';
import { newPayerPhone } from '../setup/payer-phones.ts';
import { isLong } from '../setup/rounds.ts';
import { partOf } from '../setup/visits.ts';

const open = useBrowser();

const worded = {
  en: {
    ...{ accounts: accountsEn, common: commonEn, directory: directoryEn, network: networkEn.connections },
    ...{ openings: openingsEn, search: searchEn, settings: settingsEn },
  },
  fr: {
    ...{ accounts: accountsFr, common: commonFr, directory: directoryFr, network: networkFr.connections },
    ...{ openings: openingsFr, search: searchFr, settings: settingsFr },
  },
};

type Language = keyof typeof worded;

/** One person before one screen, and two sellers: they opened the number of the first, and got in touch. */
type Scene = {
  page: Page;
  words: (typeof worded)[Language];
  language: Language;
  member: Member;
  found: string;
  known: string;
  ids: readonly string[];
};

type Job = {
  name: string;
  /** The call in whose middle the network goes. */
  call: string;
  /** Up to the last press. */
  begin: (scene: Scene) => Promise<unknown>;
  press: (scene: Scene) => Promise<unknown>;
  /** What was typed, and stands there all the time. */
  typed?: (scene: Scene) => [field: Locator, text: string];
  /** What ends it once the network is back; nothing where it ends by itself. */
  again?: (scene: Scene) => Promise<unknown>;
  ended: (scene: Scene) => Promise<unknown>;
  /** How often it stands in the database. */
  count: (scene: Scene) => Promise<unknown>;
  is: unknown;
};

const named = (text: string, name: string) => text.replace('{{name}}', name);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rows = (text: string, ...values: readonly unknown[]) =>
  sql(text, [...values]).then(({ length }) => length);

const toSearch = ({ page, found }: Scene) => page.goto(`/find-contact?search=${found.split(' ')[0]}`);
const keepOf = ({ page, words, found }: Scene) => button(page, named(words.directory.saved.keep, found));
const isSaved = ({ member, ids }: Scene) =>
  rows('select from saved_contacts where user_id = $1 and contact_id = $2', member.user._id, ids[1]);

const toNetwork = async (scene: Scene) => {
  await scene.page.goto('/my-contacts');
  await rowOf(scene).waitFor();
};
const rowOf = ({ page, known }: Scene) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: known }) });
const connectionWhich =
  (condition: string) =>
  ({ member, ids }: Scene) =>
    rows(
      `select from connections where user_id = $1 and connected_user_id = $2 and ${condition}`,
      member.user._id,
      ids[0],
    );

const jobs: readonly Job[] = [
  {
    name: 'a search',
    call: 'directory.search',
    begin: async (scene) => {
      await toSearch(scene);
      await scene.page.getByRole('combobox', { name: scene.words.search.box.label }).fill(scene.found);
    },
    press: ({ page, words }) => page.getByRole('combobox', { name: words.search.box.label }).press('Enter'),
    typed: ({ page, words, found }) => [page.getByRole('combobox', { name: words.search.box.label }), found],
    // It asks once more by itself, and then on a press.
    again: async ({ page, words, found }) => {
      const retry = button(page, words.common.ui.retry);
      await retry
        .or(page.getByRole('heading', { name: found, exact: true }))
        .first()
        .waitFor();
      if (await retry.isVisible()) await retry.click();
    },
    ended: ({ page, found }) => page.getByRole('heading', { name: found, exact: true }).waitFor(),
    count: ({ page }) => page.getByRole('article').count(),
    is: 1,
  },
  {
    name: 'opening a number',
    call: 'directory.reveal',
    begin: toSearch,
    press: ({ page, found, words }) =>
      page
        .getByRole('article', { name: found })
        .getByRole('button', { name: new RegExp(`^${words.directory.card.show}`) })
        .click(),
    again: ({ page, words }) => button(page, words.common.ui.retry).click(),
    ended: ({ page }) =>
      page
        .getByRole('dialog')
        .getByRole('link', { name: /WhatsApp/ })
        .waitFor(),
    count: async ({ member, ids }) => [
      await rows('select from reveals where viewer_id = $1 and contact_id = $2', member.user._id, ids[1]),
      (await member.client.rest('GET', '/contacts/search')).body.data.quotaInfo.viewedToday,
    ],
    is: [1, 2],
  },
  {
    name: 'saving a contact',
    call: 'network.save',
    begin: toSearch,
    press: (scene) => keepOf(scene).click(),
    ended: async (scene) => expect.poll(() => keepOf(scene).getAttribute('aria-pressed')).toBe('true'),
    count: isSaved,
    is: 1,
  },
  {
    name: 'taking a saved contact off',
    call: 'network.unsave',
    begin: async (scene) => {
      await scene.member.client.rest('POST', '/contacts/save', { body: { contactId: scene.ids[1] } });
      await toSearch(scene);
    },
    press: (scene) => keepOf(scene).click(),
    ended: async (scene) => expect.poll(() => keepOf(scene).getAttribute('aria-pressed')).toBe('false'),
    count: isSaved,
    is: 0,
  },
  {
    name: 'a note',
    call: 'network.note',
    begin: async (scene) => {
      await toNetwork(scene);
      await button(scene.page, named(scene.words.network.addNoteOf, scene.known)).click();
      await rowOf(scene).getByRole('textbox').fill('Bon prix');
    },
    press: ({ page, words }) => button(page, words.network.saveNote).click(),
    ended: (scene) => rowOf(scene).getByText('Bon prix', { exact: true }).waitFor(),
    count: connectionWhich(`exists (select from contact_notes where note = 'Bon prix')`),
    is: 1,
  },
  {
    name: 'trust',
    call: 'network.trust',
    begin: toNetwork,
    press: (scene) => rowOf(scene).getByRole('switch').setChecked(true, { force: true }),
    ended: async (scene) => expect.poll(() => rowOf(scene).getByRole('switch').isChecked()).toBe(true),
    count: connectionWhich(`trust_level = 'trusted'`),
    is: 1,
  },
  {
    name: 'archiving',
    call: 'network.archive',
    begin: async (scene) => {
      await toNetwork(scene);
      await button(scene.page, named(scene.words.network.remove, scene.known)).click();
    },
    press: ({ page, words }) =>
      page.getByRole('dialog').getByRole('button', { name: words.network.confirm }).click(),
    ended: (scene) => rowOf(scene).waitFor({ state: 'detached' }),
    count: connectionWhich('archived_at is not null'),
    is: 1,
  },
  {
    name: 'a report',
    call: 'directory.report',
    begin: async (scene) => {
      const { page, words, known } = scene;
      await toSearch(scene);
      await button(page, `${words.directory.card.reportShort} ${known}`).click();
      await page.getByRole('radio', { name: words.search.report.reasons.other }).check({ force: true });
      await page.getByLabel(words.search.report.tell).fill('Une autre personne répond.');
    },
    press: ({ page, words }) => button(page, words.search.report.send).click(),
    typed: ({ page, words }) => [page.getByLabel(words.search.report.tell), 'Une autre personne répond.'],
    again: ({ page, words }) => button(page, words.search.report.send).click(),
    ended: ({ page, words }) => page.getByText(words.search.report.thanks).waitFor(),
    count: ({ member }) => rows('select from contact_reports where reporter_id = $1', member.user._id),
    is: 1,
  },
  {
    name: 'a block',
    call: 'network.block',
    begin: async (scene) => {
      const { page, words, known } = scene;
      await toNetwork(scene);
      await button(page, named(words.network.remove, known)).click();
      await button(page, `${words.directory.block.open} ${known}`).click();
    },
    press: ({ page, words }) => button(page, words.openings.confirm).click(),
    again: ({ page, words }) => button(page, words.openings.confirm).click(),
    ended: ({ page, words, known }) => page.getByText(named(words.openings.blocked, known)).waitFor(),
    count: ({ member }) => rows('select from blocks where user_id = $1', member.user._id),
    is: 1,
  },
  {
    name: 'a change of the profile',
    call: 'accounts.updateProfile',
    begin: async ({ page }) => {
      await page.goto('/profile');
      await page.locator('#edit-listing').click();
      await page.locator('#profile-description').fill('Portes et lits');
    },
    press: ({ page, words }) => button(page, words.settings.profile.save).click(),
    typed: ({ page }) => [page.locator('#profile-description'), 'Portes et lits'],
    again: ({ page, words }) => button(page, words.settings.profile.save).click(),
    ended: ({ page, words }) => page.getByText(words.settings.profile.saved).waitFor(),
    count: ({ member }) =>
      rows(`select from listings where user_id = $1 and description = 'Portes et lits'`, member.user._id),
    is: 1,
  },
  {
    name: 'a setting',
    call: 'accounts.updateNotificationPreferences',
    begin: async ({ page }) => {
      await page.goto('/settings');
    },
    press: ({ page, words }) =>
      page.getByRole('switch', { name: words.settings.notifications.weeklyDigest }).click({ force: true }),
    again: ({ page, words }) =>
      page.getByRole('switch', { name: words.settings.notifications.weeklyDigest }).click({ force: true }),
    ended: ({ page, words }) =>
      expect
        .poll(() => page.getByRole('switch', { name: words.settings.notifications.weeklyDigest }).isChecked())
        .toBe(false),
    count: async ({ member }) =>
      (await member.client.rest('GET', '/auth/me')).body.data.user.notificationPreferences.weeklyDigest,
    is: false,
  },
  {
    name: 'a payment',
    call: 'billing.createPayment',
    begin: async ({ page }) => {
      await page.goto('/upgrade?plan=pro');
      await page.getByRole('dialog').getByRole('textbox').fill(newPayerPhone('0004'));
    },
    press: ({ page }) => page.getByRole('dialog').locator('button[type=submit]').click(),
    // What never left is not asked for again by itself: the form is back, and says so.
    ended: async ({ page }) => {
      const dialog = page.getByRole('dialog');
      const asked = dialog.getByText('*126#');
      const form = dialog.locator('button[type=submit]');
      await asked.or(form).first().waitFor();
      if (await form.isVisible()) await form.click();
      await asked.waitFor();
    },
    count: ({ member }) => rows('select from payments where user_id = $1', member.user._id),
    is: 1,
  },
];

async function prepare(language: Language): Promise<Scene & Opened> {
  const { word, ids } = await insertSellers(2);
  const member = await registerMember();
  await member.client.rest('POST', `/contacts/${ids[0]}/reveal`);
  await member.client.rest('POST', '/business-connections/create', {
    body: { connectedUserId: ids[0], interactionType: 'phone' },
  });
  const opened = await open({ language });
  await signInAs(opened, member);
  const scene = { language, member, ids: ids.map(String), known: `${word} 1`, found: `${word} 2` };
  return { ...opened, ...scene, words: worded[language] };
}

const ways = jobs.flatMap((job, at) =>
  (['en', 'fr'] as const)
    .flatMap((language) => [true, false].map((arrives) => ({ ...job, language, arrives })))
    .filter((way) => isLong || (way.arrives && (way.language === 'fr') === (at % 2 === 0))),
);

it.each(partOf(import.meta.filename, ways, 4))(
  '$name whose network goes in the middle loses nothing, and is done once when it is back (in $language; arrived: $arrives)',
  async ({ language, arrives, ...job }) => {
    const scene = await prepare(language);
    const { page, context, problems, words } = scene;
    await job.begin(scene);
    await page.waitForLoadState('networkidle');
    const cut = await cutOff(page, context, job.call, arrives ? 'body lost' : 'leaves not');
    await job.press(scene);
    await cut.isOver;
    await page.getByText(words.common.network.offline).first().waitFor();
    const typedIs = async () => {
      const [field, text] = job.typed?.(scene) ?? [];
      if (field) expect(await field.inputValue()).toBe(text);
    };
    await typedIs();
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
    await context.setOffline(false);
    await page.getByText(words.common.network.offline).waitFor({ state: 'detached' });
    await typedIs();
    await job.again?.(scene);
    await job.ended(scene);
    await expect.poll(() => job.count(scene)).toEqual(job.is);
    await page.reload();
    await expect.poll(() => job.count(scene)).toEqual(job.is);
    expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  },
);
