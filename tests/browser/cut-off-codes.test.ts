import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages as accountsEn } from '../../web/src/i18n/en/accounts.ts';
import { messages as commonEn } from '../../web/src/i18n/en/common.ts';
import { messages as linkEn } from '../../web/src/i18n/en/link.ts';
import { messages as accountsFr } from '../../web/src/i18n/fr/accounts.ts';
import { messages as commonFr } from '../../web/src/i18n/fr/common.ts';
import { messages as linkFr } from '../../web/src/i18n/fr/link.ts';
import {
  countMails,
  readCode,
  readMail,
  registerMember,
  registrationFields,
  sql,
  waitForCodes,
} from '../factories.ts';
import { type Cut, cutOff } from '../setup/cut-off.ts';
import { fillRegistration, registered } from '../setup/fill-registration.ts';
import { type Opened, useBrowser } from '../setup/page.ts';
import { isLong } from '../setup/rounds.ts';
import { partOf } from '../setup/visits.ts';

const open = useBrowser();

const worded = {
  en: { accounts: accountsEn, common: commonEn, link: linkEn, end: registered.en },
  fr: { accounts: accountsFr, common: commonFr, link: linkFr, end: registered.fr },
};

type Language = keyof typeof worded;

/** Somebody at a screen, with an address of their own. */
type Scene = Opened & { words: (typeof worded)[Language]; language: Language; email: string };

