import { regularMails } from '@mboalink/db/schema/accounts.ts';
import type { MailPayloads } from '@mboalink/db/schema/outbox.ts';
import { editFragments } from '@mboalink/shared/accounts/listing-parts.ts';
import { findSubcategory } from '@mboalink/shared/catalogue/categories.ts';
import { inFrench } from '@mboalink/shared/catalogue/place-gender.ts';
import { findTown, quartiersOf } from '@mboalink/shared/catalogue/places.ts';
import { findPlan } from '@mboalink/shared/catalogue/plans.ts';
import { formatCount, formatFrancs } from '@mboalink/shared/format.ts';
import { inLanguage, type Language } from '@mboalink/shared/language.ts';
import { costOfClient } from '@mboalink/shared/leads/words.ts';
import { eq } from 'drizzle-orm';
import { spelledAsListed } from '../../directory/understanding/trade-index.ts';
import { composeMail, type Draft, type Paragraph } from '../../outbox/deliver.ts';
import { type Composers, type MailContext, mailPreferenceUrl } from '../../outbox/queue-mail.ts';
import { type WeekFigures, weekFigures, weekOf } from './week.ts';

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

type FindFigures = (
  payload: MailPayloads['weekly-digest'],
  ctx: MailContext,
) => Promise<WeekFigures | undefined>;

function composersBy(find: FindFigures) {
  return {
    'weekly-digest': async ({ recipient: to, language, payload }, ctx) => {
      const figures = await find(payload, ctx);
      if (!figures) return null;
      const stopUrl = await mailPreferenceUrl(ctx, { about: 'mail', id: payload.mailId }, language);
      const url = (path: string) => new URL(inLanguage(path, language), ctx.env.PUBLIC_URL).href;
      return composeMail({ to, language, stopUrl, ...letterOf(figures, language, { stopUrl, url }) });
    },
  } satisfies Partial<Composers>;
}

/** What the week brought a seller, whom they missed, and the one thing to do next. */
function letterOf(
  figures: WeekFigures,
  language: Language,
  { stopUrl, url }: { stopUrl: string; url: (path: string) => string },
): Pick<Draft, 'subject' | 'paragraphs'> {
  const { week, isPremium, missing, served, plan, askedAbout } = figures;
  const cost = costOfClient(findPlan(plan ?? '')?.chargeAmount, served);
  const said = messages[language];
  const demand = namedDemand(figures, language);
  const details = isPremium && week.clickers > 0 ? said.details(week) : [];
  const question: Paragraph[] = askedAbout
    ? [said.asked(askedAbout), { link: url('/my-contacts'), label: said.sayIt, isSmall: true }]
    : [];
  return {
    subject: week.views > 0 ? said.subject(week.views, week.clickers) : said.demandSubject,
    paragraphs: [
      said.intro,
      { lines: [said.views(week.views), said.clickers(week.clickers), ...details] },
      { small: said.counted },
      ...(served > 0 ? [[said.served(served), ...(cost ? [said.cost(cost)] : [])].join(' ')] : []),
      ...(demand ? [{ title: said.demandTitle }, said.demand[demand.kind](demand)] : []),
      demand ? said.answer[demand.isOwn ? demand.kind : 'other'] : said.advice[missing ?? 'share'],
      {
        link: url(`/profile${partOf(figures)}`),
        label: demand?.kind === 'word' ? said.add(demand.name) : said.profile,
      },
      ...question,
      { link: url('/dashboard'), label: said.dashboard, isSmall: true },
      { small: said.why },
      { link: stopUrl, label: said.stop, isSmall: true },
    ],
  };
}

/** What people missed in the town, as they call it: a trade, the own one in a quartier, or a word with it. */
function namedDemand({ demand, subcategory, city }: WeekFigures, language: Language) {
  const trade = findSubcategory(demand?.trade ?? '')?.[language];
  const town = findTown(city)?.[language];
  if (!demand || !trade || !town) return undefined;
  const { kind, people } = demand;
  const quartier = quartiersOf(city).find(({ slug }) => slug === demand.name)?.name;
  const name = kind === 'word' ? spelledAsListed(demand.name) : (quartier ?? demand.name);
  return { kind, trade, town, people, name, isOwn: demand.trade === subcategory };
}

