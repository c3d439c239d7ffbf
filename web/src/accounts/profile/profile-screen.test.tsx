import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithMessages } from '../../../test/render.tsx';
import { seller } from '../../../test/seller.ts';
import { SessionProvider } from '../../lib/session/session-provider.tsx';
import { currentSession, dropUser, keepUser } from '../../lib/session/session-store.ts';
import { isDialogEntry } from '../../ui/dialog-entry.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { ProfileScreen } from './profile-screen.tsx';

const openProfile = (language: 'en' | 'fr' = 'en') =>
  renderWithMessages(
    <SessionProvider>
      <ProfileScreen />
    </SessionProvider>,
    { language, messages: ['settings', 'accounts', 'business', 'directory', 'errors', 'picture'] },
  );

/** Opens the profile at its prices and languages; answers what is sent to save it. */
async function editLanguages() {
  const sent: unknown[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (!String(input).includes('updateProfile')) return new Response(null, { status: 503 });
    sent.push(JSON.parse(String(init?.body)));
    return Response.json({ result: { data: { user: { ...seller, languages: ['fr'] } } } });
  });
  keepUser(seller);
  await openProfile();
  await page.getByRole('button', { name: 'Edit: Prices and languages' }).click();
  await page.getByRole('checkbox', { name: 'French' }).click({ force: true });
  return sent;
}

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', location.pathname);
  dropUser();
});

it('says in sight that it saved what stands far down the page', async () => {
  await page.viewport(360, 640);
  await editLanguages();
  await page.getByRole('button', { name: 'Save' }).click();
  const message = await page.getByText(/^Profile updated successfully!/).findElement();
  const { top, bottom } = message.getBoundingClientRect();
  expect(top).toBeGreaterThan(0);
  expect(bottom).toBeLessThan(innerHeight);
});

it('leaves alone what another tab saved while it was open', async () => {
  const sent = await editLanguages();
  keepUser({ ...seller, description: 'Doors of iroko', hours: { mon: [['08:00', '17:00']] } });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText(/^Profile updated successfully!/)).toBeVisible();
  expect(sent).toEqual([{ languages: ['fr'] }]);
});

it.each([
  ['en', /^Save$/, 'Failed to update profile. Please try again.'],
  ['fr', /^Enregistrer$/, 'Échec de la mise à jour du profil'],
] as const)('says by the exact words that it was not saved, in %s', async (language, save, words) => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 503 }));
  keepUser(seller);
  await openProfile(language);
  await page.getByRole('button', { name: /prices and|prix et/i }).click();
  await page.getByRole('checkbox').first().click({ force: true });
  await page.getByRole('button', { name: save }).click();
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});

it('has the pencil of the part in focus to which somebody was led', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 503 }));
  history.replaceState(null, '', '#edit-hours');
  keepUser(seller);
  await openProfile();
  await expect.element(page.getByRole('button', { name: 'Edit: Your opening hours' })).toHaveFocus();
});

it('opens the form with a word that a mail proposes, which is kept once it is saved', async () => {
  const sent = vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 503 }));
  history.replaceState(null, '', '?add=inox');
  keepUser({ ...seller, keywords: ['iroko'] });
  await openProfile();
  const keywords = page.getByRole('textbox', { name: /^Keywords/ });
  await expect.element(keywords).toHaveFocus();
  await expect.element(keywords).toHaveValue('iroko, inox');
  expect(sent.mock.calls.some(([, init]) => init?.method === 'PUT')).toBe(false);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('iroko', { exact: true })).toBeVisible();
  expect(location.search).toBe('');
});

it('keeps what was typed when somebody goes back, and drops it with its owner', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 503 }));
  keepUser(seller);
  await openProfile();
  await page.getByRole('button', { name: 'Edit: Your business' }).click();
  const description = page.getByRole('textbox', { name: /^Description/ });
  await description.fill('Doors, call 6 77 12 34 56');
  history.back();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.element(description).toHaveValue('Doors, call 6 77 12 34 56');
  expect(localStorage.getItem('profile-draft')).not.toBeNull();
  keepUser({ ...seller, _id: 'somebody-else' });
  expect(localStorage.getItem('profile-draft')).toBeNull();
});

/** Saves a description, which the server has heard of and does not answer yet. */
async function saveSlowly() {
  const held = Promise.withResolvers<void>();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (!String(input).includes('updateProfile')) return new Response(null, { status: 503 });
    const sent = JSON.parse(String(init?.body));
    await held.promise;
    return Response.json({ result: { data: { user: { ...seller, city: 'kribi', ...sent } } } });
  });
  keepUser(seller);
  await openProfile();
  const edit = page.getByRole('button', { name: 'Edit: Your business' });
  const description = page.getByRole('textbox', { name: /^Description/ });
  const save = page.getByRole('button', { name: /^Sav(e|ing)/ });
  await edit.click();
  await description.fill('Doors');
  await save.click();
  return { edit, description, save, answer: held.resolve };
}

