import type { LatePart } from './page-files.ts';

/** What opens on pages, and has a budget of its own. */
export const lateParts: readonly LatePart[] = [
  { name: 'payment-dialog', source: 'src/billing/payment/payment-dialog.tsx', words: 'payment' },
  { name: 'share-sheet', source: 'src/lib/share/share-sheet.tsx', words: 'share' },
  { name: 'export-sheet', source: 'src/directory/export/export-sheet.tsx', words: 'export' },
];
