import { expect, test } from 'vitest';
import { budgetsOfNothing } from '../../web/build/budgets.ts';
import { overBudget } from '../setup/budgets.ts';

const login = { page: 'login', language: 'fr', files: 10, html: 9000, scripts: 60_000, styles: 9000 };

test('pages and a Worker within their budgets pass', () => {
  expect(overBudget([login], 200_000)).toEqual([]);
});

test('each page that is too heavy is named, with what it may weigh', () => {
  expect(overBudget([login, { ...login, scripts: 67_701, files: 14 }], 200_000)).toEqual([
    'login (fr): 67701 bytes of scripts, at most 67700',
    'login (fr): 14 files, at most 13',
  ]);
});

test('what opens on a page has a budget of its own', () => {
  const dialog = { page: 'payment-dialog', language: 'fr', files: 15, html: 0, scripts: 8000, styles: 0 };
  expect(overBudget([dialog], 200_000)).toEqual([]);
  expect(overBudget([{ ...dialog, scripts: 8001 }], 200_000)).toEqual([
    'payment-dialog (fr): 8001 bytes of scripts, at most 8000',
  ]);
});

test('a budget for what is not there is named', () => {
  const named = budgetsOfNothing([]).map((page) => ({ ...login, page }));
  expect(budgetsOfNothing(named)).toEqual([]);
  expect(budgetsOfNothing(named.filter(({ page }) => page !== 'share-sheet'))).toEqual(['share-sheet']);
});

test('a Worker that is too heavy, and a build that weighed nothing, are refused', () => {
  expect(overBudget([login], 450_001)).toEqual(['the Worker: 450001 bytes gzipped, at most 450000']);
  expect(overBudget([], 200_000)).toEqual(['no page was weighed']);
});
