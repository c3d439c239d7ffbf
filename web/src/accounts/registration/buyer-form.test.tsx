import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { completeAccount } from '../../../test/complete-account.ts';
import { renderWithMessages } from '../../../test/render.tsx';
import { messages } from '../../i18n/en/accounts.ts';
import { emptyAccount } from '../form/account-values.ts';
import { writeDraft } from '../form/draft.ts';
import { RegisterScreen } from './register-screen.tsx';
import { applyRegistration } from './registration.ts';
import { formPlace } from './registration-draft.ts';

const buyer = {
  ...applyRegistration(completeAccount, { type: 'buyer' }),
  ...{ category: 'plumbing-and-water', subcategory: 'plumbers' },
};

const open = () => renderWithMessages(<RegisterScreen />, { messages: ['accounts', 'errors'] });
const field = (name: keyof typeof messages.fields) =>
  page
    .getByRole('textbox', { name: messages.fields[name] })
    .or(page.getByRole('combobox', { name: messages.fields[name] }));
const problems = () => [...document.querySelectorAll('[role="alert"] li')].map((line) => line.textContent);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '');
});
afterEach(() => void vi.restoreAllMocks());

const option = (name: string) => page.getByRole('option', { name, exact: true });
const kept = () => JSON.parse(localStorage.getItem(formPlace.key) ?? '{}').draft;
const interest = () => page.getByRole('combobox', { name: messages.fields.interest });
const asBuyer = () =>
  page.getByRole('radio', { name: messages.type.buyer, exact: true }).click({ force: true });

describe('a buyer', () => {
  it('answers all of it on one screen, and is told of all that is missing', async () => {
    await open();
    await page.getByRole('button', { name: 'Create my account' }).click();
    await expect
      .poll(problems)
      .toEqual([
        ...[messages.missing.type, messages.missing.name, messages.missing.email, messages.missing.whatsapp],
        ...[messages.missing.city, messages.missing.interest, messages.missing.termsAgreed],
      ]);
    await page.getByRole('link', { name: messages.missing.interest }).click();
    expect(document.activeElement).toBe(interest().element());
    await asBuyer();
    expect(document.body.textContent).not.toContain(messages.fields.description);
    expect(document.body.textContent).not.toContain('Step 1');
  });

  it('fills four fields by two, by the keyboard alone', async () => {
    await open();
    await asBuyer();
    await field('city').fill('doua');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(field('city')).toHaveValue('Douala');
    await interest().fill('plumb');
    await expect.element(option('Plumbers')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect
      .poll(kept)
      .toMatchObject({ region: 'littoral', city: 'douala', category: 'plumbing-and-water' });
    expect(kept().subcategory).toBe('plumbers');
  });

  it('chooses nothing by a word that is no name, and takes the only one that fits by going on', async () => {
    await open();
    await asBuyer();
    await field('city').fill('Doualx');
    await expect
      .element(page.getByRole('option', { name: /^Other town or village · Littoral/ }))
      .toBeVisible();
    await userEvent.tab();
    expect(kept().city).toBe('');
    await field('city').fill('nkongs');
    await userEvent.tab();
    await expect.element(field('city')).toHaveValue('Nkongsamba');
    await field('city').fill('Zz');
    await page.getByRole('option', { name: /^Other town or village · West/ }).click();
    await expect.poll(kept).toMatchObject({ region: 'west', city: 'other' });
  });
});

/** A server whose search leads to a page. */
const searchLeadsTo = (path: string) =>
  vi.spyOn(window, 'fetch').mockImplementation(async () => {
    const answer = new Response(null);
    Object.defineProperty(answer, 'url', { value: location.origin + path });
    return answer;
  });

it('a town is found by a quartier of it, a short name or a slip, as the search understands it', async () => {
  const asked = searchLeadsTo('/categories/plumbers/douala');
  await open();
  await asBuyer();
  await field('city').fill('Bonaberi');
  await option('Douala').click();
  await expect.poll(kept).toMatchObject({ region: 'littoral', city: 'douala' });
  expect(String(asked.mock.calls.at(-1)?.[0])).toBe('/categories?search=plombier+Bonaberi');
});

describe('what a buyer looks for', () => {
  it('finds a trade by a product, as the search understands it', async () => {
    const asked = searchLeadsTo('/categories/plumbers/douala');
    await open();
    await asBuyer();
    await interest().fill('robinet qui fuit');
    await option('Plumbers').click();
    await expect.poll(kept).toMatchObject({ category: 'plumbing-and-water', subcategory: 'plumbers' });
    expect(asked.mock.calls.at(-1)).toEqual([
      '/categories?search=robinet+qui+fuit',
      expect.objectContaining({ method: 'HEAD' }),
    ]);
  });

  it('may scroll through all trades where the search does not answer', async () => {
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'));
    await open();
    await asBuyer();
    await interest().fill('xyzzy');
    await expect.poll(() => page.getByRole('option').elements().length).toBeGreaterThan(300);
  });

  it('finds filled in what brought them, and keeps what they answered', async () => {
    const redirectAfter = '/find-contact?contact=x&subcategory=plumbers&region=littoral&city=douala';
    history.replaceState({ redirectAfter }, '');
    writeDraft(formPlace, { ...emptyAccount, region: 'west', city: 'bafoussam' });
    await open();
    await expect.element(interest()).toHaveValue('Plumbers');
    await expect.element(page.getByRole('radio', { name: messages.type.buyer, exact: true })).toBeChecked();
    await expect.element(field('city')).toHaveValue('Bafoussam');
    await page.getByRole('radio', { name: messages.type.sell, exact: true }).click({ force: true });
    await expect.poll(() => kept().subcategory).toBe('');
  });

  it('loses nothing of it when the page is dropped, and all of it with the draft', async () => {
    writeDraft(formPlace, buyer);
    const first = await open();
    await expect.element(field('city')).toHaveValue('Douala');
    await expect.element(interest()).toHaveValue('Plumbers');
    await page.getByRole('button', { name: 'Erase the draft' }).click();
    await expect.element(field('city')).toHaveValue('');
    await expect.element(interest()).toHaveValue('');
    await first.unmount();
  });
});
