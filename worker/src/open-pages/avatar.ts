import { colorIndexOf, initialsOf } from '@mboalink/shared/directory/initials.ts';
import { html } from 'hono/html';
import type { Context } from '../context.ts';
import { pictureAddress } from '../directory/picture-address.ts';
import type { Html } from './open-page.ts';

/** As many as the stylesheet has. */
const colors = 6;

type Pictured = { businessName: string; profilePicture: string | null };

/** The picture of a business; its initials where it has none, or where the reader saves data. */
export function avatar(of: Pictured, { savesData }: Pick<Context, 'savesData'>): Html {
  const picture = savesData ? null : pictureAddress(of.profilePicture);
  if (picture) {
    return html`<img class="avatar" src="${picture}" alt="" width="44" height="44" loading="lazy">`;
  }
  const color = colorIndexOf(of.businessName, colors) + 1;
  return html`<span class="avatar dye${color}" aria-hidden="true">${initialsOf(of.businessName)}</span>`;
}
