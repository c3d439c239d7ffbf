import { expect, it } from 'vitest';
import { type Manifest, partFiles } from './page-files.ts';

const shared = { file: 'shared.js' };

const manifest: Manifest = {
  'src/main.tsx': { file: 'main.js' },
  'src/i18n/fr/common.ts': { file: 'common.js' },
  'src/i18n/fr/payment.ts': { file: 'words.js' },
  'src/billing/pricing-screen.tsx': { file: 'pricing.js', imports: ['_shared'] },
  'src/billing/dialog.tsx': { file: 'dialog.js', imports: ['src/main.tsx', '_shared', '_own'] },
  _shared: shared,
  _own: { file: 'own.js' },
};

const dialog = { name: 'dialog', source: 'src/billing/dialog.tsx', words: 'payment' };

it('a late part weighs its own files, without what pages come with, and its words', () => {
  // A receipt tells in the same words how it was paid.
  const pages = [{ name: 'pricing', messages: ['payment'], names: false, isPublic: true }] as const;
  expect(partFiles(manifest, dialog, pages, 'fr')).toEqual({
    code: ['own.js', 'dialog.js'],
    words: ['words.js'],
  });
});

it('a part that a page comes with is not late', () => {
  const early = { ...shared, imports: ['src/billing/dialog.tsx'] };
  const changed: Manifest = { ...manifest, 'src/billing/pricing-screen.tsx': early };
  expect(() =>
    partFiles(changed, dialog, [{ name: 'pricing', messages: [], names: false, isPublic: true }], 'fr'),
  ).toThrow('src/billing/dialog.tsx comes with pricing');
});
