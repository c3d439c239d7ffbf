import { regularMails } from '@mboalink/db/schema/accounts.ts';
import { findSubcategory } from '@mboalink/shared/catalogue/categories.ts';
import { findTown } from '@mboalink/shared/catalogue/places.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { eq } from 'drizzle-orm';
import type { Composers } from '../../outbox/mail-kinds.ts';
import { mailPreferenceUrl } from '../../outbox/mail-preference-token.ts';
import { digestMail } from './digest-mail.ts';
import { weekOf } from './week.ts';
import { type WeekFigures, weekFigures } from './week-figures.ts';

/** The digest of a week, with the figures as they are when it leaves. */
export const digestMails = {
  'weekly-digest': async ({ recipient: to, language, payload: { mailId, monday } }, ctx) => {
    const week = weekOf(new Date(`${monday}T12:00:00Z`));
    const [figures] = await weekFigures(ctx, eq(regularMails.id, mailId), week);
    if (!figures) return null;
    const address = (path: string) => new URL(path, ctx.env.PUBLIC_URL).href;
    return digestMail({
      ...figures,
      to,
      language,
      demand: demandOf(figures, language),
      profileUrl: address('/profile'),
      dashboardUrl: address('/dashboard'),
      stopUrl: await mailPreferenceUrl(ctx, { about: 'mail', id: mailId }, language),
    });
  },
} satisfies Partial<Composers>;

function demandOf({ demand, subcategory, city }: WeekFigures, language: Language) {
  const trade = findSubcategory(demand?.trade ?? '')?.[language];
  const town = findTown(city)?.[language];
  if (!demand || !trade || !town) return undefined;
  return { trade, town, searches: demand.searches, isOwn: demand.trade === subcategory };
}
