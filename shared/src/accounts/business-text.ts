import { formatFrancs } from '../format.ts';
import type { Language } from '../language.ts';
import type { Price } from './business-details.ts';
import { isAllDay, type Span, type SpokenLanguage, type WeekDay } from './business-words.ts';

type Words = {
  days: Record<WeekDay, string>;
  closed: string;
  allDay: string;
  from: (label: string, price: string) => string;
  free: (label: string) => string;
  languages: Record<SpokenLanguage, string>;
};

const words: Record<Language, Words> = {
  en: {
    days: {
      ...{ mon: 'Monday', tue: 'Tuesday', wed: 'Wednesday', thu: 'Thursday' },
      ...{ fri: 'Friday', sat: 'Saturday', sun: 'Sunday' },
    },
    closed: 'closed',
    allDay: '24\u00a0hours',
    from: (label, price) => `${label}: from ${price}`,
    free: (label) => `${label}: free`,
    languages: {
      ...{ fr: 'French', en: 'English', pcm: 'Pidgin', ff: 'Fulfulde', ewo: 'Ewondo', dua: 'Duala' },
      ...{ bas: 'Bassa', bbj: 'Ghomala’', bax: 'Bamun', ha: 'Hausa', ar: 'Arabic' },
    },
  },
  fr: {
    days: {
      ...{ mon: 'Lundi', tue: 'Mardi', wed: 'Mercredi', thu: 'Jeudi' },
      ...{ fri: 'Vendredi', sat: 'Samedi', sun: 'Dimanche' },
    },
    closed: 'fermé',
    allDay: '24\u00a0h/24',
    from: (label, price) => `${label}\u00a0: à partir de ${price}`,
    free: (label) => `${label}\u00a0: gratuit`,
    languages: {
      ...{ fr: 'français', en: 'anglais', pcm: 'pidgin', ff: 'fulfuldé', ewo: 'ewondo', dua: 'duala' },
      ...{ bas: 'bassa', bbj: 'ghomala’', bax: 'bamoun', ha: 'haoussa', ar: 'arabe' },
    },
  },
};

/** 'Monday', 'Lundi'. */
export function dayName(day: WeekDay, language: Language): string {
  return words[language].days[day];
}

/** When a business is open on a day: '08:00 – 12:00, 14:00 – 18:00', '24 hours', 'closed'. A line ends between spans. */
export function spansText(spans: readonly Span[] | undefined, language: Language): string {
  if (!spans?.length) return words[language].closed;
  if (isAllDay(spans)) return words[language].allDay;
  return spans.map(([from, until]) => `${from}\u00a0–\u2060\u00a0${until}`).join(', ');
}

/** What a service costs at least: 'Braids: from 3 000 FCFA'; what costs nothing is free. */
export function priceText({ label, fromXaf }: Price, language: Language): string {
  const { from, free } = words[language];
  return fromXaf === 0 ? free(label) : from(label, formatFrancs(fromXaf));
}

/** 'français', 'French': as it stands within a sentence. */
export function spokenLanguageName(spoken: SpokenLanguage, language: Language): string {
  return words[language].languages[spoken];
}
