import type { UserType } from '@mboalink/shared/accounts/user-types.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { slugify } from '@mboalink/shared/slug.ts';
import { chooseBusinessName } from './demo/business-name.ts';
import { addOwnWords, chooseDescription, chooseKeywords } from './demo/description.ts';
import { chooseHours, choosePrices } from './demo/details.ts';
import { choosePerson, type DemoPerson, demoNumber, demoWish } from './demo/person.ts';
import { chooseLandmark, choosePlace, type DemoPlace, mainLanguage } from './demo/place.ts';
import { paintName } from './demo/sign.ts';
import { chooseJoinedAt, chooseLastSeenAt, chooseMembership } from './demo/subscription.ts';
import { chooseTrade, itemsFor, type Trade } from './demo/trades.ts';
import { type DemoBusiness, demoAccountSlugs } from './demo-accounts.ts';
import { between, chance, type Random, sample, seededRandom, seedOf, weightedPicker } from './random.ts';

const seed = 2026;

const chooseUserType = weightedPicker<UserType>([
  ['seller', 85],
  ['both', 10],
  ['buyer', 5],
]);

function chooseLanguage(random: Random, place: DemoPlace): Language {
  if (mainLanguage(place.regionSlug) === 'en') return chance(random, 0.95) ? 'en' : 'fr';
  return chance(random, place.tier === 1 ? 0.1 : 0.03) ? 'en' : 'fr';
}

/** A name that is not taken yet, if a few tries find one; then the place is added to it. */
function chooseFreeName(
  random: Random,
  trade: Trade,
  subject: { person: DemoPerson; place: DemoPlace; language: Language },
  taken: ReadonlySet<string>,
): string {
  for (let tries = 0; tries < 5; tries++) {
    const name = chooseBusinessName(random, trade, subject);
    if (!taken.has(slugify(name))) return name;
  }
  const name = chooseBusinessName(random, trade, subject);
  const where = subject.place.quartier ?? subject.place.town?.[subject.language];
  return where && !name.includes(where) ? `${name} ${where}` : name;
}

/** The slug of a name, with a number behind it where it is taken; takes it. */
function takeSlug(name: string, taken: Set<string>, counts: Map<string, number>): string {
  const base = slugify(name);
  let slug = base;
  let count = counts.get(base) ?? 1;
  while (taken.has(slug)) slug = `${base}-${++count}`;
  if (count > 1) counts.set(base, count);
  taken.add(slug);
  return slug;
}

/** What an owner writes about the trade and where it is. */
function chooseOffer(
  { random, aside, details, sign }: Record<'random' | 'aside' | 'details' | 'sign', Random>,
  trade: Trade,
  { place, language, joinedAt }: { place: DemoPlace; language: Language; joinedAt: Date },
) {
  const items = sample(random, itemsFor(trade, place), between(random, 0, 4));
  return {
    description: chooseDescription({ random, aside }, trade, items, {
      place,
      language,
      joinedYear: joinedAt.getUTCFullYear(),
    }),
    keywords: addOwnWords(sign, chooseKeywords(random, trade, items, language), trade, language),
    itemSlugs: items.map((item) => item.slug),
    landmark: chooseLandmark(random, language),
    openingHours: chooseHours(details, trade),
    prices: choosePrices(details, trade, items, language),
  };
}

function demoBusiness(
  index: number,
  now: Date,
  taken: Set<string>,
  counts: Map<string, number>,
): DemoBusiness {
  const random = seededRandom(seedOf(seed, index));
  const userType = chooseUserType(random);
  const place = choosePlace(random);
  const language = chooseLanguage(random, place);
  const trade = chooseTrade(random, place);
  const person = choosePerson(random, place.regionSlug, language);
  const isBuyer = userType === 'buyer';
  const name = `${person.given} ${person.family}`;
  const plainName = isBuyer ? name : chooseFreeName(random, trade, { person, place, language }, taken);
  const plainSlug = takeSlug(plainName, taken, counts);
  const sign = seededRandom(seedOf(seed + 3, index));
  const businessName = isBuyer
    ? name
    : paintName(sign, plainName, { kind: trade.kind, language, family: person.family });
  const slug = businessName === plainName ? plainSlug : takeSlug(businessName, taken, counts);
  const firstHere = chooseJoinedAt(random, now);
  const membership = isBuyer ? null : chooseMembership(random, firstHere, now);
  const joinedAt = membership?.joinedAt ?? firstHere;
  const aside = seededRandom(seedOf(seed + 1, index));
  const details = seededRandom(seedOf(seed + 2, index));
  const offer = isBuyer
    ? demoWish(random, language)
    : chooseOffer({ random, aside, details, sign }, trade, { place, language, joinedAt });
  return {
    name,
    businessName,
    slug,
    email: `${slug.slice(0, 40).replace(/-$/, '')}-${index + 1}@demo.mboalink.cm`,
    whatsapp: demoNumber(index),
    userType,
    language,
    categorySlug: trade.subcategory.category,
    subcategorySlug: trade.subcategory.slug,
    regionSlug: place.regionSlug,
    citySlug: place.citySlug,
    quartier: place.quartier,
    ...offer,
    joinedAt,
    lastSeenAt: chooseLastSeenAt(random, joinedAt, now),
    plan: membership?.plan ?? null,
    trialEndsAt: membership?.trialEndsAt ?? null,
    paidUntil: membership?.paidUntil ?? null,
  };
}

/**
 * Invented members, one after the other: the same ones for the same count and instant, and the first ones of a
 * larger count are those of a smaller one. All times are before or after `now` as a running service would have
 * them. A million of them needs some 200 MB for the slugs that are taken.
 */
export function* demoBusinesses(count: number, now: Date): Generator<DemoBusiness> {
  const taken = new Set<string>(demoAccountSlugs);
  const counts = new Map<string, number>();
  for (let index = 0; index < count; index++) yield demoBusiness(index, now, taken, counts);
}
