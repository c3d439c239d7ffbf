import { users } from '@mboalink/db/schema/accounts.ts';
import type { ProfileInput } from '@mboalink/shared/accounts/calls.ts';
import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import type { UserType } from '@mboalink/shared/accounts/user-types.ts';
import { AppError, type FieldError } from '@mboalink/shared/errors.ts';
import { changedByMessage } from '@mboalink/shared/field-messages.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { and, eq, inArray, type SQL } from 'drizzle-orm';

type SentBack = Pick<ProfileInput, 'whatsappNumber' | 'whatsapp' | 'userType'>;

/** Clients write somebody who sells and buys as a seller. */
const typesOf = (sent: UserType): UserType[] => (sent === 'seller' ? ['seller', 'both'] : [sent]);

/** Over `users`: the number and the type are those that were sent back, if any were. */
export function sendsBackIdentity({ whatsappNumber, whatsapp, userType }: SentBack): SQL | undefined {
  const numbers = [whatsappNumber, whatsapp].filter((value) => value !== undefined);
  return and(
    ...numbers.map((number) => eq(users.whatsapp, number)),
    userType && inArray(users.userType, typesOf(userType)),
  );
}

/** Throws `validation_failed`, naming the call that changes it, for a number or type that is not the present one. */
export function requireUnchanged(sent: SentBack, user: CurrentUser, language: Language): void {
  const errors: FieldError[] = [];
  for (const field of ['whatsappNumber', 'whatsapp'] as const) {
    if (sent[field] !== undefined && sent[field] !== `+${user.whatsapp}`) {
      errors.push({ field, message: changedByMessage('PUT /auth/update-whatsapp', language) });
    }
  }
  if (sent.userType && !typesOf(sent.userType).includes(user.userType)) {
    errors.push({ field: 'userType', message: changedByMessage('PUT /auth/account-type', language) });
  }
  if (errors.length > 0) throw new AppError('validation_failed', { errors });
}
