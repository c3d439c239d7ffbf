import { keysOf } from '@mboalink/shared/keys-of.ts';

/** Of what is saved now all but what was typed or chosen anew since something was sent. */
export function unchangedSince<Values extends object>(
  sent: Values,
  typed: Values,
  saved: Values,
): Partial<Values> {
  const unchanged: Partial<Values> = {};
  for (const name of keysOf(saved)) if (typed[name] === sent[name]) unchanged[name] = saved[name];
  return unchanged;
}
