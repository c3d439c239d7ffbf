import { useState } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';
import type { CodeSent } from './code-sent.ts';

const key = 'wrong-guesses';

/** How often the code that is under way was guessed wrong here, also before a reload. */
export function useWrongGuesses({ expiresAt }: CodeSent) {
  const [kept, keep] = useState(readKept);
  const count = kept.code === String(expiresAt) ? kept.count : 0;
  const add = () => {
    keep({ code: String(expiresAt), count: count + 1 });
    writeStored('session', key, `${expiresAt}:${count + 1}`);
  };
  return { count, add };
}

/** A code is known by when it expires. */
function readKept() {
  const [code, count] = (readStored('session', key) ?? '').split(':');
  return { code, count: Number(count) || 0 };
}
