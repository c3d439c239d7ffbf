import { dyeOf, initialsOf } from '@mboalink/shared/directory/initials.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { html } from 'hono/html';
import type { Context } from '../context.ts';
import { pictureAddress } from '../directory/contact-view.ts';
import { type Html, messagesOf } from './open-page.ts';

type Pictured = { businessName: string; profilePicture: string | null };

type Reader = Pick<Context, 'language' | 'savesData'>;

/** The picture of a business, or its initials; where the reader saves data, the initials until they are pressed. */
export function avatar(of: Pictured, { language, savesData }: Reader): Html {
  const { businessName } = of;
  const picture = pictureAddress(of.profilePicture);
  const dye = dyeOf(businessName);
  const initials = initialsOf(businessName);
  if (!picture) return html`<span class="avatar ${dye}" aria-hidden="true">${initials}</span>`;
  if (!savesData)
    return html`<img class="avatar" src="${picture}" alt="" width="44" height="44" loading="lazy">`;
  const { show } = messagesOf(language).picture;
  return askedPicture(
    html`<summary class="avatar ${dye}"><span aria-hidden="true">${initials}</span><span class="visually-hidden">${show}: ${businessName}</span></summary>`,
    { picture, businessName, side: 44, look: 'avatar', language },
  );
}

/** The large picture of a page about a business; where the reader saves data, its room, with what shows it. */
export function largePicture(of: Pictured, { language, savesData }: Reader): Html | '' {
  const { businessName } = of;
  const picture = pictureAddress(of.profilePicture);
  if (!picture) return '';
  if (!savesData) return html`<img class="picture" src="${picture}" alt="" width="96" height="96">`;
  const summary = html`<summary>${messagesOf(language).picture.show}</summary>`;
  return askedPicture(summary, { picture, businessName, side: 96, look: 'picture', language });
}

type Asked = { picture: string; businessName: string; side: number; look: string; language: Language };

/** Without any script: browsers fetch a lazy picture once what is folded around it is opened. */
function askedPicture(summary: Html, { picture, businessName, side, look, language }: Asked): Html {
  const alt = messagesOf(language).picture.of(businessName);
  return html`<details class="asked ${look}">${summary}<img src="${picture}" alt="${alt}" width="${side}" height="${side}" loading="lazy"></details>`;
}
