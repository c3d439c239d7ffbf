import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useSearchParams } from 'react-router';
import { Button } from '../../components/button.tsx';
import { CallProblem } from '../../components/call-problem.tsx';
import { classNames } from '../../components/class-names.ts';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { MailIcon } from '../../components/icons.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { calls, useCallsSoon } from '../../lib/calls.ts';
import { type FieldWords, type FormAnswer, useCallForm } from '../../lib/form.ts';
import { safeRedirect } from '../../lib/next.ts';
import { sayOwnPhone } from '../../lib/own-phone.ts';
import { callErrorOf } from '../../lib/refusal.ts';
import { retryOnce } from '../../lib/retry.ts';
import { arrive } from '../../lib/session.ts';
import type { Outputs } from '../../lib/trpc.ts';
import { EmailField, WhatsappField } from './fields/contact-fields.tsx';
import { useFieldWords } from './fields/use-field-words.ts';
import { Led } from './led.tsx';
import type { LoginAnswer } from './login.server.ts';
import { type LoginFields, loginFields } from './login.ts';
import { OwnPhoneField, saysOwnPhone } from './own-phone.tsx';
import styles from './sign-in.module.css';
import { CodeStep, useCodeRequest } from './use-code-request.ts';
import { splitWait, useSecondsLeft, waitUntilOf } from './wait.ts';

type LoginScreenProps = { answer?: LoginAnswer | undefined; businessName?: string | undefined };

const kept = 'login-code';

/** Form, code sent, code verified, and on to where somebody wanted to go. */
export function LoginScreen({ answer, businessName }: LoginScreenProps) {
  const code = useCodeRequest<LoginFields & { ownPhone?: boolean }>(
    kept,
    answer?.typed && answer.sent && { typed: answer.typed, sent: answer.sent },
  );
  useCallsSoon();
  return (
    <div className={classNames('stack gap-4', styles.page)}>
      {code.isCodeStep && code.request ? (
        <Suspense>
          <LoginCode code={code} request={code.request} answer={answer} />
        </Suspense>
      ) : (
        <LoginForm code={code} answer={answer} businessName={businessName} />
      )}
    </div>
  );
}

type Code = ReturnType<typeof useCodeRequest<LoginFields & { ownPhone?: boolean }>>;

function LoginForm({ code, answer, businessName }: LoginScreenProps & { code: Code }) {
  const { t } = useTranslation('auth');
  const words = useLoginWords();
  const form = useCallForm({
    id: 'login',
    schema: loginFields,
    words,
    answer: answer?.result && (answer as FormAnswer),
    draft: 'login',
    async send(typed) {
      await code.mail({ ...typed, ownPhone: saysOwnPhone() }, async () =>
        (await calls()).accounts.sendOtp.mutate(typed),
      );
      code.showStep(true);
    },
  });
  const waitUntil = waitUntilOf(form.failure);
  const wait = useSecondsLeft(waitUntil);
  return (
    <Form method="post" {...form.props} className="stack gap-4">
      <h1 tabIndex={-1}>{t('login.title')}</h1>
      <p>{t('login.lead')}</p>
      <Led businessName={businessName} />
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <CallProblem thrown={form.failure} screen="sendCode" isWaiting={wait > 0} />
      {code.request && (
        <Button kind="quiet" onClick={() => code.showStep(true)}>
          {t('code.have')}
        </Button>
      )}
      <EmailField {...form.text('email')} />
      <WhatsappField {...form.text('whatsapp')} />
      <OwnPhoneField />
      <Button
        type="submit"
        name="intent"
        value="send"
        wide
        busy={form.busy}
        icon={<MailIcon size={20} />}
        blocked={wait > 0 ? t('code.wait', splitWait(wait)) : undefined}
      >
        {t(form.busy ? 'login.sending' : 'login.send')}
      </Button>
      <NewHere />
    </Form>
  );
}

function useLoginWords() {
  const { t } = useTranslation('auth');
  const wordsOf = useFieldWords('auth');
  return (field: keyof LoginFields): FieldWords => ({
    ...wordsOf(field),
    ...(field === 'whatsapp' && { missing: t('login.noWhatsapp') }),
  });
}

/** Who chose a plan is most likely new here. */
function NewHere() {
  const { t } = useTranslation('auth');
  const [query] = useSearchParams();
  const path = `/register${loginSearch(query)}`;
  if (query.has('plan')) {
    return (
      <LinkButton kind="plain" wide href={path}>
        {t('login.newHere')}
      </LinkButton>
    );
  }
  return (
    <p className={styles.other}>
      {t('login.noAccount')} <Link to={path}>{t('login.register')}</Link>
    </p>
  );
}

type SignedIn = Pick<Outputs['accounts']['verifyOtp'], 'user' | 'restored'>;

type LoginCodeProps = { code: Code; request: NonNullable<Code['request']>; answer: LoginAnswer | undefined };

function LoginCode({ code, request: { typed, sent }, answer }: LoginCodeProps) {
  const { t } = useTranslation('auth');
  const [query] = useSearchParams();
  const { email, whatsapp } = typed;
  const account = { email, whatsapp };
  const verify = async (otp: string) => {
    sayOwnPhone(typed.ownPhone === true);
    const { accounts } = await calls();
    const isThere = async () => {
      const { user } = await accounts.me.query();
      return user.email === email ? { user, restored: false } : undefined;
    };
    const { user, restored } = await retryOnce<SignedIn>(
      () => accounts.verifyOtp.mutate({ ...account, otp }),
      isThere,
    );
    code.forget();
    const name = user.businessName || user.name;
    arrive(user, {
      to: safeRedirect(query.get('next')) ?? '/',
      said: restored ? t('login.restored') : t('login.welcome', { name }),
    });
  };
  return (
    <CodeStep
      email={email}
      sent={sent}
      verify={verify}
      resend={() => code.mail(typed, async () => (await calls()).accounts.sendOtp.mutate(account))}
      posted={{ ...account, mark: sent.mark, expiresAt: String(sent.expiresAt) }}
      failure={answer?.failure && callErrorOf(answer.failure)}
      back={
        <LinkButton kind="quiet" href={`/login${loginSearch(query)}`}>
          {t('login.back')}
        </LinkButton>
      }
    />
  );
}

function loginSearch(query: URLSearchParams): string {
  const next = new URLSearchParams(query);
  next.delete('step');
  return String(next) !== '' ? `?${next}` : '';
}
