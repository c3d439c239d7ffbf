import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { Contact } from '@mboalink/shared/directory/contact.ts';
import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { recordLater } from '../insights/events.ts';
import type { MemberContext } from '../trpc.ts';
import { type AskedKeys, contactRows, keyOf, keyOfSlug, requireContacts } from './contact-rows.ts';
import { toContact } from './contact-view.ts';
import { quotaInfo } from './viewer.ts';

type Answer = { contact: Contact; quotaInfo: QuotaInfo };

/** One contact as the viewer may see it now: with its number where they opened it before. */
export function readContact(ctx: MemberContext, { id }: { id: string }): Promise<Answer> {
  return readAsked(ctx, keyOf(ctx, id));
}

/** The same of the contact behind a page. */
export function readContactBySlug(ctx: MemberContext, { slug }: { slug: string }): Promise<Answer> {
  return readAsked(ctx, keyOfSlug(ctx, slug));
}

async function readAsked(ctx: MemberContext, keys: AskedKeys): Promise<Answer> {
  const rows = await ctx.db.select({ shown: contactRows(ctx, { keys }) }).from(oneRow);
  const { shown } = requireContacts(rows);
  const [contact] = shown.contacts;
  if (!contact) throw new AppError('not_found');
  recordLater(ctx, { action: 'view', contactId: contact._id });
  return {
    contact: toContact(contact, ctx.language),
    quotaInfo: quotaInfo(shown.viewer, ctx.now, ctx.language),
  };
}
