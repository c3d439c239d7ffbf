import { expect, it } from 'vitest';
import { type ContactChange, noChangeOf, restoreChange } from './change-draft.ts';

const begun = (expiresAt: number): ContactChange => ({
  ...noChangeOf('ada'),
  ...{ kind: 'email', sentTo: 'ada@example.cm' },
  sent: { expiresAt } as NonNullable<ContactChange['sent']>,
});

it('comes back to the six digits of a code that is still good', () => {
  const kept = begun(Date.now() + 1000);
  expect(restoreChange(kept, 'ada')).toEqual(kept);
});

it('comes back to nothing once the code is over', () => {
  expect(restoreChange(begun(Date.now() - 1000), 'ada')).toEqual(noChangeOf('ada'));
});

it('is shown to nobody else', () => {
  expect(restoreChange(begun(Date.now() + 1000), 'eve')).toEqual(noChangeOf('eve'));
});
