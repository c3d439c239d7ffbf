import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithMessages } from '../../../test/render.tsx';
import { messages } from '../../i18n/en/accounts.ts';
import { hideToast, Toasts } from '../../ui/toast.tsx';
import { emptyAccount } from '../form/account-values.ts';
import { readDraft, writeDraft } from '../form/draft.ts';
import { RegisterScreen } from './register-screen.tsx';
import { formPlace, noProgress, progressPlace } from './registration-draft.ts';

const complete = {
  ...emptyAccount,
  name: 'Njoh Ebongue',
  email: 'njoh@atelier.example',
  whatsapp: '6 71 23 45 67',
  type: 'seller' as const,
  selectedPlan: 'basic' as const,
  businessName: 'Atelier Njoh',
  region: 'littoral',
  city: 'douala',
  category: 'plumbing-and-water',
  subcategory: 'plumbers',
};

const open = () => renderWithMessages(<RegisterScreen />, { messages: ['accounts', 'errors'] });
const openAsSeller = () => {
  writeDraft(formPlace, { ...emptyAccount, type: 'seller', selectedPlan: 'basic' });
  return open();
};
const goOn = () => page.getByRole('button', { name: 'Continue', exact: true }).click();
const heading = (name: string) => page.getByRole('heading', { name });
const field = (name: keyof typeof messages.fields) =>
  page
    .getByRole('textbox', { name: messages.fields[name] })
    .or(page.getByRole('combobox', { name: messages.fields[name] }));
const errorOf = (name: keyof typeof messages.fields) => {
  const control = field(name).element();
  return document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;
};

/** What the summary above the form says. */
const problems = () => [...document.querySelectorAll('[role="alert"] li')].map((line) => line.textContent);
const summary = page.getByRole('alert');

/** Answers the next call of the form with a refusal of the server. */
function refuse(call: string, errors: { field: string; message: string }[]) {
  const body = { error: { message: 'Refused', data: { error: 'validation_failed', errors } } };
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    if (!String(input).includes(call)) throw new TypeError('no network');
    return Response.json(body, { status: 400 });
  });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '');
  hideToast();
});
afterEach(() => void vi.restoreAllMocks());

describe('a step', () => {
  it('says nothing before somebody goes on, and then what is missing above and beside each field', async () => {
    await openAsSeller();
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0);
    await goOn();
    await expect
      .poll(problems)
      .toEqual([messages.missing.name, messages.missing.email, messages.missing.whatsapp]);
    expect(document.activeElement).toBe(summary.element());
    expect(errorOf('name')).toBe('Write your name.');
    expect(errorOf('email')).toBe(messages.missing.email);
    await expect.element(heading('Who are you?')).toBeVisible();
  });

  it('leads from the summary to the field, and takes an error back once it is mended', async () => {
    await openAsSeller();
    await goOn();
    await page.getByRole('link', { name: 'Write your name.' }).click();
    expect(document.activeElement).toBe(field('name').element());
    await userEvent.keyboard('Njoh');
    await expect.element(page.getByText('Write your name.')).not.toBeInTheDocument();
    await expect.poll(problems).toEqual([messages.missing.email, messages.missing.whatsapp]);
  });

  it('tells a wrong value from a missing one, and offers the form of today for an old number', async () => {
    await openAsSeller();
    await field('email').fill('njoh@');
    await field('whatsapp').fill('71234567');
    await goOn();
    expect(errorOf('email')).toBe(messages.wrong.email);
    await page.getByRole('button', { name: /^Use / }).click();
    await expect.element(field('whatsapp')).toHaveValue('6 71 23 45 67');
  });

  it('asks for a town only where a region is chosen, and for a speciality only within a category', async () => {
    writeDraft(formPlace, { ...complete, region: '', city: '', category: '', subcategory: '' });
    await open();
    await goOn();
    await goOn();
    await expect.element(field('city')).toBeDisabled();
    await goOn();
    await expect.poll(problems).toEqual([messages.missing.region]);
    await userEvent.selectOptions(field('region'), 'littoral');
    await expect.element(field('city')).toBeEnabled();
    await userEvent.selectOptions(field('city'), 'douala');
    await goOn();
    await expect.element(field('subcategory')).toBeDisabled();
    await userEvent.selectOptions(field('category'), 'plumbing-and-water');
    await expect.element(field('subcategory')).toBeEnabled();
  });

  it('takes the town and the speciality back when what they belong to changes', async () => {
    writeDraft(formPlace, complete);
    await open();
    await goOn();
    await goOn();
    await expect.element(field('city')).toHaveValue('douala');
    await userEvent.selectOptions(field('region'), 'west');
    await expect.element(field('city')).toHaveValue('');
  });
});

