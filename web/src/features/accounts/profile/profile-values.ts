import {
  hoursSchema,
  type Price,
  pricesSchema,
  spokenLanguagesSchema,
} from '@mboalink/shared/accounts/business-details.ts';
import { type Span, type WeekDay, weekDays } from '@mboalink/shared/accounts/business-words.ts';
import {
  businessNameSchema,
  descriptionSchema,
  itemsSchema,
  keywordsSchema,
  landmarkSchema,
  nameSchema,
  quartierSchema,
} from '@mboalink/shared/accounts/fields.ts';
import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { formatCount } from '@mboalink/shared/format.ts';
import { fieldLimits } from '@mboalink/shared/limits.ts';
import * as z from 'zod/mini';
import type { Inputs } from '../../../lib/trpc.ts';

/** The parts of a profile, in the order in which they stand. */
export const parts = ['you', 'listing', 'trade', 'place', 'hours', 'service'] as const;

export type Part = (typeof parts)[number];

/** Whoever only buys has no business, but for what they wrote of one as a seller. */
export function partsOf({ userType, description, keywords }: CurrentUser): Part[] {
  if (userType !== 'buyer') return [...parts];
  const wrote = description !== '' || keywords.length > 0;
  return parts.filter(
    (part) => part === 'you' || part === 'trade' || part === 'place' || (wrote && part === 'listing'),
  );
}

export type Week = Record<WeekDay, Span[]>;

export type PriceRow = { label: string; from: string };

/** What stands in the form. */
export type Typed = {
  name: string;
  businessName: string;
  description: string;
  keywords: string;
  category: string;
  subcategory: string;
  items: string[];
  region: string;
  city: string;
  quartier: string;
  landmark: string;
  hours: Week;
  prices: PriceRow[];
  languages: string[];
};

const list = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((one) => [one].flat()),
);

const keywordsField = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed) => [
      ...new Set(
        typed
          .split(/[,;\n]/)
          .map((word) => word.trim())
          .filter(Boolean),
      ),
    ]),
  ),
  keywordsSchema,
);

const weekField = z.pipe(
  z.pipe(
    z.partialRecord(z.enum(weekDays), z.unknown()),
    z.transform((week) => Object.fromEntries(weekDays.map((day) => [day, spansOf(week[day])]))),
  ),
  hoursSchema,
);

const pricesField = z.pipe(
  z.pipe(
    z.array(z.unknown()),
    z.transform((rows) =>
      rows
        .map(rowOf)
        .filter(isFilled)
        .map(({ label, from }) => ({ label, fromXaf: parseFrancs(from) })),
    ),
  ),
  pricesSchema,
);

/** The fields of the form, by the schemas of its call. */
export const profileFields = z.object({
  name: nameSchema,
  businessName: businessNameSchema,
  description: z.optional(descriptionSchema),
  keywords: z.optional(keywordsField),
  category: z.string(),
  subcategory: z.string(),
  items: z.optional(z.pipe(list, itemsSchema)),
  region: z.string(),
  city: z.string(),
  quartier: z.optional(quartierSchema),
  landmark: z.optional(landmarkSchema),
  hours: z.optional(weekField),
  prices: z.optional(pricesField),
  languages: z.optional(z.pipe(list, spokenLanguagesSchema)),
  before: z.string(),
});

export type ProfileFields = typeof profileFields;

type Saved = Omit<Required<z.output<ProfileFields>>, 'before'>;

/** What is kept of somebody, as the form would send it. */
function savedOf(user: CurrentUser): Saved {
  return {
    name: user.name,
    businessName: user.businessName,
    description: user.description,
    keywords: user.keywords,
    category: user.category,
    subcategory: user.subcategory,
    items: user.items,
    region: user.region,
    city: user.city,
    quartier: user.quartier ?? '',
    landmark: user.landmark ?? '',
    hours: Object.fromEntries(
      weekDays.flatMap((day) => (user.hours[day]?.length ? [[day, user.hours[day]]] : [])),
    ),
    prices: user.prices,
    languages: user.languages,
  };
}

/** What the form began with; it travels with it, so that only what was changed is sent. */
export const beforeOf = (user: CurrentUser): string => JSON.stringify(savedOf(user));

