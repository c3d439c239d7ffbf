import { users } from '@mboalink/db/schema/accounts.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import type { ProfileInput } from '@mboalink/shared/accounts/calls.ts';
import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { findItem } from '@mboalink/shared/catalogue/categories.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { unknownMessage } from '@mboalink/shared/field-messages.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { MemberContext } from '../../trpc.ts';

type Trade = Pick<ProfileInput, 'subcategory' | 'items'>;

/** The items that are kept: those of another subcategory go with it. */
export function keptItems({ subcategory, items }: Trade): string[] | SQL | undefined {
  if (items || !subcategory) return items;
  const isSame = eq(listings.subcategorySlug, subcategory);
  return sql`case when ${isSame} then ${listings.itemSlugs} else '{}' end`;
}

/** Over `users`: items that come without their subcategory are of the present one. */
export function fitsItems({ db }: MemberContext, { subcategory, items = [] }: Trade): SQL | undefined {
  const above = subcategory ? undefined : findItem(items[0] ?? '')?.subcategory;
  if (!above) return undefined;
  const { userId, subcategorySlug } = listings;
  const fitting = db
    .select({ userId })
    .from(listings)
    .where(and(eq(userId, users.id), eq(subcategorySlug, above)));
  return exists(fitting);
}

/** Throws `validation_failed` for items that are not of the subcategory of a listing. */
export function requireFittingItems({ items = [] }: Trade, user: CurrentUser, language: Language): void {
  const errors = items.flatMap((slug, index) =>
    findItem(slug)?.subcategory === user.subcategory
      ? []
      : [{ field: `items.${index}`, message: unknownMessage('', language) }],
  );
  if (errors.length > 0) throw new AppError('validation_failed', { errors });
}
