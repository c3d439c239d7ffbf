import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { waitUntilOf } from '../../lib/api/failures.ts';
import { useProblem } from '../../lib/errors/use-problem.ts';
import { formatCountdown } from '../../lib/format/countdown.ts';
import { useSecondsLeft } from '../../lib/use-seconds-left.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ArrowLeftIcon, RefreshIcon } from '../../ui/icons.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { useAccountErrorMessage } from './account-error-message.ts';
import { CodeBoxes } from './code-boxes.tsx';
import { type Digits, isFull, noDigits } from './code-digits.ts';
import type { CodeSent } from './code-sent.ts';
import styles from './code-step.module.css';
import { type CodeCheck, useGuess } from './use-guess.ts';
import { waitMessage } from './wait-message.ts';

type CodeStepProps = CodeCheck & {
  email: string;
  sent: CodeSent;
  /** Sends another code; throws when that fails. */
  onResend: () => Promise<void>;
  onBack: () => void;
  backLabel: string;
  /** Leads to where the address is mended. */
  onCorrect?: () => void;
  /** A dialog around it has a title already, and says where the code went. */
  introduced?: boolean;
};

const submitAfterMilliseconds = 100;

/** The six digits, for signing in, for registering and for changing how somebody is reached. */
export function CodeStep(props: CodeStepProps) {
  const { email, sent, onResend, onBack, backLabel, introduced } = props;
  const { t } = useTranslation('accounts');
  const online = useOnline();
  const { digits, guess, wait, blocked, change, clear, startAnew, submitForm, submitSoon } = useCodeEntry(
    props,
    online,
  );
  return (
    <form noValidate onSubmit={submitForm} className={styles.step}>
      {!introduced && <Introduction email={email} onCorrect={props.onCorrect} />}
      <p className={styles.mark}>
        <span>{t('code.mark')}</span>
        <strong className={styles.letters}>{sent.mark}</strong>
      </p>
      <CodeBoxes
        digits={digits}
        onChange={change}
        onFull={submitSoon}
        error={guess.waitUntil > 0 ? undefined : guess.isSpent ? t('code.noGuessLeft') : guess.problem}
        busy={guess.busy}
        locked={wait > 0 || guess.isSpent}
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
      {!guess.isSpent && (
        <Button type="submit" wide busy={guess.busy} blocked={blocked}>
          {t(guess.busy ? 'code.verifying' : 'code.verify')}
        </Button>
      )}
      <Advice advice={guess.advice} left={guess.left} />
      <Button kind="quiet" icon={<ArrowLeftIcon size={20} />} onClick={onBack}>
        {backLabel}
      </Button>
    </form>
  );
}

function Introduction({ email, onCorrect }: Pick<CodeStepProps, 'email' | 'onCorrect'>) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <h1 tabIndex={-1}>{t('code.title')}</h1>
      <p>
        {t('code.sentTo')} <strong className={styles.email}>{email}</strong>. {t('code.life')}
        {onCorrect && (
          <Button kind="quiet" onClick={onCorrect}>
            {t('code.correctAddress')}
          </Button>
        )}
      </p>
    </>
  );
}

/** What to do about a mail that does not come, and how many tries are left. */
function Advice({ advice, left }: Pick<ReturnType<typeof useGuess>, 'advice' | 'left'>) {
  const { t } = useTranslation('accounts');
  return (
    <p className={styles.advice} aria-live="polite">
      {t(`code.${advice}`, { count: left })}
    </p>
  );
}

/** The digits as they are typed, and when they are sent. */
function useCodeEntry(props: CodeStepProps, online: boolean) {
  const { t } = useTranslation('accounts');
  const [digits, setDigits] = useState<Digits>(noDigits);
  const guess = useGuess(props, props.sent);
  const wait = useSecondsLeft(guess.waitUntil);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const empty = () => {
    clearTimeout(timer.current);
    setDigits(noDigits);
    document.getElementById('code')?.focus();
  };
  const submit = async (full: Digits) => {
    clearTimeout(timer.current);
    if (!isFull(full) || !online || wait > 0 || guess.isSpent) return;
    if ((await guess.send(full.join(''))) === 'refused') empty();
  };
  const submitNow = useEffectEvent(() => void submit(digits));
  // What was typed without a network, or was on its way as it went, waits for it.
  useEffect(() => {
    if (online) submitNow();
  }, [online]);
  const submitForm = (event: FormEvent) => {
    event.preventDefault();
    if (isFull(digits) || wait > 0 || guess.isSpent) return void submit(digits);
    guess.say(t('code.missing'));
    document.getElementById('code')?.focus();
  };
  const change = (changed: Digits) => {
    setDigits(changed);
    guess.say(undefined);
  };
  const clear = () => {
    empty();
    guess.say(undefined);
  };
  const startAnew = () => {
    clear();
    guess.startAnew();
  };
  const submitSoon = (full: Digits, pasted: boolean) => {
    clearTimeout(timer.current);
    if (pasted) void submit(full);
    else timer.current = setTimeout(() => void submit(full), submitAfterMilliseconds);
  };
  const blocked = waitMessage(wait, t) ?? (online ? undefined : t('code.verifyOnline'));
  return { digits, guess, wait, blocked, change, clear, startAnew, submitForm, submitSoon };
}

type ResendProps = Pick<CodeStepProps, 'sent' | 'onResend'> & { onSent: () => void };

function Resend({ sent, onResend, onSent }: ResendProps) {
  const { t } = useTranslation('accounts');
  const messageOf = useAccountErrorMessage('resendCode');
  const [busy, setBusy] = useState(false);
  const { problem: said, say } = useProblem<{ kind: 'info' | 'bad'; text: string }>();
  const [refusedUntil, setRefusedUntil] = useState(0);
  const seconds = useSecondsLeft(Math.max(sent.resendAt, refusedUntil));
  const resend = async () => {
    setBusy(true);
    try {
      await onResend();
      say({ kind: 'info', text: t('code.resent') });
      onSent();
    } catch (thrown) {
      say({ kind: 'bad', text: messageOf(thrown) }, thrown);
      setRefusedUntil(waitUntilOf(thrown));
    }
    setBusy(false);
  };
  return (
    <>
      <SendButton
        kind="quiet"
        icon={<RefreshIcon size={20} />}
        busy={busy}
        blocked={seconds > 0 ? t('code.resendIn', { time: formatCountdown(seconds) }) : undefined}
        onClick={resend}
      >
        {t(busy ? 'code.resending' : 'code.resend')}
      </SendButton>
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
