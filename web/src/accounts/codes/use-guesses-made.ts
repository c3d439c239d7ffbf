import { useState } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';
import type { CodeSent } from './code-sent.ts';

const key = 'wrong-guesses';

/** `unheard`: nobody answered one of them, so the code may be used up. */
type Made = { wrong: number; unheard: boolean };

const none: Made = { wrong: 0, unheard: false };

/** What became of the guesses of the code that is under way, also before a reload. */
export function useGuessesMade({ resendAt }: CodeSent) {
  const [kept, keep] = useState(readKept);
  const made = kept.code === String(resendAt) ? kept : none;
  const note = (change: Partial<Made>) => {
    const { wrong, unheard } = { ...made, ...change };
    keep({ code: String(resendAt), wrong, unheard });
    writeStored('session', key, `${resendAt}:${wrong}:${Number(unheard)}`);
  };
  return { ...made, note };
}

/** A code is known by when it was sent: one mail may serve several, which expire together. */
function readKept(): Made & { code: string | undefined } {
  const [code, wrong, unheard] = (readStored('session', key) ?? '').split(':');
  return { code, wrong: Number(wrong) || 0, unheard: unheard === '1' };
}
