import type { UserType } from '@mboalink/shared/accounts/user-types.ts';
import { findEntry } from '@mboalink/shared/catalogue/entries.ts';
import { requestContext } from '@mboalink/shared/request-context.ts';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import * as z from 'zod/mini';
import { answerForm } from '../../lib/form.server.ts';
import { type FormAnswer, readForm } from '../../lib/form.ts';
import { safeRedirect } from '../../lib/next.ts';
import { apiOf } from '../../lib/queries.server.ts';
import type { Inputs } from '../../lib/trpc.ts';
import { type CodeSent, toCodeSent } from './code-sent.ts';
import { afterRegistration } from './register-ways.ts';
import {
  type Registration,
  type Step,
  schemaOf,
  schemaOfStep,
  stepOf,
  steps,
  toCodeInput,
  toRegisterInput,
  toUserType,
} from './registration.ts';

type Input = Inputs['accounts']['register'];

/** What the page draws after a post: a step with what was typed and its faults, or the code's screen. */
export type RegisterAnswer = Partial<FormAnswer> & {
  typed?: Record<string, string | string[]>;
  step?: Step;
  input?: Input;
  sent?: CodeSent;
};

/** Registering without scripts: a post for each step, one that has the code mailed, and one that brings it. */
export async function answerRegister(args: ActionFunctionArgs) {
  const posted = await args.request.formData();
  const type = toUserType(posted.get('type'));
  if (!type) throw data(null, 400);
  if (posted.has('input')) return answerCode(args, posted, type);
  nameTyped(posted);
  const step = steps.find((name) => name === posted.get('step')) ?? 'you';
  const typed = typedOf(posted);
  const isLast = type === 'buyer' || step === 'listing';
  const answer = await answerForm(posted, schemaOfStep(type, step), async (): Promise<RegisterAnswer> => {
    if (!isLast) return { typed, step: steps[steps.indexOf(step) + 1] ?? 'listing' };
    const whole = readForm(posted, schemaOf(type));
    if (whole.status !== 'success')
      return { typed, result: whole.reply(), step: stepOf(type, Object.keys(whole.error ?? {})[0] ?? '') };
    const { language } = args.context.get(requestContext);
    const input = toRegisterInput(type, whole.value as Registration, language);
    return mailCode(args, input);
  });
  return withDrawn(answer, { typed, step });
}

async function mailCode(args: ActionFunctionArgs, input: Input): Promise<RegisterAnswer> {
  const sent = await apiOf(args).accounts.sendRegistrationOtp.mutate(toCodeInput(input));
  return { input, sent: toCodeSent(sent) };
}

async function answerCode(args: ActionFunctionArgs, posted: FormData, type: UserType) {
  const input: Input = JSON.parse(String(posted.get('input')));
  const { accounts } = apiOf(args);
  const email = String(input.email);
  if (posted.get('intent') === 'send') return mailCode(args, input);
  const otp = posted.getAll('digit').join('');
  const answer = await answerForm(posted, z.object({}), async () => {
    const { proof } = await accounts.verifyRegistrationOtp.mutate({ email, otp });
    await accounts.register.mutate({ ...input, proof });
    return redirect(afterRegistration(type, safeRedirect(args.url.searchParams.get('next'))));
  });
  const sent = { mark: String(posted.get('mark')), expiresAt: Number(posted.get('expiresAt')), resendAt: 0 };
  return withDrawn(answer, { input, sent });
}

/** Without scripts a trade and a town are what was typed, where the lists were left alone. */
function nameTyped(posted: FormData) {
  const text = (name: string) => String(posted.get(name) ?? '');
  const trade = !text('subcategory') && findEntry('subcategory', text('trade'));
  if (trade) {
    posted.set('subcategory', trade.slug);
    posted.set('category', trade.above ?? '');
  }
  const town = !text('city') && findEntry('city', text('place'));
  if (!town) return;
  posted.set('city', town.slug);
  posted.set('region', town.above ?? '');
}

function typedOf(posted: FormData): Record<string, string | string[]> {
  const names = [...new Set(posted.keys())].filter((name) => !/^(intent|step|type)$/.test(name));
  return Object.fromEntries(
    names.map((name) => [
      name,
      name === 'items' ? posted.getAll(name).map(String) : String(posted.get(name)),
    ]),
  );
}

/** Adds what stays on the screen to an answer that draws faults. */
function withDrawn<Answer>(answer: Answer, drawn: RegisterAnswer): Answer {
  const faults = (answer as { data?: RegisterAnswer } | undefined)?.data;
  if (faults && !(answer instanceof Response)) Object.assign(faults, drawn);
  return answer;
}