/** What changes together. */
const together = [
  ['name'],
  ['businessName'],
  ['description'],
  ['keywords'],
  ['category', 'subcategory', 'items'],
  ['region', 'city'],
  ['quartier'],
  ['landmark'],
  ['hours'],
  ['prices'],
  ['languages'],
] as const satisfies readonly (readonly (keyof Saved)[])[];

/** What is sent: only what differs from what the form began with, so that what another device changed meanwhile stays. */
export function changesOf({ before, ...now }: z.output<ProfileFields>): Inputs['accounts']['updateProfile'] {
  const began: Saved = JSON.parse(before);
  const values: Saved = {
    ...now,
    description: now.description ?? '',
    keywords: now.keywords ?? [],
    items: now.items ?? [],
    quartier: now.quartier ?? '',
    landmark: now.landmark ?? '',
    hours: now.hours ?? {},
    prices: now.prices ?? [],
    languages: now.languages ?? [],
  };
  const differs = (field: keyof Saved) => JSON.stringify(values[field]) !== JSON.stringify(began[field]);
  const changed = together.filter((fields) => fields.some(differs)).flat();
  return Object.fromEntries(changed.map((field) => [field, values[field]]));
}

const weekOf = (spans: (day: WeekDay) => Span[]) =>
  Object.fromEntries(weekDays.map((day) => [day, spans(day)])) as Week;

/** The form with what is kept in it. */
export function typedOf(user: CurrentUser): Typed {
  const { hours, prices, keywords, ...rest } = savedOf(user);
  return {
    ...rest,
    keywords: keywords.join(', '),
    hours: weekOf((day) => hours[day] ?? []),
    prices: prices.map(({ label, fromXaf }: Price) => ({ label, from: formatCount(fromXaf) })),
  };
}

/** The form with what was posted, or kept as a draft, in it. What was not part of it stays as it is kept. */
export function typedFrom(payload: Readonly<Record<string, unknown>>, user: CurrentUser): Typed {
  const kept = typedOf(user);
  const text = (name: keyof Typed) => (typeof payload[name] === 'string' ? payload[name] : '');
  const many = (name: keyof Typed) => [payload[name] ?? []].flat().map(String);
  const has = partsOf(user);
  const week = (payload.hours ?? {}) as Partial<Record<WeekDay, unknown>>;
  return {
    ...kept,
    name: text('name'),
    category: text('category'),
    subcategory: text('subcategory'),
    region: text('region'),
    city: text('city'),
    quartier: text('quartier'),
    landmark: text('landmark'),
    ...(has.includes('listing') && {
      businessName: text('businessName'),
      description: text('description'),
      keywords: text('keywords'),
    }),
    ...(has.includes('hours') && {
      items: many('items'),
      hours: weekOf((day) => spansOf(week[day])),
      prices: [payload.prices ?? []].flat().map(rowOf).filter(isFilled),
      languages: many('languages'),
    }),
  };
}

const allDaySpans = (): Span[] => [['00:00', '24:00']];

/** The spans of a day as its controls are called: a state, and times in pairs. */
function spansOf(day: unknown): Span[] {
  const { state, from, until } = (day ?? {}) as Record<string, string | string[] | undefined>;
  if (state === 'allDay') return allDaySpans();
  if (state !== 'open') return [];
  const ends = [until ?? []].flat();
  const spans = [from ?? []].flat().map((begin, index): Span => [begin, midnight(ends[index] ?? '')]);
  return spans.length > 0 ? spans : [['', '']];
}

/** The midnight that ends a day; a browser's field knows it as the one that begins it. */
const midnight = (end: string) => (end === '00:00' ? '24:00' : end);

function rowOf(row: unknown): PriceRow {
  const { label = '', from = '' } = (row ?? {}) as Partial<PriceRow>;
  return { label: label.trim(), from: from.trim() };
}

const isFilled = ({ label, from }: PriceRow) => label !== '' || from !== '';

/** Whole francs of '3 000', '3.000 FCFA' or '3000'; undefined for anything else. */
export function parseFrancs(typed: string): number | undefined {
  const [, digits] = /^(\d+|\d{1,3}(?:[\s.,]\d{3})+)\s*(?:f|fr|frs|fcfa|cfa|xaf)?$/i.exec(typed.trim()) ?? [];
  const francs = digits ? Number(digits.replace(/\D/g, '')) : undefined;
  return francs !== undefined && francs <= fieldLimits.priceXaf ? francs : undefined;
}
