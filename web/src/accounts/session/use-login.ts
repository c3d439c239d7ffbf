import type { TFunction } from 'i18next';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { api } from '../../lib/api/client.ts';
import { fieldErrorsOf } from '../../lib/api/failures.ts';
import { useProblem } from '../../lib/errors/use-problem.ts';
import { useNavigationState } from '../../lib/navigation-state.ts';
import { pathTo } from '../../lib/paths.ts';
import { signIn } from '../../lib/session/sign-in.ts';
import { useView } from '../../lib/use-view.ts';
import { showToast } from '../../ui/toast.tsx';
import { useIsThere } from '../../ui/use-is-there.ts';
import { useAccountErrorMessage } from '../codes/account-error-message.ts';
import { noCodeRequest, requestCode } from '../codes/code-request.ts';
import { signInBy } from '../codes/sign-in-by.ts';
import { parseEmail, parseWhatsapp } from '../form/contact-fields.ts';
import { useDraft } from '../form/use-draft.ts';
import type { FieldMessages } from '../form/use-field-errors.ts';
import { useForm } from '../form/use-form.ts';
import { emptyLogin, forgetLogin, type LoginValues, loginCodePlace, loginPlace } from './login-draft.ts';

/** Form, code sent, code verified, session checked, and on to where somebody wanted to go. */
export function useLogin() {
  const { t } = useTranslation('accounts');
  const { t: tLogin } = useTranslation('login');
  const messageOf = useAccountErrorMessage('sendCode');
  const { wayOnFor } = useNavigationState();
  const [, navigate] = useLocation();
  const [view, showView] = useView<'form' | 'code'>('form', ['code']);
  const check = (values: LoginValues) => loginErrors(values, t, tLogin);
  const form = useForm({ id: 'login', empty: emptyLogin, check, draft: loginPlace });
  const request = useDraft(noCodeRequest, { place: loginCodePlace });
  const { problem, say, clear } = useProblem<string>();
  const arriving = useRef(false);
  const isThere = useIsThere();
  const { email, whatsapp } = form.values;
  /** A code belongs to the address and number that it was asked for with. */
  const account = `${parseEmail(email)} ${parseWhatsapp(whatsapp)}`;

  const resend = () => requestCode(request, account, () => api.accounts.sendOtp.mutate({ email, whatsapp }));
  const send = async () => {
    clear();
    try {
      await resend();
      showView('code');
    } catch (thrown) {
      const fields = form.showServerErrors(fieldErrorsOf(thrown));
      if (fields.length === 0) say(messageOf(thrown), thrown);
    }
  };
  const verify = async (otp: string, unheard: boolean) => {
    const { user, told, restored, name } = await signInWithCode({ email, whatsapp, otp }, unheard);
    arriving.current = true;
    forgetLogin();
    signIn(user);
    showToast({ text: restored ? t('welcome.restored') : tLogin('welcomeBack', { name }) });
    if (isThere.current)
      navigate(wayOnFor(user) ?? pathTo(told ? 'home' : 'find-contact'), { replace: true });
  };
  return {
    form,
    sent: request.draft.sentTo === account ? request.draft.sent : null,
    waitUntil: request.draft.waitUntil,
    problem,
    enteringCode: view === 'code',
    enterCode: () => showView('code'),
    submit: () => void form.submit(send),
    verify,
    resend,
    arriving: arriving.current,
  };
}

export type Login = ReturnType<typeof useLogin>;

async function signInWithCode(guess: LoginValues & { otp: string }, unheard: boolean) {
  let restored = false;
  const email = parseEmail(guess.email);
  const guessCode = async () => {
    const answer = await api.accounts.verifyOtp.mutate(guess);
    restored = answer.restored;
    return answer;
  };
  const signedIn = await signInBy((user) => user.email === email, guessCode, unheard);
  return { ...signedIn, restored, name: signedIn.user.businessName || signedIn.user.name };
}

function loginErrors(
  { email, whatsapp }: LoginValues,
  t: TFunction<'accounts'>,
  tLogin: TFunction<'login'>,
): FieldMessages<LoginValues> {
  return {
    ...(!parseEmail(email) && { email: t(email.trim() ? 'wrong.email' : 'missing.email') }),
    ...(!parseWhatsapp(whatsapp) && {
      whatsapp: whatsapp.trim() ? t('wrong.whatsapp') : tLogin('noWhatsapp'),
    }),
  };
}
