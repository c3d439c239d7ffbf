import type { UserType } from '@mboalink/shared/accounts/user-types.ts';

/** Where a registration leads: to what somebody came for; else who sells sees what it brought, and who buys the contacts. */
export function afterRegistration(type: UserType, next: string | undefined): string {
  const isForNumber = next !== undefined && /[?&]contact=|^\/business\//.test(next);
  if (type === 'buyer' || isForNumber) return next ?? '/find-contact';
  return next ? `/registered?next=${encodeURIComponent(next)}` : '/registered';
}
