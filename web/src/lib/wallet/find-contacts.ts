import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { wordsOf } from '@mboalink/shared/slug.ts';

/** What a search asks for, as far as a phone can tell without the server. */
export type LocalSearch = {
  search?: string | undefined;
  category?: string;
  subcategory?: string;
  items?: readonly string[];
  region?: string;
  city?: string;
  userType?: string;
};

/** Those who have each word of a search in their name, trade, place or description, accents aside; whose name has most of them comes first. */
export function findContacts(contacts: readonly Contact[], wanted: LocalSearch): Contact[] {
  const words = wordsOf(wanted.search ?? '').filter((word) => !small.has(word));
  const found = contacts.filter((contact) => fits(contact, wanted));
  if (words.length === 0) return found;
  return found
    .map((contact) => ({ contact, rank: rankOf(contact, words) }))
    .filter(({ rank }) => rank >= 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ contact }) => contact);
}

/** Words that join others: nobody is found by them. */
const small = new Set('a au aux d de des du en et in l la le les near of pres the to un une'.split(' '));

function fits(contact: Contact, { category, subcategory, items = [], region, city, userType }: LocalSearch) {
  const { category: trade, subcategory: craft, region: own, city: town } = contact;
  return (
    (!category || category === trade) &&
    (!subcategory || subcategory === craft) &&
    (items.length === 0 || items.some((item) => contact.items.includes(item))) &&
    (!region || region === own) &&
    (!city || city === town) &&
    (!userType || userType === contact.userType)
  );
}

/** How many of the words begin one of the name; -1 where one is nowhere. */
function rankOf(contact: Contact, words: readonly string[]): number {
  const { businessName, names, subcategory, category, city, quartier, keywords, description, items } =
    contact;
  const name = wordsOf(businessName);
  const places = [names.city, names.region, city, quartier ?? ''];
  const trades = [names.category, names.subcategory, category, subcategory, ...items, ...keywords];
  const rest = wordsOf([...trades, ...places, description].join(' '));
  let rank = 0;
  for (const word of words) {
    const begins = (own: string) => own.startsWith(stem(word));
    if (name.some(begins)) rank += 1;
    else if (!rest.some(begins)) return -1;
  }
  return rank;
}

/** Several are found by one: 'plombiers' finds a plombier. */
const stem = (word: string) => (word.length > 4 ? word.replace(/[sx]$/, '') : word);
