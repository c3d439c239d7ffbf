import { codeLimits } from '@mboalink/shared/limits.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { errorMessages as errorsEn } from '../../shared/src/error-messages/en.ts';
import { errorMessages as errorsFr } from '../../shared/src/error-messages/fr.ts';
import { messages as accountsEn } from '../../web/src/i18n/en/accounts.ts';
import { messages as linkEn } from '../../web/src/i18n/en/link.ts';
import { messages as accountsFr } from '../../web/src/i18n/fr/accounts.ts';
import { messages as linkFr } from '../../web/src/i18n/fr/link.ts';
import {
  type Member,
  readCode,
  readMail,
  registerMember,
  registrationFields,
  useUpGuesses,
  visitor,
} from '../factories.ts';
import { from, newNetworkAddress } from '../setup/networks.ts';
import { useBrowser } from '../setup/page.ts';
import { oneOfBoth } from '../setup/visits.ts';

const open = useBrowser();
const worded = {
  en: { accounts: accountsEn, link: linkEn, errors: errorsEn },
  fr: { accounts: accountsFr, link: linkFr, errors: errorsFr },
};

type Language = keyof typeof worded;

async function askForCode(page: Page, language: Language, { user }: Member) {
  const { accounts } = worded[language];
  await page.getByLabel(accounts.fields.email).fill(user.email);
  await page.getByLabel(accounts.fields.whatsapp).fill(user.whatsapp.slice(3));
  await page.getByRole('button', { name: accounts.login.send }).click();
  await page.getByText(accounts.code.sentTo).waitFor();
}

async function linkIn({ user }: Member): Promise<string> {
  const { Text } = await readMail(user.email, await readCode(user.email));
  return /\/sign-in-link#\S+/.exec(Text)?.[0] ?? '';
}

describe.each(oneOfBoth(['en', 'fr'] as const))(
  'the page of the mail’s button, in %s at 360 px',
  (language) => {
    const { accounts, link, errors } = worded[language];

    it('signs in at a press, in a tab of its own, and goes where somebody wanted to go', async () => {
      const member = await registerMember();
      const { page, context, problems } = await open({ language });
      await page.goto('/dashboard');
      await page.waitForURL(/\/login/);
      await askForCode(page, language, member);
      const tab = await context.newPage();
      await tab.goto(await linkIn(member));
      await tab.getByRole('button', { name: link.action }).click();
      await tab.waitForURL(/\/dashboard$/);
      expect(problems).toEqual([]);
    });

    it('says to who is signed in that a used button is no matter, and leads on', async () => {
      const member = await registerMember();
      const { page, context } = await open({ language });
      await page.goto('/login');
      await askForCode(page, language, member);
      const address = await linkIn(member);
      const tab = await context.newPage();
      await tab.goto(address);
      await tab.getByRole('button', { name: link.action }).click();
      await tab.waitForURL(/\/find-contact$/);
      const again = await context.newPage();
      await again.goto(address);
      await again.getByRole('button', { name: link.action }).click();
      await again.getByText(link.already).waitFor();
      await again.getByRole('link', { name: link.goOn }).click();
      await again.waitForURL(/\/find-contact$/);
    });

    it('signs in in another browser than the one that asked', async () => {
      const member = await registerMember();
      const phone = await open({ language });
      await phone.page.goto('/login');
      await askForCode(phone.page, language, member);
      const { page } = await open({ language });
      await page.goto(await linkIn(member));
      await page.getByRole('button', { name: link.action }).click();
      await page.waitForURL(/\/find-contact$/);
    });

    it('says without a token what to do, and has no button that does nothing', async () => {
      const { page } = await open({ language });
      await page.goto('/sign-in-link');
      await page.getByText(link.incomplete).waitFor();
      expect(await page.getByRole('button', { name: link.action }).count()).toBe(0);
      await page.getByRole('link', { name: link.login }).click();
      await page.waitForURL(/\/login$/);
    });

    it('is named on the login page once the guesses of a day are used up', async () => {
      const member = await registerMember();
      await useUpGuesses(member.user.email);
      const { page } = await open({ language });
      await page.clock.setFixedTime(new Date());
      await page.goto('/login');
      await askForCode(page, language, member);
      await page.getByLabel(accounts.code.digit.replace('{{position}}', '1')).fill('000000');
      await page.getByText(String(errors.signInLink.rate_limited)).waitFor();
    });
  },
);

it('solves the challenge by itself that a code is refused until, and goes on', async () => {
  const member = await registerMember();
  const { page, problems } = await open({ language: 'en' });
  const address = newNetworkAddress();
  await page.setExtraHTTPHeaders(from(address));
  for (let neighbour = 0; neighbour < codeLimits.perNetworkHour; neighbour += 1)
    await visitor().rest('POST', '/auth/send-otp', {
      body: { identifier: registrationFields().email },
      headers: from(address),
    });
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('accounts.sendOtp')) statuses.push(response.status());
  });
  await page.goto('/login');
  await askForCode(page, 'en', member);
  expect(statuses).toEqual([429, 200]);
  expect(problems).toEqual([]);
});
