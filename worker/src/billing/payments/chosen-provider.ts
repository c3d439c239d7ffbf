import { payments } from '@mboalink/db/schema/payments.ts';
import { textArray } from '@mboalink/db/sql/text-array.ts';
import { paymentLimits } from '@mboalink/shared/billing/payment-limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { MemberContext } from '../../trpc.ts';
import type { Wanted } from './begin-payment.ts';

/** Why nobody was asked: the provider was out of reach. */
export const unreachedCode = 'provider_unreached';

/**
 * Who collects a new payment: the first of those that can, who answered whoever asked last; the first of all where nobody did.
 * An open payment stays where it is.
 */
export function chosenProvider({ paymentProviders, now }: MemberContext, wanted: Wanted): SQL<string> {
  const able = [...paymentProviders].flatMap(([id, { capabilities }]) => {
    const can =
      wanted.mode === 'hosted'
        ? capabilities.hosted
        : capabilities.direct && capabilities.operators.includes(wanted.operator);
    return can ? [id] : [];
  });
  const since = new Date(now.getTime() - paymentLimits.avoidSeconds * 1000);
  const isAvoided = sql`exists (select from ${payments} where ${payments.provider} = able.id
    and ${payments.createdAt} > ${since.toISOString()}::timestamptz
    and (${payments.state} = 'uncertain' or ${payments.failureCode} = ${unreachedCode}))`;
  return sql<string>`(select able.id from unnest(${textArray(able)}) with ordinality as able (id, preference)
    order by ${isAvoided}, able.preference limit 1)`;
}
