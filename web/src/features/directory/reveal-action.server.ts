import { TRPCClientError } from '@trpc/client';
import type { ActionFunctionArgs } from 'react-router';
import { apiOf } from '../../lib/queries.server.ts';

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
    const refusal: { error?: string; httpStatus?: number } =
      thrown instanceof TRPCClientError ? (thrown.data ?? {}) : {};
    if (refusal.error === 'unauthenticated') return { to: `/register?next=${encodeURIComponent(contact)}` };
    if (refusal.error === undefined || !(thrown instanceof Error)) throw thrown;
    return { problem: { error: refusal.error, message: thrown.message }, status: refusal.httpStatus ?? 400 };
  }
}
