import { regularMails } from '@mboalink/db/schema/accounts.ts';
import type { MailPayloads } from '@mboalink/db/schema/outbox.ts';
import { editFragments } from '@mboalink/shared/accounts/listing-parts.ts';
import { findSubcategory } from '@mboalink/shared/catalogue/categories.ts';
import { findTown, quartiersOf } from '@mboalink/shared/catalogue/places.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { eq } from 'drizzle-orm';
import { spelledAsListed } from '../../directory/understanding/spelled-as-listed.ts';
import type { Composers, MailContext } from '../../outbox/mail-kinds.ts';
import { mailPreferenceUrl } from '../../outbox/mail-preference-token.ts';
import { digestMail, type ToldDemand } from './digest-mail.ts';
import { weekOf } from './week.ts';
import { type WeekFigures, weekFigures } from './week-figures.ts';

/** The digest of a week, with the figures as they are when it leaves. */
export const digestMails = composersBy(async ({ mailId, monday }, ctx) => {
  const week = weekOf(new Date(`${monday}T12:00:00Z`));
  return (await weekFigures(ctx, eq(regularMails.id, mailId), week))[0];
});

/** The same with figures that were just read. */
export function digestMailsOf(figures: readonly WeekFigures[]) {
  const byMail = new Map(figures.map((one) => [one.mailId, one]));
  return composersBy(async ({ mailId }) => byMail.get(mailId));
}

type Payload = MailPayloads['weekly-digest'];

type FindFigures = (payload: Payload, ctx: MailContext) => Promise<WeekFigures | undefined>;

function composersBy(find: FindFigures) {
  return {
    'weekly-digest': async ({ recipient: to, language, payload }, ctx) => {
      const figures = await find(payload, ctx);
      if (!figures) return null;
      const address = (path: string) => new URL(path, ctx.env.PUBLIC_URL).href;
      return digestMail({
        ...figures,
        to,
        language,
        demand: toldDemand(figures, language),
        profileUrl: address(`/profile${partOf(figures)}`),
        dashboardUrl: address('/dashboard'),
        stopUrl: await mailPreferenceUrl(ctx, { about: 'mail', id: payload.mailId }, language),
      });
    },
  } satisfies Partial<Composers>;
}

function toldDemand({ demand, subcategory, city }: WeekFigures, language: Language): ToldDemand | undefined {
  const trade = findSubcategory(demand?.trade ?? '')?.[language];
  const town = findTown(city)?.[language];
  if (!demand || !trade || !town) return undefined;
  const { kind, name, people } = demand;
  const quartier = quartiersOf(city).find(({ slug }) => slug === name);
  return {
    ...{ kind, trade, town, people, isOwn: demand.trade === subcategory },
    name: kind === 'quartier' ? (quartier?.name ?? name) : kind === 'word' ? spelledAsListed(name) : trade,
  };
}

/** Where the answer is given: the form with the word, or the pencil of the part. */
function partOf({ demand, missing }: WeekFigures): string {
  if (demand?.kind === 'word') return `?add=${encodeURIComponent(spelledAsListed(demand.name))}`;
  const part = demand ? 'keywords' : missing;
  return part ? editFragments[part] : '';
}
