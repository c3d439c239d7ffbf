import { dyeOf, initialsOf } from '@mboalink/shared/directory/initials.ts';
import { html } from 'hono/html';
import type { Context } from '../context.ts';
import { pictureAddress } from '../directory/picture-address.ts';
import type { Html } from './open-page.ts';

type Pictured = { businessName: string; profilePicture: string | null };

/** The picture of a business; its initials where it has none, or where the reader saves data. */
export function avatar(of: Pictured, { savesData }: Pick<Context, 'savesData'>): Html {
  const picture = savesData ? null : pictureAddress(of.profilePicture);
  if (picture) {
    return html`<img class="avatar" src="${picture}" alt="" width="44" height="44" loading="lazy">`;
  }
  return html`<span class="avatar ${dyeOf(of.businessName)}" aria-hidden="true">${initialsOf(of.businessName)}</span>`;
}
