import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { RefreshIcon } from '../../components/icons.tsx';
import { useErrorText } from '../../lib/error-text.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { CodeBoxes, CodeMark } from './code-boxes.tsx';
import type { CodeSent } from './code-sent.ts';
import { useCodeEntry } from './use-code-entry.ts';
import { formatCountdown, splitWait, useSecondsLeft, waitUntilOf } from './wait.ts';

type CodeStepProps = {
  email: string;
  sent: CodeSent;
  /** Checks the code, and does what follows; throws what the call threw. */
  verify: (code: string) => Promise<void>;
  /** Mails it again; throws when that fails. */
  resend: () => Promise<void>;
  /** The way back, below it all. */
  back: ReactNode;
  /** Leads to where the address is mended. */
  correct?: ReactNode;
  /** What is posted beside the digits where there are no scripts. */
  posted?: Readonly<Record<string, string>>;
  /** What the server said of a code that was posted so. */
  failure?: unknown;
};

/** The six digits, for signing in, for registering and for whatever else takes a code. */
export function CodeStep({ email, sent, verify, resend, posted = {}, ...props }: CodeStepProps) {
  const { t } = useTranslation('auth');
  const entry = useCodeEntry(verify, props.failure);
  const { wait, busy } = entry;
  return (
    <Form method="post" noValidate onSubmit={entry.submitForm} className="stack gap-4">
      {Object.entries(posted).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <h1 tabIndex={-1}>{t('code.title')}</h1>
      <p>
        {t('code.sentTo')} <strong>{email}</strong>. {t('code.life')} {props.correct}
      </p>
      <CodeMark mark={sent.mark} />
      <CodeBoxes
        digits={entry.digits}
        onChange={entry.change}
        onFull={entry.submitSoon}
        error={entry.error}
        busy={busy}
        locked={wait > 0}
      />
      <div className="row wrap between">
        <Button kind="quiet" onClick={entry.clear}>
          {t('code.clear')}
        </Button>
        <Resend sent={sent} resend={resend} onSent={entry.startAnew} />
      </div>
      <Button
        type="submit"
        name="intent"
        value="verify"
        wide
        busy={busy}
        blocked={wait > 0 ? t('code.wait', splitWait(wait)) : undefined}
      >
        {t(busy ? 'code.verifying' : 'code.verify')}
      </Button>
      <p className="quiet">{t('code.noMail')}</p>
      {props.back}
    </Form>
  );
}

type ResendProps = Pick<CodeStepProps, 'sent' | 'resend'> & { onSent: () => void };

function Resend({ sent, resend, onSent }: ResendProps) {
  const { t } = useTranslation('auth');
  const textOf = useErrorText('resendCode');
  const { busy, runOnce } = useOneAtATime();
  const [said, setSaid] = useState<{ kind: 'info' | 'bad'; text: string }>();
  const [refusedUntil, setRefusedUntil] = useState(0);
  const seconds = useSecondsLeft(Math.max(sent.resendAt, refusedUntil));
  const press = () =>
    runOnce(async () => {
      try {
        await resend();
        setSaid({ kind: 'info', text: t('code.resent') });
        onSent();
      } catch (thrown) {
        setSaid({ kind: 'bad', text: textOf(thrown) });
        setRefusedUntil(waitUntilOf(thrown));
      }
    });
  return (
    <>
      <Button
        type="submit"
        name="intent"
        value="send"
        kind="quiet"
        icon={<RefreshIcon size={20} />}
        busy={busy}
        blocked={seconds > 0 ? t('code.resendIn', { time: formatCountdown(seconds) }) : undefined}
        onClick={(event) => {
          event.preventDefault();
          void press();
        }}
      >
        {t(busy ? 'code.resending' : 'code.resend')}
      </Button>
      {said && (
        <div className="wide">
          <Alert kind={said.kind} live>
            {said.text}
          </Alert>
        </div>
      )}
    </>
  );
}
