import { expect, test } from 'vitest';
import { overBudget } from '../setup/budgets.ts';

const login = { page: 'login', language: 'fr', files: 10, html: 9000, scripts: 100_000, styles: 9000 };

test('pages and a Worker within their budgets pass', () => {
  expect(overBudget([login], 200_000)).toEqual([]);
});

test('each page that is too heavy is named, with what it may weigh', () => {
  expect(overBudget([login, { ...login, scripts: 112_001, files: 15 }], 200_000)).toEqual([
    'login (fr): 112001 bytes of scripts, at most 112000',
    'login (fr): 15 files, at most 14',
  ]);
});

test('a Worker that is too heavy, and a build that weighed nothing, are refused', () => {
  expect(overBudget([login], 420_001)).toEqual(['the Worker: 420001 bytes gzipped, at most 420000']);
  expect(overBudget([], 200_000)).toEqual(['no page was weighed']);
});
