import { operators } from '@mboalink/shared/billing/operators.ts';
import type { Context } from '../context.ts';
import { collectorsOf } from './collectors.ts';

/** What can be paid with now: operators whose prompts some provider sends, and the hosted page of the preferred one that has one. */
export function listMethods(ctx: Pick<Context, 'env' | 'paymentProviders'>) {
  const providers = collectorsOf(ctx);
  if (providers.length === 0) return { methods: [] };
  const asked = operators.filter((operator) =>
    providers.some(([, { capabilities: one }]) => one.direct && one.operators.includes(operator)),
  );
  const [pageOf = null] = providers.find(([, { hosted }]) => hosted) ?? [];
  const mobileMoney = { type: 'mobile_money' as const, operators: asked, hosted: pageOf !== null, pageOf };
  const card = { type: 'card' as const, operators: [], hosted: true, pageOf };
  return { methods: pageOf === null ? [mobileMoney] : [mobileMoney, card] };
}