describe('what was typed', () => {
  it('is there again after the browser dropped the page, all but the consent', async () => {
    const first = await open();
    await field('name').fill('Ngo Biyong');
    await field('email').fill('ngo@atelier.example');
    await first.unmount();
    await open();
    await expect.element(field('name')).toHaveValue('Ngo Biyong');
    await expect.element(field('email')).toHaveValue('ngo@atelier.example');
  });

  it('is gone once the draft is erased', async () => {
    writeDraft(formPlace, complete);
    const first = await open();
    await page.getByRole('button', { name: 'Erase the draft' }).click();
    await expect.element(field('name')).toHaveValue('');
    await first.unmount();
    await open();
    await expect.element(field('name')).toHaveValue('');
  });

  it('is erased with the code and the consent, leads to the first step, and comes back by Undo', async () => {
    writeDraft(formPlace, complete);
    const sent = { mark: 'KZ', expiresAt: Date.now() + 600_000, resendAt: Date.now() };
    writeDraft(progressPlace, { ...noProgress, sentTo: complete.email, sent });
    history.replaceState({ view: 'listing' }, '');
    const first = await open();
    const above = { position: 'fixed', top: 0, zIndex: 9 } as const;
    await renderWithMessages(
      <div style={above}>
        <Toasts />
      </div>,
      { messages: ['common'] },
    );
    await expect.element(page.getByRole('checkbox')).toBeChecked();
    await page.getByRole('button', { name: 'Erase the draft' }).click();
    await expect.element(heading('Who are you?')).toBeVisible();
    expect(readDraft(progressPlace, noProgress)).toEqual(noProgress);
    expect(document.querySelector<HTMLInputElement>('[name="termsAgreed"]')?.checked).not.toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(field('name')).toHaveValue(complete.name);
    expect(JSON.parse(localStorage.getItem(formPlace.key) ?? '').draft).toMatchObject({
      city: 'douala',
      subcategory: 'plumbers',
    });
    await first.unmount();
  });
});

it('leads back to the code that is under way, whatever became of the browser meanwhile', async () => {
  writeDraft(formPlace, complete);
  const sent = { mark: 'KZ', expiresAt: Date.now() + 600_000, resendAt: Date.now() };
  writeDraft(progressPlace, { ...noProgress, sentTo: complete.email, sent });
  sessionStorage.clear();
  await open();
  await expect.element(page.getByText(/A code is already on its way/)).toBeVisible();
  await page.getByRole('button', { name: 'Enter the code I received' }).click();
  await expect.element(page.getByText('KZ')).toBeVisible();
});

it('says nothing of a code whose time is over', async () => {
  writeDraft(formPlace, complete);
  const sent = { mark: 'KZ', expiresAt: Date.now() - 1, resendAt: Date.now() };
  writeDraft(progressPlace, { ...noProgress, sentTo: complete.email, sent });
  await open();
  await expect.element(field('name')).toHaveValue(complete.name);
  expect(document.body.textContent).not.toContain('on its way');
});

const send = async () => {
  writeDraft(formPlace, complete);
  const drawn = await open();
  for (let step = 0; step < 4; step += 1) await goOn();
  await page.getByRole('checkbox').click({ position: { x: 5, y: 5 } });
  await page.getByRole('button', { name: 'Create my account' }).click();
  return drawn;
};

it.each([
  ['a code is sent', { result: { data: { mark: 'KZ', expiresAt: '2099-01-01', resendAfterSeconds: 60 } } }],
  [
    'a field is refused',
    {
      error: {
        ...{ message: 'Refused' },
        data: { error: 'validation_failed', errors: [{ field: 'email', message: 'is none' }] },
      },
    },
  ],
])('leaves who went on alone once %s', async (_, body) => {
  const { pathname } = location;
  const held = Promise.withResolvers<void>();
  const asked = vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    if (!String(input).includes('sendRegistrationOtp')) throw new TypeError('no network');
    await held.promise;
    return Response.json(body, { status: 'error' in body ? 400 : 200 });
  });
  const drawn = await send();
  await vi.waitFor(() => expect(String(asked.mock.lastCall?.[0])).toContain('sendRegistrationOtp'));
  await drawn.unmount();
  history.pushState(null, '', '/faq');
  held.resolve();
  await new Promise((soon) => setTimeout(soon, 200));
  expect(location.pathname).toBe('/faq');
  expect(history.state).toBeNull();
  history.replaceState(null, '', pathname);
});

