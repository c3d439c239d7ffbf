import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** 'njoh@atelier.cm' → 'n…@atelier.cm': enough for whoever knows the address, nothing for anybody else. */
export function maskedEmail(email: SQLWrapper): SQL<string> {
  return sql<string>`regexp_replace(${email}, '^(.).*@', ${'\\1…@'})`;
}

/** The same of an address that the Worker knows: as PostgreSQL does, it counts whole characters. */
export function maskEmail(email: string): string {
  return email.replace(/^(.).*@/su, '$1…@');
}

/** '+237671234567' → '…4567'. */
export function maskedNumber(number: SQLWrapper): SQL<string> {
  return sql<string>`'…' || right(${number}, 4)`;
}
