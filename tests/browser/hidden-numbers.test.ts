import { formatTime } from '@mboalink/shared/format/dates.ts';
import { readableNumber } from '@mboalink/shared/phone-format.ts';
import { describe, expect, it } from 'vitest';
import { messages as directoryEn } from '../../web/src/i18n/en/directory.ts';
import { messages as searchEn } from '../../web/src/i18n/en/search.ts';
import { messages as directoryFr } from '../../web/src/i18n/fr/directory.ts';
import { messages as searchFr } from '../../web/src/i18n/fr/search.ts';
import { insertSellers, registerMember } from '../factories.ts';
import { searchPage } from '../setup/copying.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { oneOfBoth } from '../setup/visits.ts';

const open = useBrowser();

describe.each(
  oneOfBoth([
    ['en', directoryEn, searchEn],
    ['fr', directoryFr, searchFr],
  ] as const),
)('a buyer who was shown sixty contacts on the first day, in %s', (language, directory, search) => {
  it('is told until when numbers open by tap, and opens one', async () => {
    const { word: seen } = await insertSellers(60);
    const { word } = await insertSellers(5);
    const member = await registerMember({ type: 'buyer' }, language);
    await searchPage(member.client, seen, { limit: 60 });
    const { numbersHidden } = (await searchPage(member.client, word)).body.data;
    const opened = await open({ language });
    await signInAs(opened, member);
    const { page } = opened;
    await page.goto(`/find-contact?search=${word}`);
    // Above the list, and where it ends.
    await expect.poll(() => page.getByText(search.hidden.title).count()).toBe(2);
    const results = page.getByRole('region', { name: search.results.label });
    expect(await results.textContent()).toContain(formatTime(numbersHidden.until, language));
    const show = results.getByRole('button', { name: directory.card.show });
    expect(await show.count()).toBe(5);
    await show.first().click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('link', { name: /WhatsApp/ }).waitFor();
    await page.keyboard.press('Escape');
    await results.getByRole('link', { name: /WhatsApp/ }).waitFor();
    expect(await show.count()).toBe(4);
    const { contacts } = (await searchPage(member.client, word)).body.data;
    const { whatsappNumber } = contacts.find((contact: { unlocked: boolean }) => contact.unlocked);
    await results.getByText(readableNumber(whatsappNumber)).waitFor();
  });
});
