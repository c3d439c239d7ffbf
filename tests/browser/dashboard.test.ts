import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import en from '../../web/src/locales/en/dashboard.json' with { type: 'json' };
import enPlans from '../../web/src/locales/en/plans.json' with { type: 'json' };
import fr from '../../web/src/locales/fr/dashboard.json' with { type: 'json' };
import frPlans from '../../web/src/locales/fr/plans.json' with { type: 'json' };
import { type Member, registerMember, sql } from '../factories.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { openAs, useBrowser } from '../setup/page.ts';
import { shiftsOf } from '../setup/shifts.ts';
import { visits, visitsOf } from '../setup/visits.ts';

const open = useBrowser();
const words = { en: { ...en, plans: enPlans }, fr: { ...fr, plans: frPlans } };

/** Each of so many days before yesterday brought so many people; later ones are not rolled up yet. */
const count = ({ user }: Member, requests: number, days: number) =>
  sql(
    `insert into listing_days (listing_id, day, views, clickers, requests, whatsapp_clicks, phone_clicks, email_clicks)
      select $1, (now() at time zone 'Africa/Douala')::date - ago, 9, $2, $2, $2, 0, 0 from generate_series(2, 1 + $3) as ago`,
    [user._id, requests, days],
  );

const links = (page: Page, region: string) =>
  page
    .getByRole('region', { name: region })
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));

const answer = {
  en: 'This week, 12 people wrote to you or called.',
  fr: 'Cette semaine, 12 personnes vous ont écrit ou appelé.',
};

describe.each(visitsOf(import.meta.filename, visits))('the dashboard in $language at $width px', (visit) => {
  const t = words[visit.language];

  const show = (member: Member) => openAs(open, member, '/dashboard', visit);

  it('says first whether the listing brought customers, then what to do', async () => {
    const member = await registerMember({}, visit.language);
    await count(member, 3, 4);
    const { page, problems } = await show(member);
    const text = ((await page.locator('main').textContent()) ?? '').replaceAll('\u00a0', ' ');
    const brings = t.plans.more.replace('{{plan}}', 'Basic');
    const places = [answer[visit.language], t.village.number, t.figures.month, brings].map((part) =>
      text.indexOf(part),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(await page.getByRole('list', { name: t.week.label }).getByRole('listitem').count()).toBe(7);
    const [left] = t.plans.member.trialUntil_other.replace('{{count}}', '30').split('{{date}}');
    await page.getByText(left ?? '').waitFor();
    expect(await links(page, t.actions.title)).toEqual(
      expect.arrayContaining(['/find-contact', '/openings', '/categories', '/profile', '/pricing']),
    );
    await page.getByRole('link', { name: t.plan.manage }).waitFor();
    await page.getByRole('link', { name: t.actions.toPro }).waitFor();
    await expectWhole(page);
    expect(await shiftsOf(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('shows buyers what is theirs, and no plan', async () => {
    const { page } = await show(await registerMember({ type: 'buyer' }, visit.language));
    await page.getByRole('heading', { name: t.buyer.title }).waitFor();
    await page.getByRole('link', { name: t.actions.findSellers }).waitFor();
    await page.getByRole('link', { name: t.actions.categories }).waitFor();
    expect(await page.getByRole('link', { name: t.plan.manage }).count()).toBe(0);
    await expectWhole(page);
  });

  it('leads out of a pause and of a hidden listing', async () => {
    const paused = await registerMember({}, visit.language);
    await paused.client.mutate('accounts.changeVisibility', { paused: true });
    const { page } = await show(paused);
    await page.getByRole('button', { name: t.paused.resume }).click();
    await page.getByText(t.paused.back).waitFor();
    expect(await page.getByText(t.paused.title).count()).toBe(0);
  });
});