type NamedDemand = NonNullable<ReturnType<typeof namedDemand>>;

/** Where the answer is given: the form with the word, or the pencil of the part. */
function partOf({ demand, missing }: WeekFigures): string {
  if (demand?.kind === 'word') return `?add=${encodeURIComponent(spelledAsListed(demand.name))}`;
  const part = demand ? 'keywords' : missing;
  return part ? editFragments[part] : '';
}

const times = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** French counts nobody in the singular. */
const fois = (count: number, one: string, many: string) => `${formatCount(count)} ${count < 2 ? one : many}`;

type Week = WeekFigures['week'];

const messages = {
  en: {
    subject: (views: number, clickers: number) =>
      `Your week on Mboalink: ${times(views, 'view', 'views')}, ${times(clickers, 'tap', 'taps')} to reach you`,
    demandSubject: 'Your week on Mboalink: people are looking for you',
    intro: 'Here is what last week brought your listing, from Monday to Sunday.',
    views: (count: number) => `${times(count, 'view', 'views')} of your listing`,
    clickers: (count: number) => `${times(count, 'tap', 'taps')} on WhatsApp, Call or E-mail`,
    details: ({ whatsapp, phone, email, requests }: Week) => [
      `By WhatsApp: ${whatsapp}, by phone: ${phone}, by e-mail: ${email}`,
      `For the first time: ${times(requests, 'person', 'people')}`,
    ],
    counted: 'A person counts once a day. A tap does not always end in a message or a call.',
    served: (count: number) => `${times(count, 'client', 'clients')} served this month.`,
    cost: (xaf: number) => `Each of them cost you ${formatFrancs(xaf)} of your plan.`,
    demandTitle: 'Customers nobody could help',
    demand: {
      trade: ({ trade, town, people }: NamedDemand) =>
        `At least ${formatCount(people)} people looked for “${trade}” in ${town} and found nobody.`,
      quartier: ({ trade, town, name, people }: NamedDemand) =>
        `At least ${formatCount(people)} people looked for “${trade}” in ${name} (${town}) and found nobody there.`,
      word: ({ trade, town, name, people }: NamedDemand) =>
        `At least ${formatCount(people)} people who looked for “${trade}” in ${town} wrote “${name}”, too: no listing there has it.`,
    },
    answer: {
      trade:
        'It is your trade: add the words that people use to your description and your keywords, so that they find you.',
      quartier: 'It is your trade: if you go there, say so in your description.',
      word: 'Do you do that? Add the word to your keywords, so that they find you.',
      other: 'Do you do that, too? Add the word to your keywords, so that they find you.',
    },
    advice: {
      description:
        'One thing to do this week: add a description. It is read first, and people find you by its words.',
      quartier: 'One thing to do this week: say in which quartier you are. People look near home first.',
      picture: 'One thing to do this week: add a picture of your shop, your work or yourself.',
      hours: 'One thing to do this week: give your opening hours, so that people come when you are there.',
      items: 'One thing to do this week: choose what exactly you offer; searches for it then find you.',
      keywords: 'One thing to do this week: add the words by which customers look for you.',
      sundays:
        'One thing to do this week: people look for your trade in your town on Sundays, and nobody says that they are open. If you can, add a few hours.',
      prices: 'One thing to do this week: give some prices. Customers who know them write to buy.',
      languages: 'One thing to do this week: say which languages you speak.',
      share: 'Your listing is complete. Share its link with your customers: each of them may bring another.',
    },
    asked: (name: string) => `One question: did ${name} answer you?`,
    sayIt: 'Say yes, not yet or wrong number',
    profile: 'Complete my listing',
    add: (word: string) => `Add “${word}”`,
    dashboard: 'Open my dashboard',
    why: 'You get this e-mail on Mondays when there is something to tell. We never say who looked at your listing.',
    stop: 'Stop this weekly report',
  },
  fr: {
    subject: (views: number, clickers: number) =>
      `Votre semaine sur Mboalink\u00a0: ${fois(views, 'vue', 'vues')}, ${fois(clickers, 'appui', 'appuis')} pour vous joindre`,
    demandSubject: 'Votre semaine sur Mboalink\u00a0: on vous cherche',
    intro: 'Voici ce que la semaine passée, du lundi au dimanche, a apporté à votre fiche.',
    views: (count: number) => `${fois(count, 'vue', 'vues')} de votre fiche`,
    clickers: (count: number) => `${fois(count, 'appui', 'appuis')} sur WhatsApp, Appeler ou E-mail`,
    details: ({ whatsapp, phone, email, requests }: Week) => [
      `Par WhatsApp\u00a0: ${whatsapp}, par téléphone\u00a0: ${phone}, par e-mail\u00a0: ${email}`,
      `Pour la première fois\u00a0: ${fois(requests, 'personne', 'personnes')}`,
    ],
    counted:
      'Une personne compte une fois par jour. Un appui ne finit pas toujours par un message ou un appel.',
    served: (count: number) => `${fois(count, 'client servi', 'clients servis')} ce mois.`,
    cost: (xaf: number) => `Chacun vous a coûté ${formatFrancs(xaf)} de votre plan.`,
    demandTitle: 'Ceux que personne n’a pu aider',
    demand: {
      trade: ({ trade, town, people }: NamedDemand) =>
        `Au moins ${formatCount(people)} personnes ont cherché «\u00a0${trade}\u00a0» à ${town} sans trouver personne.`,
      quartier: ({ trade, town, name, people }: NamedDemand) =>
        `Au moins ${formatCount(people)} personnes ont cherché «\u00a0${trade}\u00a0» ${inFrench(name)} (${town}) sans y trouver personne.`,
      word: ({ trade, town, name, people }: NamedDemand) =>
        `Au moins ${formatCount(people)} personnes qui cherchaient «\u00a0${trade}\u00a0» à ${town} ont aussi écrit «\u00a0${name}\u00a0»\u00a0: aucune fiche n’y a ce mot.`,
    },
    answer: {
      trade:
        'C’est votre métier\u00a0: ajoutez les mots des clients à votre description et à vos mots-clés, et ils vous trouveront.',
      quartier: 'C’est votre métier\u00a0: si vous y allez, dites-le dans votre description.',
      word: 'Vous le faites\u00a0? Ajoutez le mot à vos mots-clés, et on vous trouvera.',
      other: 'Vous le faites aussi\u00a0? Ajoutez le mot à vos mots-clés, et on vous trouvera.',
    },
    advice: {
      description:
        'À faire cette semaine\u00a0: ajoutez une description. On la lit en premier, et on vous trouve par ses mots.',
      quartier: 'À faire cette semaine\u00a0: indiquez votre quartier. On cherche d’abord près de chez soi.',
      picture:
        'À faire cette semaine\u00a0: ajoutez une photo de votre boutique, de votre travail ou de vous.',
      hours: 'À faire cette semaine\u00a0: donnez vos horaires, pour qu’on vienne quand vous êtes là.',
      items:
        'À faire cette semaine\u00a0: choisissez ce que vous proposez exactement\u00a0; on vous trouvera par là.',
      keywords: 'À faire cette semaine\u00a0: ajoutez les mots par lesquels vos clients vous cherchent.',
      sundays:
        'À faire cette semaine\u00a0: le dimanche, on cherche votre métier dans votre ville, et personne n’indique être ouvert. Si vous le pouvez, ajoutez quelques heures.',
      prices:
        'À faire cette semaine\u00a0: donnez quelques prix. Un client qui les connaît écrit pour acheter.',
      languages: 'À faire cette semaine\u00a0: dites quelles langues vous parlez.',
      share:
        'Votre fiche est complète. Partagez son lien avec vos clients\u00a0: chacun peut en amener un autre.',
    },
    asked: (name: string) => `Une question\u00a0: ${name} vous a répondu\u00a0?`,
    sayIt: 'Dire oui, pas encore ou faux numéro',
    profile: 'Compléter ma fiche',
    add: (word: string) => `Ajouter «\u00a0${word}\u00a0»`,
    dashboard: 'Ouvrir mon tableau de bord',
    why: 'Vous recevez ce message le lundi, quand il y a quelque chose à dire. Nous ne disons jamais qui a regardé votre fiche.',
    stop: 'Arrêter ce bilan',
  },
};
