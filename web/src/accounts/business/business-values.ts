import { dayName } from '@mboalink/shared/accounts/business-text.ts';
import {
  type SpokenLanguage,
  spokenLanguages,
  type WeekDay,
  weekDays,
} from '@mboalink/shared/accounts/business-words.ts';
import type { ProfileInput } from '@mboalink/shared/accounts/calls.ts';
import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import type { FieldError } from '@mboalink/shared/errors.ts';
import type { Language } from '@mboalink/shared/language.ts';
import type { TFunction } from 'i18next';
import type { FieldMessages } from '../form/use-field-errors.ts';
import type { Form } from '../form/use-form.ts';
import { findDayProblem, toHours, toWeekHours, type WeekHours } from './day-hours.ts';
import {
  filledRows,
  findPriceProblems,
  type PriceField,
  type PriceValues,
  priceFieldsOf,
  priceRows,
  toPrices,
  toPriceValues,
} from './price-rows.ts';

/** What a business says of its hours, prices and languages, as it was filled in; languages with commas between them. */
export type BusinessValues = WeekHours & PriceValues & { languages: string };

export type BusinessField = WeekDay | PriceField | 'languages';

/** As much of a form as these fields need. */
export type BusinessFields = Pick<Form<BusinessValues>, 'values' | 'change' | 'text' | 'idOf' | 'errorOf'>;

/** The fields of each part, in the order in which they stand. */
export const businessParts = {
  hours: weekDays,
  service: [...priceRows.flatMap(priceFieldsOf), 'languages'],
} as const satisfies Record<string, readonly BusinessField[]>;

export function toBusinessValues({ hours, prices, languages }: CurrentUser): BusinessValues {
  return { ...toWeekHours(hours), ...toPriceValues(prices), languages: languages.join() };
}

export function spokenList(chosen: string): SpokenLanguage[] {
  const listed = chosen.split(',');
  return spokenLanguages.filter((language) => listed.includes(language));
}

/** What is sent: only what differs from what is saved. */
export function toBusinessInput(values: BusinessValues, user: CurrentUser): Partial<ProfileInput> {
  const inputOf = (from: BusinessValues) => ({
    hours: toHours(from),
    prices: toPrices(from),
    languages: spokenList(from.languages),
  });
  const before = inputOf(toBusinessValues(user));
  const now = inputOf(values);
  const differs = (name: keyof typeof now) => JSON.stringify(now[name]) !== JSON.stringify(before[name]);
  return {
    ...(differs('hours') && { hours: now.hours }),
    ...(differs('prices') && { prices: now.prices }),
    ...(differs('languages') && { languages: now.languages }),
  };
}

type Translate = TFunction<'business'>;

/** What is wrong, as sentences. */
export function businessErrors(
  values: BusinessValues,
  t: Translate,
  language: Language,
): FieldMessages<BusinessValues> {
  const messages: FieldMessages<BusinessValues> = {};
  for (const day of weekDays) {
    const problem = findDayProblem(values[day]);
    if (problem) messages[day] = t(`hours.wrong.${problem}`, { day: dayName(day, language) });
  }
  for (const row of filledRows(values)) {
    const [label, from] = priceFieldsOf(row);
    const problems = findPriceProblems(values, row);
    if (problems.includes('label')) messages[label] = t('prices.wrong.label', { row });
    if (problems.includes('from')) messages[from] = t('prices.wrong.from', { row });
  }
  return messages;
}

/** What the server says of 'hours.tue.0' or 'prices.1.label', at the field where it was filled in. */
export function atBusinessField(
  { field, message }: FieldError,
  values: BusinessValues,
  { t, language }: { t: Translate; language: Language },
): FieldError {
  const [whole, part = '', side] = field.split('.');
  if (whole === 'hours') {
    const day = weekDays.find((name) => name === part) ?? 'mon';
    return { field: day, message: t('problem', { field: dayName(day, language), message }) };
  }
  if (whole === 'prices') {
    // Rows without words are not sent.
    const row = filledRows(values)[Number(part)] ?? 1;
    const [label, from] = priceFieldsOf(row);
    const name = t(side === 'fromXaf' ? 'prices.from' : 'prices.label');
    return { field: side === 'fromXaf' ? from : label, message: t('problem', { field: name, message }) };
  }
  if (whole === 'languages') return { field, message: t('problem', { field: t('languages'), message }) };
  return { field, message };
}
