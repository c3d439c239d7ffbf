import { describe, expect, it } from 'vitest';
import en from '../../web/src/locales/en/home.json' with { type: 'json' };
import fr from '../../web/src/locales/fr/home.json' with { type: 'json' };
import { insertSellers, registerMember } from '../factories.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { openAs, useBrowser } from '../setup/page.ts';
import { shiftsOf } from '../setup/shifts.ts';
import { visits, visitsOf } from '../setup/visits.ts';

const open = useBrowser();
const words = { en, fr };
await insertSellers(8, { city: 'douala' });

describe.each(visitsOf(import.meta.filename, visits))('the home page in $language at $width px', (visit) => {
  const { call, hero, lately, near, prices, search, steps } = words[visit.language];

  it('shows a visitor what we are, real businesses and a search, and nothing moves', async () => {
    const { page, problems } = await open(visit);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1, name: hero.title }).waitFor();
    const found = page.getByRole('region', { name: near.country });
    expect(await found.getByRole('listitem').count()).toBeGreaterThan(3);
    expect(await page.getByRole('link', { name: steps.start }).getAttribute('href')).toContain('/register');
    expect(await page.getByRole('link', { name: call.register }).getAttribute('href')).toContain('/register');
    await expectWhole(page);
    expect(await shiftsOf(page)).toEqual([]);
    await found.getByRole('listitem').first().getByRole('link').click();
    await page.waitForURL('**/business/*');
    expect(problems).toEqual([]);
  });

  it('suggests while a visitor types, and sends what was typed by Enter', async () => {
    const { page, problems } = await open(visit);
    await page.goto('/', { waitUntil: 'networkidle' });
    const field = page.getByRole('searchbox', { name: search.what });
    const goBack = async () => {
      await page.getByRole('heading', { level: 1, name: /Plomb|Plumb/ }).waitFor();
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: hero.title }).waitFor();
    };
    await field.click();
    await field.pressSequentially('plomb');
    const plumbers = page
      .getByRole('search')
      .getByRole('link', { name: /^(Plombiers|Plumbers)/ })
      .first();
    await plumbers.waitFor();
    await expectWhole(page);
    await field.press('Escape');
    await plumbers.waitFor({ state: 'detached' });
    await field.fill('plombier');
    await field.press('Enter');
    await page.waitForURL(/\/categories\/plumbers/);
    await goBack();
    await field.fill('plomb');
    await plumbers.click();
    await page.waitForURL('**/categories/plumbers');
    await goBack();
    await field.fill('plomb');
    await plumbers.waitFor();
    await field.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/categories/);
    expect(problems).toEqual([]);
  });

  it('gives a member the search and whom they contacted last, without a price on the first screen', async () => {
    const { ids, word } = await insertSellers(4);
    const member = await registerMember({}, visit.language);
    for (const id of ids.slice(0, 2)) await member.client.rest('POST', `/contacts/${id}/reveal`);
    const { page, problems } = await openAs(open, member, '/', visit);
    await page.getByRole('heading', { level: 1, name: search.what }).waitFor();
    const rows = page.getByRole('region', { name: lately.title }).getByRole('listitem');
    expect(await rows.count()).toBe(2);
    expect(await rows.first().textContent()).toContain(word);
    expect(await rows.first().getByRole('link').getAttribute('href')).toContain('https://wa.me/237');
    const price = await page.getByRole('heading', { name: prices.compare }).boundingBox();
    expect(price?.y).toBeGreaterThan(740);
    expect(await page.getByRole('link', { name: call.find }).getAttribute('href')).toBe('/find-contact');
    expect(await page.getByRole('link', { name: steps.start }).getAttribute('href')).toBe('/find-contact');
    await page.getByRole('searchbox', { name: search.what }).fill(word);
    await page.getByRole('button', { name: search.go }).click();
    await page.waitForURL(`**/find-contact?search=${word}**`);
    await expectWhole(page);
    expect(problems).toEqual([]);
  });
});

it('says what the specification quotes', async () => {
  const { page } = await open({ language: 'en', javaScriptEnabled: false });
  await page.goto('/');
  for (const text of ['Get Started Now', 'Register Now', 'Profile highlighted', 'Top ranking'])
    await page.getByText(text, { exact: true }).waitFor();
  const steps = page.getByRole('listitem').getByRole('heading', { level: 3 });
  expect(await steps.allTextContents()).toEqual(['Register', 'Discover', 'Connect']);
  await page.getByRole('link', { name: 'Get Started Now' }).click();
  await page.getByText('Please register to get started.').waitFor();
});

it('searches without a script', async () => {
  const { page } = await open({ language: 'fr', javaScriptEnabled: false });
  await page.goto('/');
  await page.getByLabel(fr.search.what).fill('plombier');
  await page.getByLabel(fr.search.where).selectOption('douala');
  await page.getByRole('button', { name: 'Chercher' }).click();
  await page.waitForURL('**/categories/plumbers/douala**');
});
