import { expect, it } from 'vitest';
import en from '../../web/src/locales/en/plans.json' with { type: 'json' };
import fr from '../../web/src/locales/fr/plans.json' with { type: 'json' };
import { registerMember } from '../factories.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { openAs, useBrowser } from '../setup/page.ts';
import { visits, visitsOf } from '../setup/visits.ts';

const open = useBrowser();

const messages = { en, fr };

const named = (text: string, plan: string) => text.replace('{{plan}}', plan);

it.each(visitsOf(import.meta.filename, visits))(
  'a visitor without scripts reads what each plan does, and comes back to the one they chose ($language, $width px)',
  async ({ language, width }) => {
    const texts = messages[language];
    const { page, problems } = await open({ language, width, javaScriptEnabled: false });
    await page.goto('/plans');
    const pro = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Pro' }) });
    await pro.getByText(texts.effect.pro.place).waitFor();
    await pro.getByText(texts.numbers.replace('{{count}}', '10')).waitFor();
    expect(await pro.textContent()).toMatch(/6\s000.*9[.,]99/);
    expect(await pro.getByText(texts.support['within-4-hours']).isVisible()).toBe(false);
    await pro.getByText(named(texts.more, 'Pro')).click();
    await pro.getByText(texts.support['within-4-hours']).waitFor();
    await page.getByText(texts.faq.currency).click();
    await page.getByText(texts.faq.currencyText).waitFor();

    const subscribe = pro.getByRole('link', { name: new RegExp(`^${texts.subscribe}.*Pro$`) });
    expect(await subscribe.textContent()).toBe(texts.subscribe);
    expect(await subscribe.getAttribute('href')).toBe('/login?next=%2Fpricing%3Fplan%3Dpro&plan=pro');
    const register = await pro.getByRole('link', { name: texts.account.create }).getAttribute('href');
    expect(register).toContain('/register?next=%2Fpricing%3Fplan%3Dpro&message=subscribe');
    expect(problems).toEqual([]);
  },
);

it.each(visitsOf(import.meta.filename, visits))(
  'a seller sees their own plan marked, and a button opens the payment of another ($language, $width px)',
  async ({ language, width }) => {
    const texts = messages[language];
    const member = await registerMember({}, language);
    const { page, problems } = await openAs(open, member, '/pricing', { language, width });
    const basic = page.getByRole('article').filter({ hasText: texts.yourTrial });
    await basic.getByRole('heading', { name: 'Basic' }).waitFor();
    await expectWhole(page);
    const upgrade = page.getByRole('link', { name: new RegExp(`^${texts.upgrade}.*Premium$`) });
    expect(await upgrade.textContent()).toBe(texts.upgrade);
    await upgrade.click();
    await page
      .getByRole('dialog')
      .getByRole('heading', { name: /Premium/ })
      .waitFor();
    await expectWhole(page);
    await page.goBack();
    await page.waitForURL('**/pricing');
    await page.goto('/pricing?plan=day');
    await page.getByRole('dialog').waitFor();
    expect(page.url()).toContain('/upgrade?plan=day');
    // Drawn open by the server; by the keyboard it closes once scripts run.
    await page.waitForFunction(() => document.querySelector('dialog')?.matches(':modal'));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectWhole(page);
    expect(problems).toEqual([]);
  },
);

it('a buyer is told that all is free, and is asked for nothing', async () => {
  const member = await registerMember({ type: 'buyer' }, 'fr');
  for (const path of ['/pricing', '/upgrade?plan=pro']) {
    const { page } = await openAs(open, member, path, { language: 'fr' });
    await page.getByText(fr.member.buyer).waitFor();
    expect(await page.getByRole('article').getByRole('link').count()).toBe(0);
    expect(await page.getByRole('dialog').count()).toBe(0);
  }
});
