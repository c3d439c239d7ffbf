import { describe, expect, it } from 'vitest';
import { messages as searchEn } from '../../web/src/i18n/en/search.ts';
import { messages as searchFr } from '../../web/src/i18n/fr/search.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { shared as running } from '../setup/shared-application.ts';
import { oneOfBoth } from '../setup/visits.ts';

const open = useBrowser();
const worded = { en: searchEn, fr: searchFr };

describe.each(oneOfBoth(['en', 'fr'] as const))('without the database, in %s', (language) => {
  it('a search says so, keeps what was asked, and comes back by itself', async () => {
    const { application, faults, people } = running;
    const { word } = await people.insertSellers(1);
    const member = await people.registerMember();
    const opened = await open({ language });
    const { page } = opened;
    await signInAs(opened, member);
    faults.beforeQuery = (exchange) => exchange.drop();
    await page.goto(`${application.addresses.url}/find-contact?search=${word}`);
    await page.getByRole('heading', { name: worded[language].failure.title }).waitFor();
    expect(await page.getByRole('combobox').inputValue()).toBe(word);
    faults.beforeQuery = () => undefined;
    await page.getByRole('heading', { name: new RegExp(word) }).waitFor({ timeout: 20_000 });
  });
});
