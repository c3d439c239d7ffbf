import { operators } from '@mboalink/shared/billing/operators.ts';
import type { Context } from '../context.ts';

/** What can be paid with now: operators that any provider asks on phones, and whether one has a page. */
export function listMethods({ paymentProviders }: Context) {
  const capabilities = [...paymentProviders.values()].map((provider) => provider.capabilities);
  if (capabilities.length === 0) return { methods: [] };
  const asked = operators.filter((operator) =>
    capabilities.some((one) => one.direct && one.operators.includes(operator)),
  );
  return {
    methods: [
      { type: 'mobile_money' as const, operators: asked, hosted: capabilities.some(({ hosted }) => hosted) },
    ],
  };
}
