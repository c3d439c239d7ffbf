import type { GivenUp } from '../payment-provider.ts';
import type { AskFlutterwave } from './ask-flutterwave.ts';

/** Closes a page that we made; a prompt on a phone has no way back, and ends by itself. */
export async function closePage(
  ask: AskFlutterwave,
  { pageUrl }: GivenUp,
  signal: AbortSignal,
): Promise<void> {
  if (pageUrl !== null) await ask('/payments/link/disable', signal, { link: pageUrl });
}
