import { expect, it } from 'vitest';
import { describeDifference, readReport } from './provider-report.ts';

const txRef = '6f1c2a7e-5b7d-4c1e-9a58-2f3b8d0e4c11';
const other = '0199a1b2-7c3d-4e4f-8a5b-6c7d8e9f0a1b';

it('reads references and whole francs, as spreadsheets write them', () => {
  const text = `\uFEFFtx_ref;amount\r\n${txRef};3000\r\n"${other.toUpperCase()}","6000.00"\n\n${txRef}\t3000\n`;
  expect(readReport(text)).toEqual([
    { txRef, francs: 3000 },
    { txRef: other, francs: 6000 },
    { txRef, francs: 3000 },
  ]);
});

it.each([`${txRef};29,5`, `${txRef}`, `3000;${txRef}`, `${txRef};-3000`])(
  'names a line that is no charge: %s',
  (line) => {
    expect(() => readReport(`reference;francs\n${line}`)).toThrow('Line 2 of the report');
  },
);

it('says what differs, and on which side', () => {
  const paid = { state: 'succeeded', received: 3000, month: '2026-11' } as const;
  const said = (one: object) =>
    describeDifference({ txRef, reported: [], ...paid, ...one }).replaceAll(/\s/g, ' ');
  expect(said({})).toBe(`  ${txRef}  not in the report, here 3 000 FCFA in 2026-11`);
  expect(said({ reported: [3000, 3000] })).toContain(
    'in the report 3 000 FCFA + 3 000 FCFA, here 3 000 FCFA',
  );
  expect(said({ reported: [2900], state: 'review', received: null })).toContain(
    'here review, nothing counted',
  );
  expect(said({ reported: [500], state: null, received: null })).toContain('no payment of ours with them');
});
