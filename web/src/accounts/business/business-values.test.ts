import {
  hoursSchema,
  pricesSchema,
  spokenLanguagesSchema,
} from '@mboalink/shared/accounts/business-details.ts';
import { type WeekDay, weekDays } from '@mboalink/shared/accounts/business-words.ts';
import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { fieldLimits } from '@mboalink/shared/limits.ts';
import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { seller } from '../../../test/seller.ts';
import { atBusinessField, businessErrors, toBusinessInput, toBusinessValues } from './business-values.ts';
import { findDayProblem, parseDay, sameHours, toHours, withBreak, withoutBreak } from './day-hours.ts';
import { findPriceProblems, parseFrancs, priceRows, toPriceValues, withoutRow } from './price-rows.ts';

const user: CurrentUser = {
  ...seller,
  hours: {
    mon: [
      ['08:00', '12:00'],
      ['14:00', '18:00'],
    ],
    sun: [['00:00', '24:00']],
  },
  prices: [
    { label: 'Tresses', fromXaf: 3000 },
    { label: 'Devis', fromXaf: 0 },
  ],
  languages: ['fr', 'pcm'],
};
const values = toBusinessValues(user);
const t = ((key: string, said: object = {}) =>
  `${key} ${Object.values(said).join()}`) as unknown as TFunction<'business'>;

describe('what a business says of itself', () => {
  it('is sent only where it changed, whole', () => {
    expect(toBusinessInput(values, user)).toEqual({});
    expect(toBusinessInput({ ...values, priceFrom1: '3000 FCFA' }, user)).toEqual({});
    expect(toBusinessInput({ ...values, mon: '', tue: '20:00-02:00' }, user)).toEqual({
      hours: { tue: [['20:00', '02:00']], sun: [['00:00', '24:00']] },
    });
    expect(toBusinessInput({ ...values, priceLabel1: '', priceFrom1: '' }, user)).toEqual({
      prices: [{ label: 'Devis', fromXaf: 0 }],
    });
    expect(toBusinessInput({ ...values, languages: 'pcm,fr,en' }, user)).toEqual({
      languages: ['fr', 'en', 'pcm'],
    });
  });

  it('can always be sent as it was', () => {
    expect(businessErrors(values, t, 'fr')).toEqual({});
    expect(hoursSchema.safeParse(user.hours).success).toBe(true);
    expect(spokenLanguagesSchema.safeParse(user.languages).success).toBe(true);
  });

  it('is wrong at the day or the row that is wrong', () => {
    const wrong = { ...values, tue: '08:00-', priceLabel2: 'D', priceFrom3: '500' };
    expect(Object.keys(businessErrors(wrong, t, 'fr'))).toEqual(['tue', 'priceLabel2', 'priceLabel3']);
  });

  it('is told what the server says of it where it was filled in', () => {
    const gap = { ...values, priceLabel1: '', priceFrom1: '' };
    const at = (field: string) => atBusinessField({ field, message: 'no' }, gap, { t, language: 'en' });
    expect(at('hours.tue.0.1')).toEqual({ field: 'tue', message: 'problem Tuesday,no' });
    expect(at('hours').field).toBe('mon');
    expect(at('prices.0.fromXaf').field).toBe('priceFrom2');
    expect(at('prices.0.label').field).toBe('priceLabel2');
    expect(at('languages.3').field).toBe('languages.3');
    expect(at('name')).toEqual({ field: 'name', message: 'no' });
  });
});

describe('the hours of a day', () => {
  it.each([
    '',
    '08:00-18:00',
    '18:00-02:00',
    '00:00-24:00',
    '08:00-12:00 12:00-18:00',
    '06:00-09:00 12:00-14:00 18:00-02:00',
    '08:00-',
    '-18:00',
    '-',
    '08:00-08:00',
    '08:00-12:00 11:00-18:00',
    '18:00-02:00 03:00-04:00',
    '14:00-18:00 08:00-12:00',
    '8:00-9:00',
  ])('%s are right where the server takes them', (mon) => {
    const week = { ...sameHours([], ''), mon };
    expect(findDayProblem(mon) === undefined).toBe(hoursSchema.safeParse(toHours(week)).success);
  });

  it('are the same on the days that they are set for, and the others are closed', () => {
    const week = sameHours(weekDays.slice(0, 6), '08:00-18:00');
    expect(Object.keys(toHours(week))).toEqual([
      'mon',
      'tue',
      'wed',
      'thu',
      'fri',
      'sat',
    ] satisfies WeekDay[]);
  });

  it('take a break at noon and give it back', () => {
    const broken = withBreak('08:00-18:00');
    expect(broken).toBe('08:00-12:00 14:00-18:00');
    expect(withoutBreak(broken, 1)).toBe('08:00-18:00');
    expect(parseDay(withBreak('18:00-23:00'))).toHaveLength(2);
    expect(withoutBreak(withBreak('18:00-23:00'), 1)).toBe('18:00-23:00');
  });
});

describe('prices', () => {
  it('have as many rows as the server takes prices', () => {
    expect(priceRows).toHaveLength(fieldLimits.prices);
  });

  it.each([
    ['3000', 3000],
    ['3 000', 3000],
    ['3\u00a0000', 3000],
    ['3.000 FCFA', 3000],
    ['1 250 000 F', 1_250_000],
    ['0', 0],
    ['100000000', 100_000_000],
    ['100000001', undefined],
    ['2,5', undefined],
    ['-3', undefined],
    ['3 00', undefined],
    ['beaucoup', undefined],
    ['', undefined],
  ])('reads %s as francs', (typed, francs) => {
    expect(parseFrancs(typed)).toBe(francs);
  });

  it.each(['', 'A', 'Ab', 'x'.repeat(60), 'x'.repeat(61), '  a  ', 'Ta\u202eble', '\u3164\u3164'])(
    'takes the service "%s" as the server does',
    (label) => {
      const row = toPriceValues([{ label, fromXaf: 1 }]);
      const isRight = pricesSchema.safeParse([{ label, fromXaf: 1 }]).success;
      expect(findPriceProblems(row, 1).length === 0).toBe(isRight);
    },
  );

  it('move up when one is removed', () => {
    const left = withoutRow(toPriceValues(user.prices), 1);
    expect(left).toMatchObject({ priceLabel1: 'Devis', priceFrom1: '0', priceLabel2: '', priceLabel5: '' });
  });
});
