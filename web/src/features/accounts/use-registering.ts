import type { UserType } from '@mboalink/shared/accounts/user-types.ts';
import { type PlanId, planIds } from '@mboalink/shared/catalogue/plans.ts';
import type { ErrorScreen } from '@mboalink/shared/error-messages/error-message.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { calls, useCallsSoon } from '../../lib/calls.ts';
import { serverNow } from '../../lib/clock.ts';
import { type FieldWords, type FormAnswer, readForm, useCallForm } from '../../lib/form.ts';
import { keep, readKept } from '../../lib/kept.ts';
import { safeRedirect } from '../../lib/next.ts';
import { sayOwnPhone } from '../../lib/own-phone.ts';
import { usePage } from '../../lib/page.tsx';
import { callErrorOf, codeOf } from '../../lib/refusal.ts';
import { mayPass, retryOnce } from '../../lib/retry.ts';
import { arrive } from '../../lib/session.ts';
import type { Inputs, Outputs } from '../../lib/trpc.ts';
import type { CameFor } from './came-for.server.ts';
import { useFieldWords } from './fields/use-field-words.ts';
import type { RegisterAnswer } from './registration.server.ts';
import {
  afterRegistration,
  type RegisterField,
  type Registration,
  type Step,
  schemaOf,
  schemaOfStep,
  stepAfter,
  stepOf,
  steps,
  toCodeInput,
  toRegisterInput,
} from './registration.ts';
import { useCodeRequest } from './use-code-request.ts';

type Input = Inputs['accounts']['register'];

type Options = { type: UserType; answer: RegisterAnswer | undefined; cameFor: CameFor };

const proof = 'register-proof';

/** An address that answered by its code stays proved for its time: a form that is mended afterwards needs no second one. */
type Proof = { email: string; until: number; proof?: string };

/** Form, code sent to the address, code verified, account created, and on. */
export function useRegistering({ type, answer, cameFor }: Options) {
  const [query, setQuery] = useSearchParams();
  const code = useCodeRequest<Input>(
    'register-code',
    answer?.input && answer.sent && { typed: answer.input, sent: answer.sent },
  );
  const [refusal, setRefusal] = useState<FormAnswer>();
  const [taken, setTaken] = useState<'email' | 'whatsapp'>();
  // Which call was refused, by whose words it is said.
  const [screen, setScreen] = useState<ErrorScreen>('registrationCode');
  const asked = query.get('step');
  const step = answer?.step ?? (type === 'buyer' ? 'you' : (steps.find((name) => name === asked) ?? 'you'));
  const showStep = (to: Step) => {
    const next = new URLSearchParams(query);
    next.set('step', to);
    setQuery(next);
  };
  const register = useRegister(type, () => setTaken('whatsapp'));
  useCallsSoon();
  const mail = (input: Input) =>
    code.mail(input, async () => (await calls()).accounts.sendRegistrationOtp.mutate(toCodeInput(input)));
  const submit = async (input: Input) => {
    setTaken(undefined);
    const proved = readKept<Proof>('session', proof);
    const isProved = proved?.email === input.email && proved.until > serverNow();
    setScreen(isProved ? 'register' : 'registrationCode');
    if (isProved) return register(input, proved);
    await mail(input).catch((thrown: unknown) => {
      if (codeOf(thrown) !== 'account_exists') throw thrown;
      setTaken('email');
      throw problemOf('email', (thrown as Error).message);
    });
    code.showStep(true);
  };
  /** The code of the mail; what is wrong with the form then is said there. */
  const verify = async (input: Input, otp: string) => {
    const email = String(input.email);
    let lost: unknown;
    const { accounts } = await calls();
    const answered = await accounts.verifyRegistrationOtp.mutate({ email, otp }).catch((thrown: unknown) => {
      if (!mayPass(thrown)) throw thrown;
      lost = thrown;
    });
    // Where nobody answered the proof may be here all the same, as a cookie.
    const proved = answered
      ? { email, proof: answered.proof, until: Date.parse(answered.expiresAt) }
      : { email, until: 0 };
    keep('session', proof, proved);
    setScreen('register');
    await register(input, proved).catch((thrown: unknown) => {
      if (lost && codeOf(thrown) === 'invalid_code') throw lost;
      const refused = toRefusal(thrown);
      setRefusal(refused);
      showStep(stepOf(type, refused.result.error ?? {}));
    });
  };
  const plan = planIds.find((id) => id === query.get('plan'));
  return {
    ...{ type, step, answer, cameFor, plan, code, refusal, screen, taken },
    ...{ showStep, submit, mail, verify },
  };
}

