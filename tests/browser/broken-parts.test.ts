import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages as directoryEn } from '../../web/src/i18n/en/directory.ts';
import { messages as directoryFr } from '../../web/src/i18n/fr/directory.ts';
import { startTestApplication, type TestApplication } from '../setup/application.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { peopleOf } from '../setup/people.ts';

const open = useBrowser();
const dataDir = mkdtempSync(join(tmpdir(), 'mboalink-browser-faults-'));
const worded = { en: directoryEn, fr: directoryFr };
let application: TestApplication;

beforeAll(async () => {
  application = await startTestApplication(dataDir);
});

afterAll(async () => {
  await application?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe.each(['en', 'fr'] as const)('without the database, in %s', (language) => {
  it('a search says so, keeps what was asked, and comes back by itself', async () => {
    const people = peopleOf(application.addresses);
    const { word } = await people.insertSellers(1);
    const member = await people.registerMember();
    const opened = await open({ language });
    const { page } = opened;
    await signInAs(opened, member);
    const { endpoint } = application.services;
    if (!endpoint) throw new Error('these tests need the local endpoint');
    endpoint.faults.beforeQuery = (exchange) => exchange.drop();
    await page.goto(`${application.addresses.url}/find-contact?search=${word}`);
    await page.getByRole('heading', { name: worded[language].failure.title }).waitFor();
    expect(await page.getByRole('combobox').inputValue()).toBe(word);
    endpoint.faults.beforeQuery = () => undefined;
    await page.getByRole('heading', { name: new RegExp(word) }).waitFor({ timeout: 20_000 });
    await page.context().close();
  });
});
