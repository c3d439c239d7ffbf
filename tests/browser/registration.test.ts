import { describe, expect, it } from 'vitest';
import { messages as accountsEn } from '../../web/src/i18n/en/accounts.ts';
import { messages as accountsFr } from '../../web/src/i18n/fr/accounts.ts';
import { countMails, registerMember, registrationFields } from '../factories.ts';
import { typeRegistration } from '../setup/fill-registration.ts';
import { useBrowser } from '../setup/page.ts';
import { oneOfBoth } from '../setup/visits.ts';

const open = useBrowser();

describe.each(
  oneOfBoth([
    ['en', accountsEn],
    ['fr', accountsFr],
  ] as const),
)('registering, in %s at 360 px', (language, accounts) => {
  it('goes back step by step with everything that was typed, and keeps it over a reload', async () => {
    const { page, problems } = await open({ language });
    const { email, whatsapp } = registrationFields();
    const next = () => page.getByRole('button', { name: accounts.register.next, exact: true }).click();
    const title = (step: keyof typeof accounts.steps) =>
      page.getByRole('heading', { name: accounts.steps[step].title });
    await page.goto('/register');
    await page.getByRole('radio', { name: accounts.type.sell, exact: true }).check({ force: true });
    await page.getByLabel(accounts.fields.name).fill('Ngo Biyong');
    await page.getByLabel(accounts.fields.email).fill(email);
    await page.getByLabel(accounts.fields.whatsapp).fill(whatsapp.slice(3));
    await next();
    await page.getByRole('radio', { name: accounts.type.both }).check({ force: true });
    await next();
    await title('place').waitFor();
    await page.goBack();
    await title('role').waitFor();
    expect(await page.getByRole('radio', { name: accounts.type.both }).isChecked()).toBe(true);
    await page.goBack();
    await title('you').waitFor();
    expect(await page.getByLabel(accounts.fields.email).inputValue()).toBe(email);
    await page.reload();
    await expect.poll(() => page.getByLabel(accounts.fields.name).inputValue()).toBe('Ngo Biyong');
    expect(problems).toEqual([]);
  });

  it('begins with the plan that was chosen on the home page, until another is chosen', async () => {
    const { page, problems } = await open({ language });
    await page.goto('/');
    await page.getByRole('link', { name: /Premium/ }).click();
    await page.waitForURL('**/register');
    const { email, whatsapp } = registrationFields();
    await page.getByLabel(accounts.fields.name).fill('Ngo Biyong');
    await page.getByLabel(accounts.fields.email).fill(email);
    await page.getByLabel(accounts.fields.whatsapp).fill(whatsapp.slice(3));
    await page.getByRole('button', { name: accounts.register.next, exact: true }).click();
    const checked = (name: string | RegExp) => page.getByRole('radio', { name }).isChecked();
    expect(await checked(/Premium/)).toBe(true);
    expect(await checked(accounts.type.seller)).toBe(true);
    await page.getByRole('radio', { name: /Pro/ }).press('Space');
    expect(await checked(/Pro/)).toBe(true);
    await page.reload();
    await expect.poll(() => checked(/Pro/)).toBe(true);
    expect(problems).toEqual([]);
  });

  it('says what is missing next to the field and on top, and goes no further', async () => {
    const { page } = await open({ language });
    await page.goto('/register');
    await page.getByRole('radio', { name: accounts.type.sell, exact: true }).check({ force: true });
    await page.getByRole('button', { name: accounts.register.next, exact: true }).click();
    await page.getByText(accounts.missing.name).first().waitFor();
    expect(await page.getByLabel(accounts.fields.email).getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('heading', { name: accounts.steps.you.title }).waitFor();
  });

  it('says before a code is mailed that a landmark holds a number, at its step', async () => {
    const { page, problems } = await open({ language });
    const email = await typeRegistration(page, language, 'seller', { landmark: 'Face au 677 12 34 56' });
    await page.getByRole('heading', { name: accounts.steps.place.title }).waitFor();
    const landmark = page.getByLabel(accounts.fields.landmark);
    expect(await landmark.getAttribute('aria-invalid')).toBe('true');
    expect(await countMails(email, '')).toBe(0);
    await landmark.fill('Face à la pharmacie');
    const next = page.getByRole('button', { name: accounts.register.next, exact: true });
    for (const step of ['trade', 'listing'] as const) {
      await next.click();
      await page.getByRole('heading', { name: accounts.steps[step].title }).waitFor();
    }
    await page.getByRole('button', { name: accounts.register.submit, exact: true }).click();
    await page.getByText(accounts.code.sentTo).waitFor();
    expect(problems).toEqual([]);
  });

  it('leads somebody who has an account to the login, with the address', async () => {
    const { user } = await registerMember();
    const { page } = await open({ language, width: 1280 });
    await page.goto('/register');
    await page.getByLabel(accounts.fields.name).fill('Ngo Biyong');
    await page.getByLabel(accounts.fields.email).fill(user.email);
    await page.getByLabel(accounts.fields.whatsapp).fill(registrationFields().whatsapp.slice(3));
    await page.getByRole('radio', { name: accounts.type.sell, exact: true }).check({ force: true });
    await page.getByLabel(accounts.fields.businessName).fill('Ngo Biyong et Fils');
    await page.getByLabel(accounts.fields.region).selectOption('littoral');
    await page.getByLabel(accounts.fields.city).selectOption('douala');
    await page.getByLabel(accounts.fields.category).selectOption('plumbing-and-water');
    await page.getByRole('combobox', { name: accounts.fields.subcategory }).selectOption('plumbers');
    await page.getByRole('checkbox').last().press('Space');
    await page.getByRole('button', { name: accounts.register.submit, exact: true }).click();
    await page
      .getByRole('link', { name: accounts.register.loginInstead.replace('{{email}}', user.email) })
      .click();
    await page.waitForURL(/\/login/);
    await expect.poll(() => page.getByLabel(accounts.fields.email).inputValue()).toBe(user.email);
  });
});