describe('what the server says of fields', () => {
  it('leads to their step, stands beside them and above with their labels, and goes when they change', async () => {
    refuse('sendRegistrationOtp', [{ field: 'email', message: 'is not an e-mail address' }]);
    await send();
    await expect.element(heading('Who are you?')).toBeVisible();
    await expect.poll(problems).toEqual([`${messages.fields.email}: is not an e-mail address`]);
    expect(document.activeElement).toBe(summary.element());
    expect(errorOf('email')).toBe('is not an e-mail address');
    await field('email').fill('njoh@atelier2.example');
    await expect.element(summary).not.toBeInTheDocument();
    expect(errorOf('email')).not.toContain('is not');
  });

  it('is worded as a whole when no field of the form is meant', async () => {
    refuse('sendRegistrationOtp', [{ field: 'proof', message: 'is missing' }]);
    await send();
    await expect.element(page.getByText('Validation failed. Please check your input.')).toBeVisible();
    expect(document.body.textContent).not.toContain('proof');
  });

  it('keeps everything that was typed when there was no answer', async () => {
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'));
    await send();
    await expect.element(page.getByText(/Network connection failed/)).toBeVisible();
    expect(JSON.parse(localStorage.getItem(formPlace.key) ?? '').draft.name).toBe('Njoh Ebongue');
  });
});

describe('a plan that was chosen before', () => {
  const chosen = () => document.querySelector<HTMLInputElement>('[name="selectedPlan"]:checked')?.value;

  it.each([
    ['by the page before', () => history.replaceState({ plan: 'premium' }, '')],
    ['by a link', () => history.replaceState(null, '', `${location.pathname}?plan=premium`)],
  ])('is chosen here when it was named %s, and can be changed for good', async (_, arrive) => {
    const { pathname, search } = location;
    arrive();
    const first = await open();
    await expect.poll(chosen).toBe('premium');
    expect(location.search).not.toContain('plan');
    document.querySelector<HTMLInputElement>('[value="pro"]')?.click();
    await expect.poll(chosen).toBe('pro');
    await first.unmount();
    await open();
    await expect.poll(chosen).toBe('pro');
    history.replaceState(null, '', pathname + search);
  });

  it('is said at the first step, with why somebody came', async () => {
    history.replaceState({ plan: 'premium', message: 'subscribe' }, '');
    await open();
    await expect
      .poll(() => document.querySelector('[role="status"]')?.textContent)
      .toBe('Please register to subscribe to a plan. Plan chosen: Premium.');
  });

  it('is not said of the one that nobody chose', async () => {
    await openAsSeller();
    await expect.poll(chosen).toBe('basic');
    expect(document.querySelector('main, form')?.textContent).not.toContain('Plan chosen');
  });

  it('is ignored when we sell no such plan', async () => {
    history.replaceState({ plan: 'gold' }, '');
    await open();
    expect(chosen()).toBeUndefined();
  });
});

describe('on a phone', () => {
  it.each(['Who are you?', 'You are here to…', 'Where are you found?', 'What is your trade?'])(
    'keeps Continue at the bottom edge at “%s”',
    async (title) => {
      writeDraft(formPlace, complete);
      await open();
      while (heading(title).query()?.checkVisibility() !== true) await goOn();
      const { bottom } = page.getByRole('button', { name: 'Continue' }).element().getBoundingClientRect();
      expect(innerHeight - bottom).toBeLessThanOrEqual(16);
    },
  );
});

it('names the business whose number waits, on each step, from the page that it was asked on', async () => {
  const asked = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async (input) =>
      String(input) === '/business/plomberie-ngono'
        ? new Response('<div id="root"><h1>Plomberie Ngono &amp; Fils</h1></div>')
        : new Response(null, { status: 503 }),
    );
  history.replaceState({ redirectAfter: '/find-contact?contact=plomberie-ngono' }, '');
  await open();
  const named = page.getByText('After registration: the number of Plomberie Ngono & Fils');
  await expect.element(named).toBeVisible();
  await userEvent.fill(field('name'), complete.name);
  await userEvent.fill(field('email'), complete.email);
  await userEvent.fill(field('whatsapp'), complete.whatsapp);
  await page.getByRole('radio', { name: messages.type.sell, exact: true }).click({ force: true });
  await goOn();
  await expect.element(heading(messages.steps.role.title)).toBeVisible();
  await expect.element(named).toBeVisible();
  expect(asked.mock.calls.filter(([input]) => String(input).startsWith('/business/'))).toHaveLength(1);
});

it('asks whether a well-known mail was meant where its name has a slip, and mends it by a tap', async () => {
  await open();
  await userEvent.fill(field('email'), 'njoh@gmial.com');
  await userEvent.tab();
  await page.getByRole('button', { name: 'Did you mean njoh@gmail.com?' }).click();
  await expect.element(field('email')).toHaveValue('njoh@gmail.com');
  expect(document.body.textContent).not.toContain('Did you mean');
});
