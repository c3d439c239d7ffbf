import { expect, it } from 'vitest';
import { messages as en } from '../../web/src/i18n/en/directory.ts';
import { messages as fr } from '../../web/src/i18n/fr/directory.ts';
import { registerMember, sql } from '../factories.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { sample } from '../setup/pictures/samples.ts';
import { isLong } from '../setup/rounds.ts';

const open = useBrowser();

const visits = [
  { language: 'fr', width: 360, texts: fr, saveData: true },
  { language: 'en', width: 1280, texts: en, saveData: false },
  ...(isLong ? ([{ language: 'en', width: 1280, texts: en, saveData: true }] as const) : []),
] as const;

const word = `Photo${Date.now()}`;
const seller = await registerMember({ businessName: `Atelier ${word}` });
await seller.client.rest('PUT', '/auth/profile/picture', {
  rawBody: new Uint8Array(sample('jpeg')),
  headers: { 'content-type': 'image/jpeg' },
});
const [kept] = await sql<{ address: string }>(
  `select '/pictures/' || profile_picture as address from listings where user_id = $1`,
  [seller.user._id],
);

it.each(visits)(
  'fetches the picture of a card when it is asked for, or at once where no data are saved: $saveData ($language, $width px)',
  async ({ language, width, texts, saveData }) => {
    const viewer = await registerMember({ type: 'buyer' }, language);
    const opened = await open({ language, width });
    const { page, problems } = opened;
    await page.addInitScript((saves) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: saves } });
    }, saveData);
    const fetched: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/pictures/')) fetched.push(pathname);
    });
    await signInAs(opened, viewer);
    await page.goto(`/find-contact?search=${word}`);
    const card = page.getByRole('article').filter({ hasText: word });
    await card.waitFor();
    await page.waitForLoadState('networkidle');
    if (saveData) {
      expect(fetched).toEqual([]);
      expect(await card.locator('img').count()).toBe(0);
      const name = texts.card.showPicture.replace('{{name}}', `Atelier ${word}`);
      await card.getByRole('button', { name }).click();
    }
    await card.locator('img').waitFor();
    await expect.poll(() => fetched).toEqual([kept?.address]);
    expect(problems).toEqual([]);
    await page.context().close();
  },
);
