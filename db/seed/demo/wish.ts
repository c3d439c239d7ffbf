import type { Language } from '@mboalink/shared/language.ts';
import { chance, pick, type Random } from '../random.ts';

const wishes: Readonly<Record<Language, readonly string[]>> = {
  fr: [
    'Je construis ma maison et je cherche des artisans sérieux.',
    'Je fais mes achats pour la maison et pour le bureau.',
  ],
  en: ['I am building my house and need serious workers.', 'I buy for my family and for the office.'],
};

/** What a buyer says, if anything: buyers have nothing to offer. */
export function demoWish(random: Random, language: Language) {
  return {
    description: chance(random, 0.3) ? pick(random, wishes[language]) : '',
    keywords: [],
    itemSlugs: [],
    landmark: null,
  };
}
