import type { ClientActionFunctionArgs } from 'react-router';
import { browserQueries } from '../../lib/queries.browser.ts';
import { type Answer, answerTo, type Change } from './change.ts';

/** The same action where scripts run: the calls are made from here. */
export const browserChanges =
  (changes: Readonly<Record<string, Change>>) =>
  async ({ request }: ClientActionFunctionArgs): Promise<Answer> =>
    answerTo(changes, browserQueries(), await request.formData());
