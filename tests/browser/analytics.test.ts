import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import en from '../../web/src/locales/en/dashboard.json' with { type: 'json' };
import fr from '../../web/src/locales/fr/dashboard.json' with { type: 'json' };
import { insertSellers, type Member, registerMember, registerPremium, sql } from '../factories.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { openAs, useBrowser } from '../setup/page.ts';
import { visits, visitsOf } from '../setup/visits.ts';

const open = useBrowser();

const worded = {
  en: { t: en, views: (days: number) => new RegExp(`^15 views in ${days} days`) },
  fr: { t: fr, views: (days: number) => new RegExp(`^15 vues en ${days} jours`) },
};

/** Five people from Douala viewed a listing on each of three days, and one of them clicked. */
async function countViews({ user }: Member) {
  const { ids } = await insertSellers(5);
  await sql(
    `insert into listing_events (listing_id, day, hour, viewer_id, action, city_slug)
      select $1, (now() at time zone 'Africa/Douala')::date - ago, 9, viewer, 'view', 'douala'
        from generate_series(1, 3) as ago, unnest($2::uuid[]) as viewer`,
    [user._id, ids],
  );
  await sql(
    `insert into listing_events (listing_id, day, hour, viewer_id, action)
      select $1, (now() at time zone 'Africa/Douala')::date - ago, 9, $2, 'whatsapp' from generate_series(1, 3) as ago`,
    [user._id, ids[0]],
  );
  await sql(
    `insert into listing_days (listing_id, day, views, clickers, requests, whatsapp_clicks, phone_clicks, email_clicks)
      select $1, (now() at time zone 'Africa/Douala')::date - ago, 5, 1, 1, 1, 0, 0 from generate_series(2, 3) as ago`,
    [user._id],
  );
}

describe.each(visitsOf(import.meta.filename, visits))('analytics in $language at $width px', (visit) => {
  const { t, views } = worded[visit.language];

  async function read(member: Member) {
    await countViews(member);
    const opened = await openAs(open, member, '/analytics', visit);
    const { page } = opened;
    await page.getByRole('heading', { level: 1, name: t.analytics.title }).waitFor();
    await page.getByRole('list', { name: t.week.label }).waitFor();
    return { ...opened, heading: (name: string) => page.getByRole('heading', { name, exact: true }) };
  }

  it('basic is told what premium would tell, and nothing else', async () => {
    const { page, heading, problems } = await read(await registerMember({}, visit.language));
    await heading(t.analytics.gate.analytics).waitFor();
    expect(await heading(t.figures.month).count()).toBe(0);
    await expectWhole(page);
    expect(problems).toEqual([]);
  });

  it('pro reads the month above that', async () => {
    const { page, heading } = await read(await registerMember({ selectedPlan: 'pro' }, visit.language));
    await heading(t.figures.month).waitFor();
    await page.getByText(views(30)).waitFor();
    await heading(t.analytics.gate.analytics).waitFor();
  });

  it('premium reads all of it, and takes it along', async () => {
    const { page, problems } = await read(await registerPremium({}, visit.language));
    for (const name of Object.values(t.analytics.figures))
      await page.getByText(name, { exact: true }).waitFor();
    await page.getByText(views(90)).waitFor();
    await page.getByText(t.analytics.towns).click();
    await page.getByRole('listitem').getByText('Douala').waitFor();
    await page.getByText(t.figures.asTable).click();
    await expectWhole(page);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: t.analytics.export }).click();
    const file = readFileSync(await (await downloading).path(), 'utf8');
    expect(file.startsWith(`\ufeff"${t.analytics.week}"`)).toBe(true);
    expect(problems).toEqual([]);
  });
});
