import { quartierAndTown } from '../accounts/trade-and-place.ts';
import { otherTownSlug } from '../catalogue/regions.ts';
import type { Contact } from './contact.ts';

const digitsOf = (number: string) => number.replace(/\D/g, '');

/** A chat with somebody; nothing is sent before they press send in WhatsApp. `number` as '237670000001'. */
export function whatsappLink(number: string, message: string): string {
  return `https://wa.me/${digitsOf(number)}?text=${encodeURIComponent(message)}`;
}

/** A call; the phone asks before it dials. `number` as '237670000001', however it is written. */
export function callLink(number: string): string {
  return `tel:+${digitsOf(number)}`;
}

/** A mail to somebody, begun with a subject and a text; nothing is sent before they send it. */
export function mailLink(email: string, subject: string, body: string): string {
  const address = email.split('@').map(encodeURIComponent).join('@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** Where a contact is: 'Akwa, Douala'. 'Another town' says less than the region does. */
export function placeOfContact({
  quartier,
  city,
  names,
}: Pick<Contact, 'quartier' | 'city' | 'names'>): string {
  return quartierAndTown(quartier, city === otherTownSlug ? names.region : names.city);
}

/** A first message fits a glance: WhatsApp shows about this much before "read more". */
const longestFirstMessage = 139;

/** The message a chat starts with; a long business name is shortened so that the message stays short. */
export function firstMessage(name: string, write: (name: string) => string): string {
  const over = write(name).length - longestFirstMessage;
  if (over <= 0) return write(name);
  const kept = [...name].slice(0, Math.max(0, [...name].length - over - 1));
  return write(`${kept.join('').trimEnd()}…`);
}
