import type { Context } from './context.ts';

/**
 * The same context for a call that only reads what everybody may read: it asks the read replica where there is one. Inherited,
 * not copied: to copy is to read who asks.
 */
export function reading<Of extends Context>(ctx: Of): Of {
  return Object.create(ctx, { db: { value: ctx.readDb } });
}
