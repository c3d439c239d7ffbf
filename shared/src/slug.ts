import { marks, plainLetters, separators } from './folding.ts';

/** Category names whose slug is not what the rule would give (specification, "Category slug rule"). */
const fixedSlugs = new Map([
  ['food & beverages', 'food-beverages'],
  ['rentals (chairs, tents, etc.)', 'rentals'],
  ['tutoring services', 'tutors-private-lessons'],
]);

/**
 * The slug of a category's name: the fixed mapping first, else lower case, '&' → '-and-', spaces → hyphens,
 * all other characters dropped, repeated hyphens joined.
 */
export function categorySlug(name: string): string {
  const lower = name.trim().toLowerCase();
  return (
    fixedSlugs.get(lower) ??
    lower
      .replaceAll('&', '-and-')
      .replace(/\s+/g, '-')
      .replace(/[^a-z0-9-]/g, '')
      .replace(/-+/g, '-')
      .replace(/^-|-$/g, '')
  );
}

/** Letters of a name in its slug; beside a mark of its own there is room for fewer. */
const slugLength = { alone: 70, marked: 60 } as const;

const unseen = new RegExp(marks, 'gu');
const letters = new RegExp(Object.keys(plainLetters).join('|'), 'g');
const parting = new RegExp(separators, 'u');

/** Lower case without accents, ligatures or what nobody sees, for comparing what people type: 'Œufs' → 'oeufs'. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(unseen, '')
    .replace(letters, (letter) => plainLetters[letter] ?? letter);
}

/** The words of a text as they are compared; signs and apostrophes part them: 'Œufs d’élevage' → oeufs, d, elevage. */
export function wordsOf(text: string): string[] {
  return foldText(text).split(parting).filter(Boolean);
}

/**
 * The address of a business from its name, accents folded: 'Plomberie Élan & Fils' → 'plomberie-elan-and-fils'.
 * At most `length` characters, cut between words; 'business' when no letter or digit is left. Not unique by itself.
 */
export function slugify(name: string, length: number = slugLength.alone): string {
  const whole = foldText(name)
    .replaceAll('&', ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (whole.length <= length) return whole || 'business';
  const cut = whole.slice(0, length + 1).lastIndexOf('-');
  return whole.slice(0, cut > 0 ? cut : length);
}

/** A slug of a business as an address may name it, also as it was given once: a cut name left hyphens beside each other. */
export const businessSlugPattern = /^[a-z0-9-]{1,80}$/;

/** The slug of a business that is new: of its name and the beginning of an id, so that no two businesses of a name have one slug. */
export function businessSlug(name: string, id: string): string {
  return `${slugify(name, slugLength.marked)}-${id.slice(0, 8)}`;
}

/** A text that begins with a capital letter: 'derrière le stade' is 'Derrière le stade'. */
export const withCapital = (text: string): string => text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