const saved = (description: string) => () => expect(currentSession().user).toMatchObject({ description });
const draft = () => localStorage.getItem('profile-draft');

/** So long the history would have moved. */
const movesOfHistory = () => new Promise((passed) => setTimeout(passed, 200));

it('keeps what is typed while it is saved, in the form and on the device', async () => {
  const { description, save, answer } = await saveSlowly();
  await description.fill('Doors and windows');
  answer();
  await vi.waitFor(saved('Doors'));
  await movesOfHistory();
  await expect.element(description).toHaveValue('Doors and windows');
  expect(draft()).toContain('Doors and windows');
  await save.click();
  await vi.waitFor(saved('Doors and windows'));
  await expect.element(description).not.toBeInTheDocument();
  expect(draft()).toBeNull();
  const sent = vi.mocked(fetch).mock.calls.filter(([url]) => String(url).includes('updateProfile'));
  // What the first answer said of other fields is no change of theirs.
  expect(sent.map(([, init]) => JSON.parse(String(init?.body)))).toEqual([
    { description: 'Doors' },
    { description: 'Doors and windows' },
  ]);
});

it('leads nobody away who went on while it is saved', async () => {
  const { edit, answer } = await saveSlowly();
  history.back();
  await expect.element(edit).toBeVisible();
  history.pushState(null, '', '?elsewhere');
  answer();
  await vi.waitFor(saved('Doors'));
  await movesOfHistory();
  expect(location.search).toBe('?elsewhere');
  expect(draft()).toBeNull();
  expect(page.getByRole('button', { name: 'Go on' }).query()).toBeNull();
});

it.each(['open', 'closing'])(
  'closes the form once it is saved, with a sheet over it that is %s',
  async (state) => {
    const { edit, answer } = await saveSlowly();
    const sheet = await renderWithMessages(<Sheet open onClose={() => {}} title="Menu" />);
    await expect.poll(isDialogEntry).toBe(true);
    answer();
    if (state === 'closing') await sheet.unmount();
    await vi.waitFor(saved('Doors'));
    await expect.element(edit).toBeInTheDocument();
    await movesOfHistory();
    expect(isDialogEntry()).toBe(false);
  },
);

it('closes no form that was opened anew while it is saved, and keeps what was typed there', async () => {
  const { edit, description, answer } = await saveSlowly();
  history.back();
  await edit.click();
  await description.fill('Doors of iroko');
  answer();
  await vi.waitFor(saved('Doors'));
  await movesOfHistory();
  await expect.element(description).toHaveValue('Doors of iroko');
  expect(draft()).toContain('Doors of iroko');
});

it('leaves alone the page and the draft of who is here once it is saved', async () => {
  const { edit, description, answer } = await saveSlowly();
  dropUser();
  keepUser({ ...seller, _id: 'somebody-else' });
  history.pushState(null, '', '?theirs');
  await edit.click();
  await description.fill('Chairs');
  answer();
  await movesOfHistory();
  expect(location.search).toBe('?theirs');
  expect(draft()).toContain('Chairs');
});

const buyer = { ...seller, userType: 'buyer', subscriptionPlan: 'free', dailyMatchesLimit: null } as const;

it.each([
  ['en', 'You are looking for', 'Your business', 'Photo'],
  ['fr', 'Vous cherchez', 'Votre entreprise', 'Photo'],
] as const)(
  'says in %s what a buyer looks for, and nothing of a business that they do not have',
  async (language, looksFor, business, photo) => {
    vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 503 }));
    keepUser(buyer);
    await openProfile(language);
    await expect.element(page.getByRole('heading', { name: looksFor })).toBeVisible();
    for (const name of [business, photo]) expect(page.getByRole('heading', { name }).query()).toBeNull();
    expect(document.body.textContent).not.toMatch(/Specialities|Spécialités/);
    await page.getByRole('button', { name: new RegExp(`: ${looksFor}$`) }).click();
    await expect.element(page.getByRole('heading', { name: looksFor })).toBeVisible();
    expect(page.getByRole('heading', { name: business }).query()).toBeNull();
  },
);

it('keeps what a former seller wrote, and their picture, where they can change it', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 503 }));
  keepUser({ ...buyer, description: 'Doors of iroko', profilePicture: '/pictures/1.webp' });
  await openProfile();
  await expect.element(page.getByRole('heading', { name: 'Your business' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Photo' })).toBeVisible();
});
