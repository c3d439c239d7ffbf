import { demoBusinesses } from '@mboalink/db/seed/demo-businesses.ts';
import { nameProblem } from '@mboalink/worker/accounts/profile/name-problem.ts';
import { expect, it } from 'vitest';
import { rounds } from '../setup/rounds.ts';

it('every demo business may be called as it is', () => {
  const refused = [...demoBusinesses(rounds(2000, 20_000), new Date())].filter(
    ({ name, businessName }) => nameProblem(name) ?? nameProblem(businessName),
  );
  expect(refused).toEqual([]);
});