/** Creates the account and goes on, or says at its field why it was not. */
function useRegister(type: UserType, onTaken: () => void) {
  const { t } = useTranslation('register');
  const [query] = useSearchParams();
  return async (input: Input, proved: Proof) => {
    const { accounts } = await calls();
    const call = () => accounts.register.mutate({ ...input, proof: proved.proof });
    const isThere = async () => {
      const me = await accounts.me.query();
      return me.user.email === input.email ? me : undefined;
    };
    try {
      sayOwnPhone(matchMedia('(pointer: coarse) and (max-width: 767px)').matches);
      const { user } = await retryOnce<Outputs['accounts']['me']>(call, isThere);
      for (const name of ['register', 'register-code', proof]) keep('session', name, undefined);
      const to = afterRegistration(type, safeRedirect(query.get('next')));
      arrive(user, { to, said: t('welcome', { name: user.businessName || user.name }) });
    } catch (thrown) {
      if (codeOf(thrown) === 'invalid_code') keep('session', proof, undefined);
      if (codeOf(thrown) !== 'account_exists') throw thrown;
      onTaken();
      // The address has proved to have no account: then it is the number.
      throw problemOf('whatsapp', canComeBack(thrown) ?? t('taken'));
    }
  };
}

/** What a form draws that comes back from the screen of the code. */
function toRefusal(thrown: unknown): FormAnswer {
  const failure = thrown as { message: string; data: { errors?: { field: string; message: string }[] } };
  const errors = failure.data?.errors ?? [];
  const error = Object.fromEntries(errors.map(({ field, message }) => [field, [message]]));
  const initialValue = readKept<Record<string, string>>('session', 'register') ?? {};
  return { result: { status: 'error', error, initialValue }, ...(errors.length === 0 && { failure }) };
}

export type Registering = ReturnType<typeof useRegistering> & { plan: PlanId | undefined };

const canComeBack = (thrown: unknown) =>
  (thrown as { data?: { canComeBack?: true } }).data?.canComeBack && (thrown as Error).message;

const problemOf = (field: RegisterField, message: string) =>
  callErrorOf({ message, data: { error: 'validation_failed', errors: [{ field, message }] } });

/** The form at its step: what is left is checked by that step alone, and all of it at the end. */
export function useRegisterForm({ type, step, answer, refusal, showStep, submit, cameFor }: Registering) {
  const { language } = usePage();
  const words = useRegisterWords(type);
  return useCallForm({
    id: 'register',
    schema: schemaOfStep(type, step),
    words,
    draft: 'register',
    answer: refusal ?? (answer?.result && (answer as FormAnswer)),
    initial: { ...texts(answer?.typed), ...texts({ ...cameFor }) },
    async send() {
      const next = stepAfter(type, step);
      if (next) return showStep(next);
      const element = document.getElementById('register') as HTMLFormElement;
      const whole = readForm(new FormData(element), schemaOf(type));
      if (whole.status !== 'success') {
        showStep(stepOf(type, whole.error ?? {}));
        requestAnimationFrame(() => element.requestSubmit());
        return;
      }
      await submit(toRegisterInput(type, whole.value as Registration, language));
    },
  });
}

export type RegisterCallForm = ReturnType<typeof useRegisterForm>;

function texts(typed: Record<string, unknown> = {}): Partial<Record<RegisterField, string>> {
  return Object.fromEntries(Object.entries(typed).filter(([, text]) => typeof text === 'string'));
}

function useRegisterWords(type: UserType) {
  const { t } = useTranslation('form');
  const wordsOf = useFieldWords('form');
  const signInWordsOf = useFieldWords('auth');
  return (field: RegisterField): FieldWords => {
    if (field === 'email' || field === 'whatsapp') return signInWordsOf(field);
    if (field === 'subcategory' && type === 'buyer') return wordsOf('interest');
    return field === 'description' ? { ...wordsOf(field), label: t('fields.line') } : wordsOf(field);
  };
}
