import { describe, expect, it } from 'vitest';
import en from '../../web/src/locales/en/common.json' with { type: 'json' };
import fr from '../../web/src/locales/fr/common.json' with { type: 'json' };
import faqFr from '../../web/src/locales/fr/faq.json' with { type: 'json' };
import { expectWhole } from '../setup/expect-whole.ts';
import { useBrowser } from '../setup/page.ts';
import { inTurn } from '../setup/rounds.ts';

const open = useBrowser();
const common = { en, fr };

/** Each page with its other addresses, and what its title says in both languages. */
const pages: [title: RegExp, path: string, ...aliases: string[]][] = [
  [/about|à propos/i, '/about', '/about-us', '/company'],
  [/how|comment/i, '/how-it-works', '/how-works', '/guide'],
  [/question/i, '/faq', '/questions', '/help-center'],
  [/write|écrivez/i, '/contact', '/contact-us', '/support', '/help'],
  [/terms|conditions/i, '/terms-of-service'],
  [/privacy|confidentialité/i, '/privacy-policy'],
  [/cookies/i, '/cookies-policy'],
  [/gdpr|rgpd/i, '/gdpr-compliance'],
];

describe.each(['en', 'fr'] as const)('in %s, without a script', (language) => {
  // Each page in one of the two languages.
  it.each(inTurn(pages, language === 'en' ? 0 : 1))(
    '%s can be read at %s',
    async (title, path, ...aliases) => {
      const { page } = await open({ language, javaScriptEnabled: false });
      const heading = page.getByRole('heading', { level: 1, name: title });
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      expect(await page.title()).toContain(await heading.textContent());
      expect(await page.locator('script').count()).toBe(0);
      for (const alias of aliases) {
        await page.goto(alias);
        await heading.waitFor();
        const canonical = page.locator('link[rel="canonical"]');
        expect(await canonical.getAttribute('href')).toMatch(new RegExp(`${path}(\\?lang=fr)?$`));
      }
    },
  );

  it('an unknown address says that nothing is there', async () => {
    const { page } = await open({ language, javaScriptEnabled: false });
    expect((await page.goto('/nobody-lives-here'))?.status()).toBe(404);
    const { notFound, nav } = common[language];
    await page.getByRole('heading', { level: 1, name: notFound.title }).waitFor();
    await page.getByRole('main').getByRole('link', { name: nav.home }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});

it('tells the four steps, how people use it', async () => {
  const { page } = await open({ language: 'en', javaScriptEnabled: false });
  await page.goto('/about');
  const steps = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 });
  expect(await steps.allTextContents()).toEqual(['Register', 'Search', 'Connect', 'Upgrade']);
});

it('answers a question in place, and by its address', async () => {
  const { page } = await open({ language: 'fr', javaScriptEnabled: false });
  const answer = page.getByText(/Pendant 7 jours, vous pouvez revenir/);
  await page.goto('/faq');
  expect(await answer.isVisible()).toBe(false);
  await page.getByText(faqFr.questions.delete).click();
  await answer.waitFor();
  await page.goto('/about');
  await page.goto('/faq#answer-delete');
  await answer.waitFor();
});

it('leads within a legal text, and from one to another', async () => {
  const { page } = await open({ language: 'en', javaScriptEnabled: false });
  await page.goto('/terms-of-service');
  await page.getByText('October 2025').or(page.getByText('23 November 2026')).first().waitFor();
  await page.getByRole('main').locator('summary').click();
  await page.getByRole('link', { name: 'Your account', exact: true }).click();
  await page.waitForURL('**/terms-of-service#your-account');
  await page
    .getByRole('main')
    .getByRole('link', { name: /privacy/ })
    .first()
    .click();
  await page.waitForURL('**/privacy-policy');
});

it('nobody is kept from reading that nothing is there', async () => {
  const { page } = await open({ language: 'fr' });
  await page.goto('/nobody-lives-here');
  await expectWhole(page);
});
