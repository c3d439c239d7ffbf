import {
  hoursSchema,
  type Price,
  pricesSchema,
  spokenLanguagesSchema,
} from '@mboalink/shared/accounts/business-details.ts';
import { allDay, type Span, type WeekDay, weekDays } from '@mboalink/shared/accounts/business-words.ts';
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
import * as z from 'zod/mini';
import type { Inputs } from '../../../lib/trpc.ts';
import { listField, parseFrancs } from '../fields/typed.ts';
import { type Part, partsOf } from './profile-parts.ts';

export type Week = Record<WeekDay, Span[]>;

export type PriceRow = { label: string; from: string };

/** The fields of text, and those of the part that only a business has. */
const texts = ['name', 'category', 'subcategory', 'region', 'city', 'quartier', 'landmark'] as const;
const listingTexts = ['businessName', 'description', 'keywords'] as const;

/** What stands in the form. */
export type Typed = Record<(typeof texts)[number] | (typeof listingTexts)[number], string> & {
  items: string[];
  hours: Week;
  prices: PriceRow[];
  languages: string[];
};

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
  items: z.optional(z.pipe(listField, itemsSchema)),
  region: z.string(),
  city: z.string(),
  quartier: z.optional(quartierSchema),
  landmark: z.optional(landmarkSchema),
  hours: z.optional(weekField),
  prices: z.optional(pricesField),
  languages: z.optional(z.pipe(listField, spokenLanguagesSchema)),
  before: z.string(),
});

export type ProfileFields = typeof profileFields;

type Saved = Omit<Required<z.output<ProfileFields>>, 'before'>;

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

const blank: Saved = {
  ...{ name: '', businessName: '', description: '', keywords: [], category: '', subcategory: '', items: [] },
  ...{ region: '', city: '', quartier: '', landmark: '', hours: {}, prices: [], languages: [] },
};

/** What is kept of somebody, as the form would send it. */
const savedOf = (user: CurrentUser): Saved => ({
  ...blank,
  ...Object.fromEntries(together.flat().map((field) => [field, user[field] ?? blank[field]])),
  hours: Object.fromEntries(
    weekDays.flatMap((day) => (user.hours[day]?.length ? [[day, user.hours[day]]] : [])),
  ),
});

const fieldsOf: Record<Part, readonly (keyof Saved)[]> = {
  you: ['name'],
  listing: ['businessName', 'description', 'keywords'],
  trade: ['category', 'subcategory', 'items'],
  place: ['region', 'city', 'quartier', 'landmark'],
  hours: ['hours'],
  service: ['prices', 'languages'],
};

/** What the form began with, in the fields that it draws; it travels with it, so that only what was changed is sent. */
export function beforeOf(user: CurrentUser): string {
  const saved = savedOf(user);
  const drawn = partsOf(user)
    .flatMap((part) => fieldsOf[part])
    .filter((field) => field !== 'items' || user.userType !== 'buyer');
  return JSON.stringify(Object.fromEntries(drawn.map((field) => [field, saved[field]])));
}

/** What is sent: only what differs from what the form began with, so that what another device changed meanwhile stays. */
export function changesOf({ before, ...now }: z.output<ProfileFields>): Inputs['accounts']['updateProfile'] {
  const began: Partial<Saved> = JSON.parse(before);
  const values: Saved = { ...blank, ...now };
  const isDrawn = (field: keyof Saved) => field in began;
  const differs = (field: keyof Saved) =>
    isDrawn(field) && JSON.stringify(values[field]) !== JSON.stringify(began[field]);
  const changed = together
    .filter((fields) => fields.some(differs))
    .flat()
    .filter(isDrawn);
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
  const textsOf = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, String(payload[name] ?? '')]));
  const many = (name: keyof Typed) => [payload[name] ?? []].flat().map(String);
  const has = partsOf(user);
  const week = (payload.hours ?? {}) as Partial<Record<WeekDay, unknown>>;
  return {
    ...kept,
    ...textsOf(texts),
    ...(has.includes('listing') && textsOf(listingTexts)),
    ...(has.includes('hours') && {
      items: many('items'),
      hours: weekOf((day) => spansOf(week[day])),
      prices: [payload.prices ?? []].flat().map(rowOf).filter(isFilled),
      languages: many('languages'),
    }),
  };
}

/** The spans of a day as its controls are called: a state, and times in pairs. */
function spansOf(day: unknown): Span[] {
  const { state, from, until } = (day ?? {}) as Record<string, string | string[] | undefined>;
  if (state === 'allDay') return [allDay];
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
