import { describe, expect, it } from 'vitest';
import en from '../../web/src/locales/en/answers.json' with { type: 'json' };
import fr from '../../web/src/locales/fr/answers.json' with { type: 'json' };
import { insertSellers, type Member } from '../factories.ts';
import { haveShare, newAskedBuyer, sharesOf, tapLongAgo } from '../setup/answering.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { openAs, useBrowser } from '../setup/page.ts';
import { visits, visitsOf } from '../setup/visits.ts';

const open = useBrowser();

describe.each(visitsOf(import.meta.filename, visits))('answers in $language at $width px', (visit) => {
  const { question, thanks } = { en, fr }[visit.language];

  async function show(member: Member, path: string, javaScriptEnabled = true) {
    const opened = await openAs(open, member, path, { ...visit, javaScriptEnabled });
    const asked = (name: string) => opened.page.getByText(question.asked.replace('{{name}}', name));
    const press = (answer: keyof typeof question.answers) =>
      opened.page.getByRole('button', { name: question.answers[answer], exact: true }).click();
    return { ...opened, asked, press };
  }

  it('are asked one at a time, at home and among the contacts, and are on the card', async () => {
    const { ids, word } = await insertSellers(5);
    const [first = '', second = '', third = ''] = ids;
    const buyer = await newAskedBuyer(first);
    await tapLongAgo(buyer, second, 5);
    await tapLongAgo(buyer, third, 12);
    await haveShare(first, 4, 4);
    await haveShare(ids[4], 8, 10);
    const home = await show(buyer, '/');
    await home.asked(`${word} 1`).waitFor();
    expect(await home.asked(`${word} 2`).count()).toBe(0);
    await expectWhole(home.page);
    await home.press('yes');
    await home.page.getByText(thanks.yes).waitFor();
    await home.asked(`${word} 2`).waitFor();
    expect(await sharesOf(first)).toEqual({ yes: 5, of: 5 });

    await home.page.goto('/my-contacts', { waitUntil: 'networkidle' });
    await home.press('wrong_number');
    await home.page.getByText(thanks.wrong_number).waitFor();
    await home.asked(`${word} 3`).waitFor();
    await expectWhole(home.page);

    await home.page.goto(`/find-contact?search=${word}&sort=answered`, { waitUntil: 'networkidle' });
    const cards = home.page.getByRole('article');
    expect(await cards.first().textContent()).toContain(`${word} 1`);
    expect(await cards.nth(1).textContent()).toMatch(/8 (sur|of) 10/);
    expect(home.problems).toEqual([]);
  });

  it('are taken without scripts, too', async () => {
    const { ids, word } = await insertSellers(1);
    const [id = ''] = ids;
    const { page, asked, press } = await show(await newAskedBuyer(id), '/', false);
    await asked(`${word} 1`).waitFor();
    await press('not_yet');
    await page.getByText(thanks.not_yet.replace('{{name}}', `${word} 1`)).waitFor();
    expect(await asked(`${word} 1`).count()).toBe(0);
    expect(await sharesOf(id)).toEqual({ yes: 0, of: 1 });
  });
});
