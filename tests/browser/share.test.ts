import { expect, it } from 'vitest';
import { messages as directoryEn } from '../../web/src/i18n/en/directory.ts';
import { messages as en } from '../../web/src/i18n/en/share.ts';
import { messages as directoryFr } from '../../web/src/i18n/fr/directory.ts';
import { messages as fr } from '../../web/src/i18n/fr/share.ts';
import { registerMember } from '../factories.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { oneOfBoth } from '../setup/visits.ts';

const open = useBrowser();
const words = { en: { ...en, directory: directoryEn }, fr: { ...fr, directory: directoryFr } };

it.each(oneOfBoth(['fr', 'en'] as const))(
  'sends a search and a business on, without any number (%s)',
  async (language) => {
    const word = `Partage${Date.now()}`;
    const seller = await registerMember({ businessName: `Atelier ${word}` });
    const opened = await open({ language });
    const { page, problems } = opened;
    await signInAs(opened, await registerMember({ type: 'buyer' }, language));
    await page.goto(`/find-contact?search=${word}`);
    const card = page.getByRole('article').filter({ hasText: word });
    await card.waitFor();
    const { directory, whatsapp } = words[language];
    const sent = async () => {
      const link = page.getByRole('dialog').getByRole('link', { name: whatsapp });
      return new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    };
    const share = page.getByRole('button', { name: directory.share, exact: true });
    await share.press('Space');
    const origin = new URL(page.url()).origin;
    expect(await sent()).toContain(`${origin}/categories?search=${word}`);
    await page.keyboard.press('Escape');
    await card
      .getByRole('button', { name: directory.card.more.replace('{{name}}', `Atelier ${word}`) })
      .press('Space');
    await card.getByRole('button', { name: directory.share, exact: true }).press('Space');
    const text = await sent();
    expect(text).toMatch(new RegExp(`^Atelier ${word}, .+ ${origin}/business/[\\w-]+$`));
    expect(text).not.toContain(seller.user.whatsapp.slice(3));
    expect(problems).toEqual([]);
  },
);
