import { dayMilliseconds } from '@mboalink/shared/day.ts';
import { weekOf } from '@mboalink/worker/accounts/digest/week.ts';
import { expect, it } from 'vitest';
import mailEn from '../../web/src/locales/en/mail.json' with { type: 'json' };
import mailFr from '../../web/src/locales/fr/mail.json' with { type: 'json' };
import { expectWhole } from '../setup/expect-whole.ts';
import { useBrowser } from '../setup/page.ts';
import { shared as own } from '../setup/shared-application.ts';
import { visits, visitsOf } from '../setup/visits.ts';

const open = useBrowser();

const worded = {
  en: { mail: mailEn, subject: 'Your week on Mboalink' },
  fr: { mail: mailFr, subject: 'semaine sur Mboalink' },
};

/** Eight in the morning in Douala of the next Monday. */
const nextMonday = () => new Date(`${weekOf(new Date(Date.now() + 7 * dayMilliseconds)).monday}T07:00:00Z`);

it.each(visitsOf(import.meta.filename, visits))(
  'the week’s report is stopped from its mail by one tap, by whoever is not signed in, and taken up again ($language, $width px)',
  async ({ language, width }) => {
    const { mail, subject } = worded[language];
    const member = await own.people.registerMember({}, language);
    const monday = nextMonday();
    await own.people.sql(
      `insert into listing_days (listing_id, day, views, whatsapp_clicks, phone_clicks, email_clicks, clickers, requests)
        values ($1, $2, 9, 1, 0, 0, 1, 1)`,
      [member.user._id, weekOf(monday).to],
    );
    // Members of other tests are mailed as well, so many in a run.
    await expect
      .poll(async () => {
        await own.people.sql('delete from jobs');
        await own.application.worker.runScheduled('* * * * *', monday);
        return own.people.countMails(member.user.email, subject);
      })
      .toBe(1);
    const { Text } = await own.people.readMail(member.user.email, subject);
    const stop = /https?:\S+(\/mail-preferences\/\S+)/.exec(Text)?.[1] ?? '';
    const isWanted = async () => {
      const { body } = await member.client.rest('GET', '/auth/me');
      return body.data.user.notificationPreferences.weeklyDigest;
    };

    const { page, problems } = await open({ language, width });
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const heading = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
    await page.goto(own.application.worker.url + stop);
    await heading(mail.running.title);
    await expectWhole(page);
    expect(await isWanted()).toBe(true);
    await press(mail.stop);
    await heading(mail.stopped.title);
    await expectWhole(page);
    expect(await isWanted()).toBe(false);
    await press(mail.receive);
    await heading(mail.running.title);
    expect(await isWanted()).toBe(true);
    expect(problems).toEqual([]);
  },
);
