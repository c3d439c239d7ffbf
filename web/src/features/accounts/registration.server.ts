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
import { type CodeSent, postedCode, toCodeSent } from './code-sent.ts';
import {
  afterRegistration,
  type Registration,
  type Step,
  schemaOf,
  schemaOfStep,
  stepAfter,
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
  const next = stepAfter(type, step);
  const typed = typedOf(posted);
  const goOn = async (): Promise<RegisterAnswer> => {
    if (next) return { typed, step: next };
    const whole = readForm(posted, schemaOf(type));
    if (whole.status !== 'success')
      return { typed, result: whole.reply(), step: stepOf(type, whole.error ?? {}) };
    const { language } = args.context.get(requestContext);
    return mailCode(args, toRegisterInput(type, whole.value as Registration, language));
  };
  return answerForm(posted, schemaOfStep(type, step), goOn, { typed, step });
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
  const register = async () => {
    const { proof } = await accounts.verifyRegistrationOtp.mutate({ email, otp });
    await accounts.register.mutate({ ...input, proof });
    return redirect(afterRegistration(type, safeRedirect(args.url.searchParams.get('next'))));
  };
  return answerForm(posted, z.object({}), register, { input, sent: postedCode(posted) });
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
