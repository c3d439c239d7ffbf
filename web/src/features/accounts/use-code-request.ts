import { lazy, useEffect, useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { serverNow } from '../../lib/clock.ts';
import { keep, readKept } from '../../lib/kept.ts';
import { retryOnce } from '../../lib/retry.ts';
import { type CodeSent, toCodeSent } from './code-sent.ts';

type Answer = Parameters<typeof toCodeSent>[0];

/** A code that was asked for with what was typed, which goes with the guess. */
export type CodeRequest<Typed> = { typed: Typed; sent: CodeSent };

const loadStep = () => import('./code-step.tsx');

/** The screen of the code, fetched once its form is there. */
export const CodeStep = lazy(() => loadStep().then((file) => ({ default: file.CodeStep })));

/**
 * The two steps of getting in: the form, and the code that was mailed for it. The step stands in the address, so that going back leads
 * to the form; what was mailed is kept for the tab, as a phone may drop the page while its owner reads the mail.
 */
export function useCodeRequest<Typed>(place: string, answered?: CodeRequest<Typed>) {
  const [query, setQuery] = useSearchParams();
  const [request, setRequest] = useState(answered);
  // The server knows nothing of this tab, and the first drawing is the server's.
  useLayoutEffect(() => setRequest((known) => known ?? readKept('session', place)), [place]);
  useEffect(() => void loadStep().catch(() => {}), []);
  const atStep = answered !== undefined || query.get('step') === 'code';
  const showStep = (isCode: boolean) => {
    const next = new URLSearchParams(query);
    if (isCode) next.set('step', 'code');
    else next.delete('step');
    setQuery(next, { preventScrollReset: false });
  };
  const mail = async (typed: Typed, ask: () => Promise<Answer>) => {
    const asked = { typed, sent: toCodeSent(await retryOnce(ask)) };
    keep('session', place, asked);
    setRequest(asked);
  };
  const isRunning = request !== undefined && request.sent.expiresAt > serverNow();
  return {
    /** What is known of the code, while one is under way. */
    request: isRunning ? request : undefined,
    isCodeStep: isRunning && atStep,
    mail,
    showStep,
    forget: () => keep('session', place, undefined),
  };
}
