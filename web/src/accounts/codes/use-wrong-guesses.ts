import { useState } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';
import type { CodeSent } from './code-sent.ts';

const key = 'wrong-guesses';

/** How often the code that is under way was guessed wrong here, also before a reload. */
export function useWrongGuesses({ resendAt }: CodeSent) {
  const [kept, keep] = useState(readKept);
  const count = kept.code === String(resendAt) ? kept.count : 0;
  const add = () => {
    keep({ code: String(resendAt), count: count + 1 });
    writeStored('session', key, `${resendAt}:${count + 1}`);
  };
  return { count, add };
}

/** A code is known by when it was sent: one mail may serve several, which expire together. */
function readKept() {
  const [code, count] = (readStored('session', key) ?? '').split(':');
  return { code, count: Number(count) || 0 };
}
