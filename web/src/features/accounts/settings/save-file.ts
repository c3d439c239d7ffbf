import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { country } from '@mboalink/shared/catalogue/country.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { vcard } from '@mboalink/shared/network/vcard.ts';
import { site } from '@mboalink/shared/site.ts';
import { serverNow } from '../../../lib/clock.ts';

const types = { json: 'application/json', vcf: 'text/vcard;charset=utf-8' };

/** Has the browser save a file; answers its name. */
export function saveFile(what: string, extension: keyof typeof types, content: string): string {
  const name = `${site.name.toLowerCase()}-${what}-${doualaDay(new Date(serverNow()))}.${extension}`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: types[extension] }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return name;
}

/** Somebody as a card of the phone book. */
export function saveOwnCard(user: CurrentUser, language: Language): string {
  const card = vcard({
    name: user.name,
    organisation: user.businessName === user.name ? '' : user.businessName,
    number: user.whatsapp && `+${user.whatsapp}`,
    email: user.email,
    street: [user.quartier, user.landmark].filter(Boolean).join(', '),
    town: user.names.city ?? '',
    region: user.names.region ?? '',
    country: country[language],
    note: user.description,
  });
  return saveFile('card', 'vcf', card);
}
