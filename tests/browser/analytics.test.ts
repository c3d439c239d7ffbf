import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { messages as dashboardEn } from '../../web/src/i18n/en/dashboard.ts';
import { messages as en } from '../../web/src/i18n/en/premium.ts';
import { messages as dashboardFr } from '../../web/src/i18n/fr/dashboard.ts';
import { messages as fr } from '../../web/src/i18n/fr/premium.ts';
import { insertSellers, type Member, registerMember, registerPremium, sql } from '../factories.ts';
import { expectWhole } from '../setup/expect-whole.ts';
import { signInAs, useBrowser } from '../setup/page.ts';
import { visits, visitsOf } from '../setup/visits.ts';

const open = useBrowser();

const worded = {
  en: { texts: en, dashboard: dashboardEn, views: /^15 views in 30 days/ },
  fr: { texts: fr, dashboard: dashboardFr, views: /^15 vues en 30 jours/ },
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

it.each(visitsOf(import.meta.filename, visits))(
  'basic, pro and premium read what their listing brings ($language, $width px)',
  async (visit) => {
    const { texts, dashboard, views } = worded[visit.language];
    const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
    const readFrom = async (member: Member, action: string | undefined) => {
      await countViews(member);
      const opened = await open(visit);
      await signInAs(opened, member);
      const { page } = opened;
      await page.goto('/dashboard');
      await heading(page, dashboard.figures.month).waitFor();
      await page.getByText(dashboard.figures.change.new, { exact: true }).first().waitFor();
      if (action) await page.getByRole('link', { name: action }).click();
      else await page.goto('/analytics');
      await heading(page, texts.analytics.title).waitFor();
      return opened;
    };

    const basic = await readFrom(await registerMember({}, visit.language), undefined);
    await heading(basic.page, texts.gate.analytics).waitFor();
    expect(await heading(basic.page, dashboard.figures.month).count()).toBe(0);
    await expectWhole(basic.page);

    const paid = await registerMember({ selectedPlan: 'pro' }, visit.language);
    const pro = await readFrom(paid, dashboard.actions.analyticsOverview);
    await pro.page.getByText(views).waitFor();
    await heading(pro.page, texts.gate.analytics).waitFor();
    await expectWhole(pro.page);

    const premium = await readFrom(
      await registerPremium({}, visit.language),
      dashboard.actions.analyticsDashboard,
    );
    const { page } = premium;
    await page.getByText(views).waitFor();
    await page.getByRole('listitem').getByText('Douala').waitFor();
    await page.getByText(dashboard.figures.asTable).click();
    await expectWhole(page);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: texts.analytics.export }).click();
    const file = readFileSync(await (await downloading).path(), 'utf8');
    expect(file.startsWith(`\ufeff"${texts.analytics.week}"`)).toBe(true);
    expect([...basic.problems, ...pro.problems, ...premium.problems]).toEqual([]);
  },
);
