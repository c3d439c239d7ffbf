import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { NumbersHidden } from '@mboalink/shared/directory/calls.ts';
import type { Contact } from '@mboalink/shared/directory/contact.ts';
import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { recordLater } from '../insights/events.ts';
import { countedNetworksOf } from '../session/network.ts';
import type { MemberContext } from '../trpc.ts';
import { toContact } from './contact-view.ts';
import { quotaInfo } from './quota-info.ts';
import { type AskedKeys, keyOf, keyOfSlug } from './shown/asked.ts';
import { numbersHidden } from './shown/numbers-hidden.ts';
import { showListed } from './shown/show-listed.ts';
import { requireRow } from './viewer.ts';

type Answer = { contact: Contact; quotaInfo: QuotaInfo; numbersHidden: NumbersHidden | null };

/** One contact as the viewer may see it now, counted as in a list. What was shown stays readable. */
export function readContact(ctx: MemberContext, { id }: { id: string }): Promise<Answer> {
  return readAsked(ctx, keyOf(ctx, id));
}

/** The same of the contact behind a page. */
export function readContactBySlug(ctx: MemberContext, { slug }: { slug: string }): Promise<Answer> {
  return readAsked(ctx, keyOfSlug(ctx, slug));
}

async function readAsked(ctx: MemberContext, keys: AskedKeys): Promise<Answer> {
  const networks = await countedNetworksOf(ctx);
  const shown = showListed(ctx, { keys, networks, needsRoom: false, showsNew: true });
  const rows = await ctx.db.select({ shown }).from(oneRow);
  const { shown: row } = requireRow(rows);
  const [contact] = row.contacts;
  if (!contact) throw new AppError('not_found');
  recordLater(ctx, { action: 'profile_view', contactId: contact._id, citySlug: row.viewer.citySlug });
  return {
    contact: toContact(contact, ctx.language),
    quotaInfo: quotaInfo(row.viewer, ctx.now, ctx.language),
    numbersHidden: numbersHidden(row, ctx.now),
  };
}
