import type { ActionFunctionArgs } from 'react-router';
import { queriesOf } from '../../lib/queries.server.ts';
import { type Answer, answerTo, type Change } from './change.ts';

/** The action of a page whose forms change the account, for whoever has no scripts. */
export const serverChanges =
  (changes: Readonly<Record<string, Change>>) =>
  async ({ context, request }: ActionFunctionArgs): Promise<Answer> =>
    answerTo(changes, queriesOf({ context }), await request.formData());
