import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../lib/error-text.ts';
import { codeOf } from '../../lib/refusal.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { type Digits, isFull, noDigits, submitAfterMilliseconds } from './code-digits.ts';
import { useSecondsLeft, waitUntilOf } from './wait.ts';

/** The digits as they are typed, when they are sent, and what came of it. */
export function useCodeEntry(verify: (code: string) => Promise<void>, failure: unknown) {
  const { t } = useTranslation('auth');
  const textOf = useErrorText('verifyCode');
  const [digits, setDigits] = useState<Digits>(noDigits);
  const [error, say] = useState(() => (failure ? textOf(failure) : undefined));
  const [waitUntil, setWaitUntil] = useState(() => waitUntilOf(failure));
  const wait = useSecondsLeft(waitUntil);
  const { busy, runOnce } = useOneAtATime();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const empty = () => {
    clearTimeout(timer.current);
    setDigits(noDigits);
    document.getElementById('code')?.focus();
  };
  const refuse = (thrown: unknown) => {
    const until = waitUntilOf(thrown);
    say(textOf(thrown));
    setWaitUntil(until);
    if (until > 0 || codeOf(thrown) === 'invalid_code') empty();
  };
  const submit = (full: Digits) => {
    clearTimeout(timer.current);
    if (wait > 0) return;
    void runOnce(async () => {
      say(undefined);
      await verify(full.join('')).catch(refuse);
    });
  };
  return {
    digits,
    busy,
    wait,
    error,
    change(changed: Digits) {
      setDigits(changed);
      say(undefined);
    },
    clear() {
      empty();
      say(undefined);
    },
    /** Another code is on its way. */
    startAnew() {
      empty();
      say(undefined);
      setWaitUntil(0);
    },
    submitForm(event: FormEvent) {
      event.preventDefault();
      if (isFull(digits)) submit(digits);
      else say(t('code.missing'));
    },
    submitSoon(full: Digits, pasted: boolean) {
      clearTimeout(timer.current);
      if (pasted) submit(full);
      else timer.current = setTimeout(() => submit(full), submitAfterMilliseconds);
    },
  };
}
