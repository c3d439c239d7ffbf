import {
  hoursSchema,
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
  drawn: z.string(),
});

export type ProfileFields = typeof profileFields;

type Saved = Omit<Required<z.output<ProfileFields>>, 'drawn'>;

const blank: Saved = {
  ...{ name: '', businessName: '', description: '', keywords: [], category: '', subcategory: '', items: [] },
  ...{ region: '', city: '', quartier: '', landmark: '', hours: {}, prices: [], languages: [] },
};

const fieldsOf: Record<Part, readonly (keyof Saved)[]> = {
  you: ['name'],
  listing: ['businessName', 'description', 'keywords'],
  trade: ['category', 'subcategory', 'items'],
  place: ['region', 'city', 'quartier', 'landmark'],
  hours: ['hours'],
  service: ['prices', 'languages'],
};

/** The fields that the form draws for somebody; they travel with it. */
export const drawnOf = (user: CurrentUser): string =>
  partsOf(user)
    .flatMap((part) => fieldsOf[part])
    .filter((field) => field !== 'items' || user.userType !== 'buyer')
    .join(' ');

/** What is sent: the fields that were drawn, those that are blank as emptied. What was not drawn stays as it is kept. */
export function changesOf({ drawn, ...now }: z.output<ProfileFields>): Inputs['accounts']['updateProfile'] {
  const values: Saved = { ...blank, ...now };
  return Object.fromEntries(drawn.split(' ').map((field) => [field, values[field as keyof Saved]]));
}

const weekOf = (spans: (day: WeekDay) => Span[]) =>
  Object.fromEntries(weekDays.map((day) => [day, spans(day)])) as Week;

/** The form with what is kept in it. */
export function typedOf(user: CurrentUser): Typed {
  const { name, businessName, description, category, subcategory, region, city } = user;
  return {
    ...{ name, businessName, description, category, subcategory, region, city },
    quartier: user.quartier ?? '',
    landmark: user.landmark ?? '',
    keywords: user.keywords.join(', '),
    items: user.items,
    hours: weekOf((day) => user.hours[day] ?? []),
    prices: user.prices.map(({ label, fromXaf }) => ({ label, from: formatCount(fromXaf) })),
    languages: user.languages,
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
