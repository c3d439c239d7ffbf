import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { country } from '@mboalink/shared/catalogue/country.ts';
import type { Language } from '@mboalink/shared/language.ts';
import type { CardHolder } from '@mboalink/shared/network/vcard.ts';
import type { Names } from '../../catalogue/names.ts';

/** Somebody as a card of the phone book; without the names of places when those are not here. */
export function ownCard(user: CurrentUser, names: Names | undefined, language: Language): CardHolder {
  return {
    name: user.name,
    organisation: user.businessName === user.name ? '' : user.businessName,
    number: `+${user.whatsapp}`,
    email: user.email,
    street: [user.quartier, user.landmark].filter(Boolean).join(', '),
    town: names?.town(user.city) ?? '',
    region: names?.region(user.region) ?? '',
    country: country[language],
    note: user.description,
  };
}
