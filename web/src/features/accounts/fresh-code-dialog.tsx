import type { FreshPurpose } from '@mboalink/shared/fresh-purposes.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { MailIcon } from '../../components/icons.tsx';
import { useErrorText } from '../../lib/error-text.ts';
import { useOneAtATime } from '../../lib/form.ts';
import { trpc } from '../../lib/trpc.ts';
import styles from './code-step.module.css';
import { type CodeSent, CodeStep, toCodeSent } from './code-step.tsx';

/** What a code is asked for at this moment; `answer` hears whether it was typed. */
type Asking = { purpose: FreshPurpose; answer: (isTyped: boolean) => void };

/**
 * For what needs a code that was mailed of late: `const { withFreshCode, dialog } = useFreshCode()`. `withFreshCode(call)` makes a
 * call; where the server wants a code for it, `dialog`, which the screen draws, has it typed, and the call is made again. Somebody
 * who closes the dialog gets the refusal as the call's error; `wasCancelled` tells it apart.
 */
export function useFreshCode(): {
  withFreshCode: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
  dialog: ReactNode;
} {
  const [asking, setAsking] = useState<Asking>();
  const withFreshCode = async <Answer,>(call: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await call();
    } catch (thrown) {
      const purpose = purposeOf(thrown);
      if (!purpose) throw thrown;
      const isTyped = await new Promise<boolean>((answer) => setAsking({ purpose, answer }));
      setAsking(undefined);
      if (!isTyped) throw thrown;
      return call();
    }
  };
  return { withFreshCode, dialog: asking && <FreshCodeDialog {...asking} /> };
}

/** Whether a call did not go on because nobody typed its code: nothing to be said then. */
export const wasCancelled = (thrown: unknown): boolean => purposeOf(thrown) !== undefined;

function purposeOf(thrown: unknown): FreshPurpose | undefined {
  return (thrown as { data?: { purpose?: FreshPurpose } } | null)?.data?.purpose;
}

function FreshCodeDialog({ purpose, answer }: Asking) {
  const { t } = useTranslation('auth');
  const textOf = useErrorText('registrationCode');
  const { data: me } = trpc.accounts.me.useQuery();
  const email = me?.user.email ?? '';
  const ask = trpc.accounts.freshCode.useMutation();
  const check = trpc.accounts.verifyFreshCode.useMutation();
  const [sent, setSent] = useState<CodeSent>();
  const [failure, setFailure] = useState<unknown>();
  const { busy, runOnce } = useOneAtATime();
  const send = async () => setSent(toCodeSent(await ask.mutateAsync({ purpose })));
  const verify = async (otp: string) => {
    await check.mutateAsync({ purpose, otp });
    answer(true);
  };
  const cancel = () => answer(false);
  return (
    <Dialog title={t('fresh.title')} onClose={cancel}>
      <div className={styles.step}>
        <p>{t(`fresh.${purpose}`)}</p>
        <p>
          {t(sent ? 'fresh.sentTo' : 'fresh.willBeSent')} <strong className={styles.email}>{email}</strong>.
        </p>
        {failure !== undefined && (
          <Alert kind="bad" live>
            {textOf(failure)}
          </Alert>
        )}
        {sent ? (
          <CodeStep
            introduced
            email={email}
            sent={sent}
            verify={verify}
            resend={send}
            back={
              <Button kind="quiet" onClick={cancel}>
                {t('fresh.cancel')}
              </Button>
            }
          />
        ) : (
          <Button
            wide
            busy={busy}
            icon={<MailIcon size={20} />}
            onClick={() =>
              runOnce(async () => {
                setFailure(undefined);
                await send().catch(setFailure);
              })
            }
          >
            {t(busy ? 'fresh.sending' : 'fresh.send')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
