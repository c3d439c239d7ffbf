import { expect, it } from 'vitest';
import { messages } from '../../web/src/i18n/fr/faq.ts';
import { useBrowser } from '../setup/page.ts';

const open = useBrowser();
const answered = /Pendant 7 jours, vous pouvez revenir/;

it.each(['/faq', '/questions', '/help-center'])('answers in place, without a script, on %s', async (path) => {
  const { page } = await open({ language: 'fr', javaScriptEnabled: false });
  await page.goto(path);
  expect(await page.getByText(answered).isVisible()).toBe(false);
  await page.getByText(messages.questions.delete).click();
  await page.getByText(answered).waitFor();
});

it('an answer has an address that opens it, also once the client has started', async () => {
  const { page, problems } = await open({ language: 'fr' });
  await page.goto('/faq#answer-delete');
  await page.getByText(answered).waitFor();
  await page.getByText(messages.questions.messages).click();
  await page.getByRole('link', { name: 'Ce que nous gardons' }).click();
  await page.waitForURL('**/privacy-policy');
  expect(problems).toEqual([]);
});
