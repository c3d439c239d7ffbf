import { describe, expect, it } from 'vitest';
import { messages as businessEn } from '../../web/src/i18n/en/business.ts';
import { messages as settingsEn } from '../../web/src/i18n/en/settings.ts';
import { messages as businessFr } from '../../web/src/i18n/fr/business.ts';
import { messages as settingsFr } from '../../web/src/i18n/fr/settings.ts';
import { registerMember } from '../factories.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { visitsOf } from '../setup/visits.ts';

const open = useBrowser();

const visits = [
  {
    language: 'fr',
    width: 360,
    ...{ business: businessFr, settings: settingsFr },
    names: ['Lundi', 'Mardi', 'Samedi', 'Dimanche'],
    ...{
      closed: 'fermé',
      allDay: '24 h/24',
      price: /^Tresses\s: à partir de 3\s000\sFCFA$/,
      spoken: 'français',
    },
  },
  {
    language: 'en',
    width: 1280,
    ...{ business: businessEn, settings: settingsEn },
    names: ['Monday', 'Tuesday', 'Saturday', 'Sunday'],
    ...{ closed: 'closed', allDay: '24 hours', price: /^Tresses: from 3\s000\sFCFA$/, spoken: 'French' },
  },
] as const;

describe.each(visitsOf(import.meta.filename, visits))(
  'hours, prices and languages, in $language at $width px',
  (visit) => {
    const { business, settings, names, closed, allDay, price, spoken } = visit;
    const [monday, tuesday, saturday, sunday] = names;

    it('are filled in with a few taps, corrected, and stand on the profile and on the page', async () => {
      const member = await registerMember({ businessName: 'Salon Test' }, visit.language);
      const opened = await open(visit);
      const { page, problems } = opened;
      await signInAs(opened, member);
      await page.goto('/profile');
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      await button(settings.profile.edit.replace('{{part}}', settings.profile.parts.hours)).click();
      const day = (name: string) => page.getByRole('group', { name, exact: true });
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('profile-mon');

      await button(business.hours.everyDay).click();
      await page.getByRole('status').getByText(business.hours.filled).waitFor();
      await button(business.hours.saturday).click();
      await day(monday).getByRole('button', { name: business.hours.addBreak }).click();
      await day(monday)
        .getByRole('button', { name: business.hours.copyOf.replace('{{day}}', monday) })
        .click();
      await day(monday).getByRole('button', { name: tuesday, exact: true }).click();
      await day(sunday).getByRole('combobox').selectOption('allDay');
      await day(saturday).getByLabel(business.hours.closes).fill('08:00');
      await page.getByLabel(business.prices.label).fill('Tresses');
      await page.getByLabel(business.prices.from).fill('trois mille');
      await page.getByRole('checkbox', { name: spoken }).press('Space');
      await button(settings.profile.save).click();
      const said = page.getByRole('alert');
      await said.getByText(business.hours.wrong.same.replace('{{day}}', saturday)).waitFor();
      await said.getByRole('link', { name: business.prices.wrong.from.replace('{{row}}', '1') }).click();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('profile-priceFrom1');
      await page.keyboard.press('Control+A');
      await page.keyboard.type('3 000');
      await day(saturday).getByLabel(business.hours.closes).fill('02:00');
      await day(saturday).getByText(business.hours.nextDay.replace('{{time}}', '02:00')).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

      await button(settings.profile.save).click();
      await page.getByText(settings.profile.saved).waitFor();
      const link = page.getByRole('status').getByRole('link', { name: settings.profile.look });
      await page.getByText(price).waitFor();
      const hours = () =>
        page
          .getByText(new RegExp(`^(${names.join('|')})$`))
          .evaluateAll((cells) =>
            cells.map((cell) =>
              `${cell.textContent} ${cell.nextElementSibling?.textContent}`
                .replaceAll('\u2060', '')
                .replace(/\s/g, ' '),
            ),
          );
      const told = [
        `${monday} 08:00 – 12:00, 14:00 – 18:00`,
        `${tuesday} 08:00 – 12:00, 14:00 – 18:00`,
        `${saturday} 08:00 – 02:00`,
        `${sunday} ${allDay}`,
      ];
      expect(await hours()).toEqual(told);
      await link.click();
      await page.waitForURL(/\/business\//);
      await page.getByText(price).waitFor();
      expect(await hours()).toEqual(told);

      await page.goto('/profile');
      await button(settings.profile.edit.replace('{{part}}', settings.profile.parts.service)).click();
      await button(business.hours.clear).click();
      await button(business.prices.remove.replace('{{row}}', '1')).click();
      await button(settings.profile.save).click();
      await page.getByText(settings.profile.saved).waitFor();
      await page.getByText(price).waitFor({ state: 'detached' });
      expect(await page.getByText(closed, { exact: true }).count()).toBe(0);
      expect(problems).toEqual([]);
    });
  },
);
