import { NeonDbError } from '@neondatabase/serverless';
import { expect, it } from 'vitest';
import { isDatabaseUnavailable } from './database-error.ts';

const withCode = (code: string) =>
  new Error('query failed', { cause: Object.assign(new NeonDbError('no'), { code }) });

it.each(['', '08006', '53300', '57014', '57P01', '40001', '40P01', '55P03'])(
  'takes “%s” for a database that cannot serve us now',
  (code) => expect(isDatabaseUnavailable(withCode(code))).toBe(true),
);

it.each(['23505', '23503', '42601'])('takes %s for a refused statement', (code) =>
  expect(isDatabaseUnavailable(withCode(code))).toBe(false),
);