type Job = {
  name: string;
  call: string;
  /** Up to the last press or digit. */
  begin: (scene: Scene) => Promise<unknown>;
  act: (scene: Scene) => Promise<unknown>;
  /** What is done once the network is back; nothing where it ends by itself. */
  again?: (scene: Scene) => Promise<unknown>;
  /** The same where the code is used up and nothing came of it: that is said, and a press has a new one sent. */
  afterSpentCode?: (scene: Scene) => Promise<unknown>;
  ended: (scene: Scene) => Promise<unknown>;
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const typeCode = async ({ page, email }: Scene) => page.keyboard.type(await readCode(email));

const welcomed = ({ page, words }: Scene) => page.getByText(words.end.title).waitFor();
const isIn = ({ page }: Scene) => page.waitForURL(/\/(find-contact)?$/);

const fillLogin = async ({ page, words, email }: Scene) => {
  const { user } = await registerMember({ email });
  await page.goto('/login');
  await page.getByLabel(words.accounts.fields.email).fill(email);
  await page.getByLabel(words.accounts.fields.whatsapp).fill(user.whatsapp.slice(3));
};
const askToSignIn = async (scene: Scene) => {
  await fillLogin(scene);
  await button(scene.page, scene.words.accounts.login.send).click();
  await scene.page.getByText(scene.words.accounts.code.sentTo).waitFor();
};
const pressLink = ({ page, words }: Scene) => button(page, words.link.action).click();

/** After each press that sent a code, when it came: the digits that were mailed. */
const sendAndType = (name: (words: Scene['words']) => string) => async (scene: Scene) => {
  await button(scene.page, name(scene.words)).click();
  await scene.page.getByText(scene.words.accounts.code.sentTo).waitFor();
  await typeCode(scene);
};

/** Presses for a new code as soon as it may be asked for, and types it. */
async function askAnew(scene: Scene) {
  const { page, words, email } = scene;
  await page.getByRole('alert').getByText(words.accounts.code.usedUp).waitFor();
  await waitForCodes(email);
  await page.clock.fastForward(61_000);
  const before = await readCode(email);
  await button(page, words.accounts.code.resend).click();
  await page.getByText(words.accounts.code.resent).waitFor();
  await expect.poll(() => readCode(email)).not.toBe(before);
  await typeCode(scene);
}

const jobs: readonly Job[] = [
  {
    name: 'a registration that asks for its code',
    call: 'accounts.sendRegistrationOtp',
    begin: () => Promise.resolve(),
    act: ({ page, language, email }) => fillRegistration(page, language, 'buyer', email),
    again: sendAndType(({ accounts }) => accounts.register.submit),
    ended: welcomed,
  },
  {
    name: 'a registration that proves its address',
    call: 'accounts.verifyRegistrationOtp',
    begin: async (scene) => {
      const { page, language, email, words } = scene;
      await fillRegistration(page, language, 'buyer', email);
      await page.getByText(words.accounts.code.sentTo).waitFor();
    },
    act: typeCode,
    afterSpentCode: askAnew,
    ended: welcomed,
  },
  {
    name: 'a registration that creates its account',
    call: 'accounts.register',
    begin: async (scene) => {
      const { page, language, email, words } = scene;
      await fillRegistration(page, language, 'seller', email);
      await page.getByText(words.accounts.code.sentTo).waitFor();
    },
    act: typeCode,
    again: ({ page, words }) => button(page, words.accounts.register.submit).click(),
    ended: welcomed,
  },
  {
    name: 'a sign-in that asks for its code',
    call: 'accounts.sendOtp',
    begin: fillLogin,
    act: ({ page, words }) => button(page, words.accounts.login.send).click(),
    again: sendAndType(({ accounts }) => accounts.login.send),
    ended: isIn,
  },
  {
    name: 'a sign-in that sends its code',
    call: 'accounts.verifyOtp',
    begin: askToSignIn,
    act: typeCode,
    afterSpentCode: askAnew,
    ended: isIn,
  },
  {
    name: 'a sign-in by the button of the mail',
    call: 'accounts.signInByLink',
    begin: async (scene) => {
      await askToSignIn(scene);
      const { Text } = await readMail(scene.email, await readCode(scene.email));
      await scene.page.goto(/\/sign-in-link#\S+/.exec(Text)?.[0] ?? '');
    },
    act: pressLink,
    again: pressLink,
    afterSpentCode: async (scene) => {
      const { page, words, email } = scene;
      await pressLink(scene);
      await page.getByText(words.link.expiredText).waitFor();
      await waitForCodes(email);
      await page.getByRole('link', { name: words.link.login }).click();
      await sendAndType(({ accounts }) => accounts.login.send)(scene);
    },
    ended: isIn,
  },
];

const cuts: readonly Cut[] = ['leaves not', 'whole answer lost', 'body lost'];

const ways = jobs
  .flatMap((job, at) =>
    (['en', 'fr'] as const).flatMap((language) => cuts.map((cut) => ({ job, at, language, cut }))),
  )
  .filter(
    ({ at, language, cut }) => isLong || (cut === cuts[1 + (at % 2)] && (language === 'fr') === at % 4 < 2),
  );

describe('the network goes in the middle', () => {
  it.each(partOf(import.meta.filename, ways, 3))(
    'of $job.name, in $language ($cut)',
    async ({ job, language, cut }) => {
      const opened = await open({ language });
      const { page, context, problems } = opened;
      const words = worded[language];
      const scene = { ...opened, words, language, email: registrationFields().email };
      await page.clock.install();
      await job.begin(scene);
      await page.waitForLoadState('networkidle');
      const away = await cutOff(page, context, job.call, cut);
      await job.act(scene);
      await away.isOver;
      await page.getByText(words.common.network.offline).first().waitFor();
      await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
      await context.setOffline(false);
      await page.getByText(words.common.network.offline).waitFor({ state: 'detached' });
      const spent = cut === 'whole answer lost' ? job.afterSpentCode : undefined;
      await (spent ?? job.again)?.(scene);
      await job.ended(scene);
      expect(await sql('select from users where email = $1', [scene.email])).toHaveLength(1);
      const isAskedTwice = /\.send/.test(job.call) && cut !== 'leaves not';
      expect(await countMails(scene.email, 'code')).toBe(spent || isAskedTwice ? 2 : 1);
      expect(await page.evaluate(() => localStorage.getItem('user'))).toContain(scene.email);
      await page.goto('/settings');
      await page.getByText(scene.email).first().waitFor();
      expect(problems).toEqual([]);
    },
  );
});
