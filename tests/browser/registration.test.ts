import { describe, expect, it } from 'vitest';
import authEn from '../../web/src/locales/en/auth.json' with { type: 'json' };
import formEn from '../../web/src/locales/en/form.json' with { type: 'json' };
import registerEn from '../../web/src/locales/en/register.json' with { type: 'json' };
import authFr from '../../web/src/locales/fr/auth.json' with { type: 'json' };
import formFr from '../../web/src/locales/fr/form.json' with { type: 'json' };
import registerFr from '../../web/src/locales/fr/register.json' with { type: 'json' };
import { leave, readCode, registerMember, registrationFields } from '../factories.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { fillRegistration, typeRegistration } from '../setup/fill-registration.ts';
import { useBrowser } from '../setup/page.ts';
import { sample } from '../setup/pictures/samples.ts';
import { visits, visitsOf } from '../setup/visits.ts';

const open = useBrowser();
const worded = {
  en: { auth: authEn, register: { ...registerEn, ...formEn } },
  fr: { auth: authFr, register: { ...registerFr, ...formFr } },
};

describe.each(visitsOf(import.meta.filename, visits))('registering in $language at $width px', (visit) => {
  const { auth, register } = worded[visit.language];
  const terms = {
    en: 'Please agree to the Terms of Service before registering.',
    fr: 'Vous devez accepter les conditions',
  };

  it('asks once who somebody is, and of a seller three steps, which end with the listing', async () => {
    const { page, problems } = await open(visit);
    await page.goto('/register', { waitUntil: 'networkidle' });
    await expectWhole(page);
    await page.getByRole('link', { name: register.type.seller }).first().click();
    await page.getByText(register.steps.you.lead).waitFor();
    const email = await fillRegistration(page, visit.language, 'seller');
    await expectWhole(page);
    await page.locator('#code').focus();
    await page.keyboard.type(await readCode(email));
    await page.getByRole('heading', { level: 1, name: register.done.title }).waitFor();
    await page.getByText(register.welcome.replace('{{name}}', 'Ngo Biyong et Fils')).waitFor();
    await expectWhole(page);
    const ways = page.getByRole('main').locator('a, button');
    expect(await ways.nth(0).textContent()).toBe(register.done.listing);
    expect(await ways.nth(1).textContent()).toBe(register.done.share);
    expect(problems).toEqual([]);
  });

  it('draws the listing while it is written, and keeps all of it over a reload', async () => {
    const { page } = await open(visit);
    await page.goto('/register?type=both', { waitUntil: 'networkidle' });
    await page.getByLabel(register.fields.name).fill('Awa Njoya');
    await page.goto('/register?type=both&step=listing', { waitUntil: 'networkidle' });
    await page.getByLabel(register.fields.businessName).fill('Njoya Couture');
    const card = page.getByRole('region', { name: register.card.label });
    await card.getByText('Njoya Couture').waitFor();
    await page.getByText(register.plan.line.replace('{{plan}}', 'Basic')).click();
    await page.getByRole('radio', { name: /^Pro/ }).check({ force: true });
    await page.getByText(register.plan.line.replace('{{plan}}', 'Pro')).waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    await card.getByText('Njoya Couture').waitFor();
    await page.goto('/register?type=both', { waitUntil: 'networkidle' });
    expect(await page.getByLabel(register.fields.name).inputValue()).toBe('Awa Njoya');
  });

  it('offers and sends the picture of a registration to its own address alone', async () => {
    const { page } = await open(visit);
    const begin = async (email: string) => {
      const tab = await page.context().newPage();
      await tab.goto('/register?type=seller', { waitUntil: 'networkidle' });
      await tab.getByLabel(auth.fields.email).fill(email);
      return { tab, picture: tab.locator('img[src^="blob:"]') };
    };
    const [{ email }, other] = [registrationFields(), registrationFields()];
    const first = await begin(email);
    const photo = { name: 'photo.png', mimeType: 'image/png', buffer: sample('png') };
    await first.tab.locator('input[type=file]').setInputFiles(photo);
    await first.picture.waitFor({ state: 'attached' });
    const second = await begin(other.email);
    await second.tab.waitForTimeout(300);
    expect(await second.picture.count()).toBe(0);
    const { tab, picture } = await begin(email);
    await picture.waitFor({ state: 'attached' });
    await fillRegistration(tab, visit.language, 'seller', { email });
    // What the previous member left is cleared; the picture belongs to the new one and stays.
    await tab.evaluate(() => localStorage.setItem('user', '{"_id":"somebody"}'));
    await tab.locator('#code').focus();
    await tab.keyboard.type(await readCode(email));
    await tab.getByText(register.picture.sent).waitFor();
  });

  it('keeps trade and place over a reload', async () => {
    const { page } = await open(visit);
    await page.goto('/register?type=seller', { waitUntil: 'networkidle' });
    const { email, whatsapp, name } = registrationFields({});
    await page.getByLabel(register.fields.name).fill(name);
    await page.getByLabel(auth.fields.email).fill(email);
    await page.getByLabel(auth.fields.whatsapp).fill(whatsapp.slice(3));
    await page.getByRole('checkbox').first().press('Space');
    await page.getByRole('button', { name: register.next, exact: true }).click();
    const trade = page.getByRole('combobox', { name: register.fields.trade });
    const town = page.getByRole('combobox', { name: register.fields.town });
    // The only one that fits is taken when the field is left.
    await trade.pressSequentially({ en: 'plumber', fr: 'plombier' }[visit.language]);
    await page.getByRole('option').filter({ visible: true }).first().waitFor();
    await town.focus();
    await expect.poll(() => trade.inputValue()).toBe({ en: 'Plumbers', fr: 'Plombiers' }[visit.language]);
    await trade.fill('');
    await trade.pressSequentially('menuis');
    await page.getByRole('option').filter({ visible: true }).first().click();
    await town.pressSequentially('akwa');
    await page
      .getByRole('option', { name: /Akwa, Douala/ })
      .filter({ visible: true })
      .first()
      .click();
    const chosen = [await trade.inputValue(), await town.inputValue()];
    for (const step of ['trade', 'listing']) {
      await page.getByRole('heading', { level: 1, name: register.steps[step as 'trade'].title }).waitFor();
      await page.reload({ waitUntil: 'networkidle' });
      if (step === 'trade') {
        expect([await trade.inputValue(), await town.inputValue()]).toEqual(chosen);
        await page.getByRole('button', { name: register.next, exact: true }).click();
      }
    }
    await page.getByLabel(register.fields.businessName).fill('Bois et Fils');
    await page.getByRole('button', { name: register.publish, exact: true }).click();
    await page.getByText(auth.code.sentTo).waitFor();
  });

  it('keeps a town locked until its region is chosen, and empties it with the region', async () => {
    const { page } = await open(visit);
    await page.goto('/register?type=buyer', { waitUntil: 'networkidle' });
    await page.getByText(register.lists.open).last().click();
    const town = page.getByRole('combobox', { name: register.fields.city, exact: true }).last();
    expect(await town.isDisabled()).toBe(true);
    expect(await page.getByLabel(register.fields.country).inputValue()).toMatch(/^Camer/);
    const region = page.getByLabel(register.fields.region);
    await region.selectOption('littoral');
    await town.selectOption('douala');
    await region.selectOption('centre');
    expect(await town.inputValue()).toBe('');
  });

  it('says at its place what is missing, and sends nothing', async () => {
    const { page } = await open(visit);
    await page.goto('/register?type=buyer', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: register.submit }).click();
    const summary = page.getByRole('alert');
    await summary.getByText(terms[visit.language]).waitFor();
    for (const said of [register.missing.name, auth.missing.email, register.missing.city])
      expect(await page.getByText(said).count()).toBe(2);
    await page.getByLabel(register.fields.name).fill('Awa');
    await expect.poll(() => page.getByText(register.missing.name).count()).toBe(0);
    await expectWhole(page);
  });

  it('says which of address and number has an account, at its field', async () => {
    const { user } = await registerMember();
    const { page } = await open(visit);
    await typeRegistration(page, visit.language, 'buyer', { email: user.email });
    await page.getByRole('link', { name: register.loginInstead.replace('{{email}}', user.email) }).waitFor();
    expect(await page.getByLabel(auth.fields.email).getAttribute('aria-invalid')).toBe('true');
    const { email } = registrationFields();
    await page.getByLabel(auth.fields.email).fill(email);
    await page.getByLabel(auth.fields.whatsapp).fill(user.whatsapp.slice(3));
    await page.getByRole('button', { name: register.submit }).click();
    await page.getByText(auth.code.sentTo).waitFor();
    await page.locator('#code').focus();
    await page.keyboard.type(await readCode(email));
    await page.getByText(register.taken).first().waitFor();
    expect(await page.getByLabel(auth.fields.whatsapp).getAttribute('aria-invalid')).toBe('true');
    // The address is proved: a mended number needs no second code.
    await page.getByLabel(auth.fields.whatsapp).fill(registrationFields().whatsapp.slice(3));
    await page.getByRole('button', { name: register.submit }).click();
    await page.waitForURL(/\/find-contact/);
  });

  it('tells somebody who left that signing in brings the account back', async () => {
    const member = await registerMember();
    await leave(member);
    const { page } = await open(visit);
    await typeRegistration(page, visit.language, 'buyer', { email: member.user.email });
    await page
      .getByText(/7 (days|jours)/)
      .first()
      .waitFor();
  });

  it('leads whoever came for a number to it, with trade and town answered', async () => {
    const seller = await registerMember();
    const { page } = await open(visit);
    const next = `/find-contact?contact=${seller.user.slug}&subcategory=plumbers&city=douala`;
    await page.goto(`/register?next=${encodeURIComponent(next)}`, { waitUntil: 'networkidle' });
    await page.getByText(auth.led.accessContacts).waitFor();
    const email = await fillRegistration(page, visit.language, 'buyer');
    await page.locator('#code').focus();
    await page.keyboard.type(await readCode(email));
    await page.waitForURL((url) => url.pathname + url.search === next);
  });

  it('creates one account when the answers to code and registration are lost', async () => {
    const { page } = await open(visit);
    const email = await fillRegistration(page, visit.language, 'buyer');
    for (const name of ['verifyRegistrationOtp', 'register'])
      await page.route(
        `**/api/trpc/accounts.${name}?*`,
        async (route) => {
          await route.fetch();
          await route.abort('connectionreset');
        },
        { times: 1 },
      );
    await page.locator('#code').focus();
    await page.keyboard.type(await readCode(email));
    await page.waitForURL(/\/find-contact/);
  });

  it('works without scripts', async () => {
    const { page } = await open({ ...visit, javaScriptEnabled: false });
    const { name, email, whatsapp } = registrationFields();
    await page.goto('/register?type=seller');
    await page.getByLabel(register.fields.name).fill(name);
    await page.getByLabel(auth.fields.email).fill(email);
    await page.getByLabel(auth.fields.whatsapp).fill(whatsapp);
    await page.getByRole('button', { name: register.next }).click();
    await page.getByText(terms[visit.language]).first().waitFor();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: register.next }).click();
    await page
      .getByRole('combobox', { name: register.fields.trade })
      .fill(visit.language === 'fr' ? 'Plombiers' : 'Plumbers');
    await page.getByRole('combobox', { name: register.fields.town }).fill('Douala');
    await page.getByRole('button', { name: register.next }).click();
    await page.getByLabel(register.fields.businessName).fill('Ngo Biyong et Fils');
    await page.getByRole('button', { name: register.publish }).click();
    await page.locator('#code').fill(await readCode(email));
    await page.getByRole('button', { name: auth.code.verify }).click();
    await page.getByRole('heading', { level: 1, name: register.done.title }).waitFor();
  });
});
