import { fieldLimits } from '@mboalink/shared/limits.ts';
import * as z from 'zod/mini';

/** Boxes of one name: a form that has one ticked posts no list. */
export const listField = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((one) => [one].flat()),
);

/** Whole francs of '3 000', '3.000 FCFA' or '3000'; undefined for anything else. */
export function parseFrancs(typed: string): number | undefined {
  const [, digits] = /^(\d+|\d{1,3}(?:[\s.,]\d{3})+)\s*(?:f|fr|frs|fcfa|cfa|xaf)?$/i.exec(typed.trim()) ?? [];
  const francs = digits ? Number(digits.replace(/\D/g, '')) : undefined;
  return francs !== undefined && francs <= fieldLimits.priceXaf ? francs : undefined;
}
