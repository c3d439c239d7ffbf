import type { LatePart } from './page-files.ts';

/** What opens on pages, and has a budget of its own. */
export const lateParts: readonly LatePart[] = [
  { name: 'payment-dialog', source: 'src/billing/payment/payment-dialog.tsx', words: 'payment' },
];
