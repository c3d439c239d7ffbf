import type { Contact } from '@mboalink/shared/directory/contact.ts';
import {
  callLink,
  firstMessage,
  forTwoLines,
  mailLink,
  placeOfContact,
  whatsappLink,
} from '@mboalink/shared/directory/contact-links.ts';
import { dyeOf, initialsOf } from '@mboalink/shared/directory/initials.ts';
import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import { factsOnCard, trustFacts } from '@mboalink/shared/directory/trust.ts';
import { membership } from '@mboalink/shared/format.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { type Painted, paint, type Shape } from '@mboalink/shared/painted.ts';
import { readableNumber } from '@mboalink/shared/phone-format.ts';

/** For whom a card is drawn. */
export type CardReader = { quota: QuotaInfo; language: Language; now: number; savesData: boolean };

/** A card of the search as its screen draws it; undefined where the build drew none of the kind. */
export function paintCard(
  words: Painted['search'],
  contact: Contact,
  reader: CardReader,
): string | undefined {
  const { language, now, savesData, quota } = reader;
  const { whatsappNumber, email, names, userType } = contact;
  const name = userType === 'buyer' ? words.customer : contact.businessName;
  const facts = trustFacts(contact.trust, language).slice(0, factsOnCard);
  const since = membership(contact.joinedDate, now, language);
  const picture = savesData ? null : contact.profilePicture;
  const message = messageTo(words, contact);
  return paint(
    words.card,
    {
      mark: markOf(contact),
      trade: names.category ? (names.subcategory ? '' : 'sector') : 'none',
      description: contact.description ? '' : 'none',
      trust: trustShape[facts.map(({ isCaution }) => (isCaution ? 'c' : 'p')).join('')] ?? 'unknown',
      picture: picture ? 'own' : '',
      saved: contact.saved ? 'yes' : '',
      since: since.kind === 'since' ? 'year' : '',
      number: numberShape(contact, quota),
    },
    {
      ...{ id: contact._id, name, dye: dyeOf(name), initials: initialsOf(name), picture: picture ?? '' },
      ...{ sector: names.category, trade: names.subcategory, place: placeOfContact(contact) },
      description: forTwoLines(contact.description),
      ...Object.fromEntries(facts.map(({ text }, index) => [`fact${index}`, text])),
      ...{ joined: contact.joinedDate, since: since.time },
      ...{ viewed: String(quota.viewedToday + 1), limit: String(quota.dailyLimit) },
      number: readableNumber(whatsappNumber ?? ''),
      whatsapp: whatsappLink(whatsappNumber ?? '', message),
      call: callLink(whatsappNumber ?? ''),
      mail: mailLink(email ?? '', words.subject, message),
    },
  );
}

const trustShape: Shape = { '': 'none', p: 'one', pp: '', c: 'caution', cp: 'cautionAndOne' };

function markOf({ sponsored, userType, planInfo: { badge } }: Contact): string {
  const type = userType === 'buyer' || !badge || badge.type === 'trial' ? '' : badge.type;
  if (!sponsored) return type;
  return type ? `${type}Sponsored` : 'sponsored';
}

/** Who has no limit opens a number and goes on in one tap; the first of a day says its cost when it is opened. */
function numberShape({ unlocked, whatsappNumber, email }: Contact, quota: QuotaInfo): string {
  if (!unlocked && quota.dailyLimit === null) return 'oneTap';
  if (!unlocked) return quota.dailyLimit !== null && quota.viewedToday > 0 ? 'cost' : '';
  const ways = whatsappNumber === null ? 'Mail' : 'Number';
  const both = whatsappNumber === null || email === null ? ways : 'Both';
  const shown = whatsappNumber === null && email === null ? 'Nothing' : both;
  return (quota.dailyLimit === null ? 'listed' : 'open') + shown;
}

/** What a chat starts with, as long as the client does not know the name of one of the trade. */
function messageTo(words: Painted['search'], { userType, businessName, names }: Contact): string {
  if (userType === 'buyer') return words.firstMessageToBuyer;
  const said = words.firstMessage.replace('{{trade}}', () => names.subcategory);
  return firstMessage(businessName, (name) => said.replace('{{name}}', () => name));
}
