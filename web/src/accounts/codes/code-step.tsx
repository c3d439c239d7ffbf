import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api/api-error.ts';
import { codeOf, hadNoAnswer, waitUntilOf } from '../../lib/api/failures.ts';
import { formatCountdown } from '../../lib/format/countdown.ts';
import { useSecondsLeft } from '../../lib/use-seconds-left.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ArrowLeftIcon, RefreshIcon } from '../../ui/icons.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { useAccountErrorMessage } from './account-error-message.ts';
import { CodeBoxes } from './code-boxes.tsx';
import { type Digits, isFull, noDigits } from './code-digits.ts';
import type { CodeSent } from './code-sent.ts';
import styles from './code-step.module.css';
import { waitMessage } from './wait-message.ts';

type CodeStepProps = {
  email: string;
  sent: CodeSent;
  /** Judges the code and does what follows; throws what the call threw when the code was not accepted. */
  onVerify: (code: string) => Promise<void>;
  /** Sends another code; throws when that fails. */
  onResend: () => Promise<void>;
  onBack: () => void;
  backLabel: string;
  /** A dialog around it has a title already. */
  untitled?: boolean;
  /** The words of what `onVerify` threw, where the usual ones do not fit. */
  problemOf?: (thrown: unknown) => string;
};

const submitAfterMilliseconds = 100;

/** The six digits, for signing in, for registering and for changing how somebody is reached. */
export function CodeStep(props: CodeStepProps) {
  const { email, sent, onResend, onBack, backLabel, untitled } = props;
  const { t } = useTranslation('accounts');
  const online = useOnline();
  const [digits, setDigits] = useState<Digits>(noDigits);
  const guess = useGuess(props);
  const wait = useSecondsLeft(guess.waitUntil);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const submit = (full: Digits) => {
    clearTimeout(timer.current);
    if (isFull(full) && online && wait === 0) void guess.send(full.join(''));
  };
  const submitForm = (event: FormEvent) => {
    event.preventDefault();
    if (isFull(digits) || wait > 0) return submit(digits);
    guess.refuse(t('code.missing'));
    document.getElementById('code')?.focus();
  };
  const clear = () => {
    clearTimeout(timer.current);
    setDigits(noDigits);
    guess.forgetProblem();
    document.getElementById('code')?.focus();
  };
  const startAnew = () => {
    clear();
    guess.startAnew();
  };
  const submitSoon = (full: Digits, pasted: boolean) => {
    clearTimeout(timer.current);
    if (pasted) submit(full);
    else timer.current = setTimeout(() => submit(full), submitAfterMilliseconds);
  };
  return (
    <form noValidate onSubmit={submitForm} className={styles.step}>
      {!untitled && <h1 tabIndex={-1}>{t('code.title')}</h1>}
      <p>
        {t('code.sentTo')} <strong className={styles.email}>{email}</strong>. {t('code.life')}
      </p>
      {sent.mark && (
        <p className={styles.mark}>
          <span>{t('code.mark')}</span>
          <strong className={styles.letters}>{sent.mark}</strong>
        </p>
      )}
      <CodeBoxes
        digits={digits}
        onChange={setDigits}
        onFull={submitSoon}
        error={wait > 0 ? undefined : guess.problem}
        locked={guess.busy || wait > 0}
      />
      <div className={styles.actions}>
        <Button kind="quiet" onClick={clear}>
          {t('code.clear')}
        </Button>
        <Resend sent={sent} onResend={onResend} onSent={startAnew} />
      </div>
      {wait > 0 && (
        <Alert kind="warn" title={guess.problem} live>
          {t('code.whyWait')}
        </Alert>
      )}
      <Button
        type="submit"
        wide
        busy={guess.busy}
        blocked={waitMessage(wait, t) ?? (online ? undefined : t('code.verifyOnline'))}
      >
        {t(guess.busy ? 'code.verifying' : 'code.verify')}
      </Button>
      <p className={styles.advice}>{t(guess.maybeUsedUp ? 'code.usedUp' : 'code.noMail')}</p>
      <Button kind="quiet" icon={<ArrowLeftIcon size={20} />} onClick={onBack}>
        {backLabel}
      </Button>
    </form>
  );
}

/** One guess at a time. The same wrong code is not sent twice: a code has five guesses only. */
function useGuess({ onVerify, problemOf }: Pick<CodeStepProps, 'onVerify' | 'problemOf'>) {
  const messageOf = useAccountErrorMessage('verifyCode');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [waitUntil, setWaitUntil] = useState(0);
  const [unanswered, setUnanswered] = useState(false);
  const refused = useRef<string>(undefined);
  const sending = useRef(false);

  const keepFailure = (code: string, thrown: unknown) => {
    setProblem((problemOf ?? messageOf)(thrown));
    if (codeOf(thrown) === 'invalid_code') refused.current = code;
    setWaitUntil(waitUntilOf(thrown));
    if (hadNoAnswer(thrown)) setUnanswered(true);
  };
  const send = async (code: string) => {
    if (sending.current) return;
    if (code === refused.current) return setProblem(messageOf(new ApiError('invalid_code')));
    sending.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      await onVerify(code);
    } catch (thrown) {
      keepFailure(code, thrown);
    }
    sending.current = false;
    setBusy(false);
  };
  const forgetProblem = () => setProblem(undefined);
  const startAnew = () => {
    refused.current = undefined;
    setUnanswered(false);
    setWaitUntil(0);
  };
  const maybeUsedUp = unanswered && refused.current !== undefined;
  return { busy, problem, waitUntil, maybeUsedUp, send, refuse: setProblem, forgetProblem, startAnew };
}

type ResendProps = Pick<CodeStepProps, 'sent' | 'onResend'> & { onSent: () => void };

function Resend({ sent, onResend, onSent }: ResendProps) {
  const { t } = useTranslation('accounts');
  const messageOf = useAccountErrorMessage('resendCode');
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ kind: 'info' | 'bad'; text: string }>();
  const [refusedUntil, setRefusedUntil] = useState(0);
  const seconds = useSecondsLeft(Math.max(sent.resendAt, refusedUntil));
  const resend = async () => {
    setBusy(true);
    try {
      await onResend();
      setSaid({ kind: 'info', text: t('code.resent') });
      onSent();
    } catch (thrown) {
      setSaid({ kind: 'bad', text: messageOf(thrown) });
      setRefusedUntil(waitUntilOf(thrown));
    }
    setBusy(false);
  };
  return (
    <>
      <Button
        kind="quiet"
        icon={<RefreshIcon size={20} />}
        busy={busy}
        blocked={seconds > 0 ? t('code.resendIn', { time: formatCountdown(seconds) }) : undefined}
        onClick={resend}
      >
        {t(busy ? 'code.resending' : 'code.resend')}
      </Button>
      <div className={styles.said}>
        {said && (
          <Alert kind={said.kind} live>
            {said.text}
          </Alert>
        )}
      </div>
    </>
  );
}
