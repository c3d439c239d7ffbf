import { codeOf, wasLost } from '../../lib/api/failures.ts';

/** Whether the guess that this was thrown for, or the one before it that was `unheard`, may have used the code up: it is good once. */
export const mayHaveWorked = (thrown: unknown, unheard: boolean) =>
  wasLost(thrown) || (unheard && codeOf(thrown) === 'invalid_code');
