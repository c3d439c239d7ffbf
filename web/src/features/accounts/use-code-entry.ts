import { codeLimits } from '@mboalink/shared/limits.ts';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../components/network-banner.tsx';
import { useErrorText } from '../../lib/error-text.ts';
import { codeOf } from '../../lib/refusal.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { type Digits, isFull, noDigits, submitAfterMilliseconds } from './code-digits.ts';
import { useSecondsLeft, waitUntilOf } from './wait.ts';

/** The digits as they are typed, and when they are sent. */
export function useCodeEntry(verify: (code: string) => Promise<void>, failure: unknown) {
  const { t } = useTranslation('auth');
  const online = useOnline();
  const [digits, setDigits] = useState<Digits>(noDigits);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const empty = () => {
    clearTimeout(timer.current);
    setDigits(noDigits);
    document.getElementById('code')?.focus();
  };
  const guess = useGuess(verify, failure, empty);
  const submit = (full: Digits) => {
    clearTimeout(timer.current);
    if (isFull(full) && online) guess.send(full.join(''));
  };
  // What was typed without a network waits for it.
  const submitNow = useEffectEvent(() => submit(digits));
  useEffect(() => {
    if (online) submitNow();
  }, [online]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    ...guess,
    digits,
    online,
    change(changed: Digits) {
      setDigits(changed);
      guess.say(undefined);
    },
    clear() {
      empty();
      guess.say(undefined);
    },
    /** Another code is on its way. */
    startAnew() {
      empty();
      guess.startAnew();
    },
    submitForm(event: FormEvent) {
      event.preventDefault();
      if (isFull(digits)) submit(digits);
      else guess.say(t('code.missing'));
    },
    submitSoon(full: Digits, pasted: boolean) {
      clearTimeout(timer.current);
      if (pasted) submit(full);
      else timer.current = setTimeout(() => submit(full), submitAfterMilliseconds);
    },
  };
}

/** One guess at a time, and never the same wrong code twice: a code has five. */
function useGuess(verify: (code: string) => Promise<void>, failure: unknown, empty: () => void) {
  const { t } = useTranslation('auth');
  const textOf = useErrorText('verifyCode');
  const [problem, say] = useState(() => (failure ? textOf(failure) : undefined));
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [waitUntil, setWaitUntil] = useState(() => waitUntilOf(failure));
  const { busy, runOnce } = useOneAtATime();
  const wait = useSecondsLeft(waitUntil);
  const left = Math.max(0, codeLimits.guesses - wrong.length);
  const refuse = (code: string, thrown: unknown) => {
    const isWrong = codeOf(thrown) === 'invalid_code';
    if (isWrong) setWrong([...wrong, code]);
    say(textOf(thrown));
    setWaitUntil(waitUntilOf(thrown));
    if (isWrong || waitUntilOf(thrown) > 0) empty();
  };
  const send = (code: string) => {
    if (wait > 0 || left === 0 || wrong.includes(code)) return;
    void runOnce(async () => {
      say(undefined);
      await verify(code).catch((thrown: unknown) => refuse(code, thrown));
    });
  };
  const startAnew = () => {
    say(undefined);
    setWrong([]);
    setWaitUntil(0);
  };
  const error = left === 0 ? t('code.noGuessLeft') : problem;
  return { busy, wait, left, error, hasFailed: wrong.length > 0, say, send, startAnew };
}
