import { errorStatus } from '@mboalink/shared/errors.ts';
import type { ActionFunctionArgs } from 'react-router';
import { apiOf } from '../../lib/queries.server.ts';
import { refusalOf } from '../../lib/refusal.ts';

type Answer = { to: string } | { problem: { error: string; message: string }; status: number };

/**
 * What the button of a card does where no script runs: it opens the number, and the page of the contact shows it. The first
 * number of a seller's day is asked for once more, beside what it costs.
 */
export async function answerReveal(args: ActionFunctionArgs): Promise<Answer> {
  const api = apiOf(args);
  const form = await args.request.formData();
  const contact = `/find-contact?contact=${encodeURIComponent(String(form.get('slug') ?? ''))}`;
  try {
    if (!form.has('confirmed')) {
      const { user } = await api.accounts.me.query();
      const { dailyMatchesLimit: limit, dailyMatchesUsed: used } = user;
      if (limit !== null && limit > 0 && used === 0) return { to: contact };
    }
    await api.directory.reveal.mutate({ id: String(form.get('reveal')) });
    return { to: contact };
  } catch (thrown) {
    const refusal = refusalOf(thrown);
    if (!refusal) throw thrown;
    const { error, message } = refusal;
    if (error === 'unauthenticated') return { to: `/register?next=${encodeURIComponent(contact)}` };
    return { problem: { error, message }, status: errorStatus[error] };
  }
}
