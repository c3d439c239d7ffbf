import type {
  accountTypeInput,
  codeSentOutput,
  deletedOutput,
  endedOutput,
  exportOutput,
  identifierInput,
  meOutput,
  notificationPreferencesInput,
  profileInput,
  registerInput,
  registrationProofOutput,
  sendRegistrationOtpInput,
  sessionIdInput,
  sessionsOutput,
  signedInOutput,
  termsInput,
  undoEmailChangeInput,
  undoneOutput,
  updateEmailInput,
  updateWhatsappInput,
  verifyChangeInput,
  verifyOtpInput,
  verifyRegistrationOtpInput,
} from '@mboalink/shared/accounts/calls.ts';
import type * as z from 'zod/mini';
import { UnreadableAnswer } from '../errors/failure.ts';
import { callApi } from './transport.ts';

type Call<Input extends z.core.$ZodType, Output extends z.core.$ZodType> = {
  input: z.input<Input>;
  output: z.output<Output>;
};

type Calls = {
  sendRegistrationOtp: Call<typeof sendRegistrationOtpInput, typeof codeSentOutput>;
  verifyRegistrationOtp: Call<typeof verifyRegistrationOtpInput, typeof registrationProofOutput>;
  register: Call<typeof registerInput, typeof signedInOutput>;
  sendOtp: Call<typeof identifierInput, typeof codeSentOutput>;
  verifyOtp: Call<typeof verifyOtpInput, typeof signedInOutput>;
  updateProfile: Call<typeof profileInput, typeof meOutput>;
  updateEmail: Call<typeof updateEmailInput, typeof codeSentOutput>;
  verifyEmailUpdate: Call<typeof verifyChangeInput, typeof meOutput>;
  undoEmailChange: Call<typeof undoEmailChangeInput, typeof undoneOutput>;
  updateWhatsapp: Call<typeof updateWhatsappInput, typeof codeSentOutput>;
  verifyWhatsappUpdate: Call<typeof verifyChangeInput, typeof meOutput>;
  updateNotificationPreferences: Call<typeof notificationPreferencesInput, typeof meOutput>;
  agreeToTerms: Call<typeof termsInput, typeof meOutput>;
  changeAccountType: Call<typeof accountTypeInput, typeof meOutput>;
  endSession: Call<typeof sessionIdInput, typeof endedOutput>;
  endAllSessions: { input: undefined; output: z.output<typeof endedOutput> };
  deleteAccount: { input: undefined; output: z.output<typeof deletedOutput> };
};

type Reads = { sessions: z.output<typeof sessionsOutput>; export: z.output<typeof exportOutput> };

/** A call that failed: `data` is what the server said, null when there was no answer. */
export class CallError extends Error {
  readonly data: unknown;
  readonly meta: { response?: Response };

  constructor(
    message: string,
    { cause, data, response }: { cause?: unknown; data?: unknown; response?: Response },
  ) {
    super(message, { cause });
    this.name = 'CallError';
    this.data = data ?? null;
    this.meta = { response };
  }
}

type Body<Output> = { result?: { data: Output }; error?: { message: string; data: unknown } };

/**
 * One of the calls by which somebody gets in or changes their account, without the cache of the API client: it would
 * double what a phone fetches before the form answers, and nothing of this is ever asked for twice.
 */
export async function callAccounts<Name extends keyof Calls>(
  name: Name,
  input: Calls[Name]['input'],
): Promise<Calls[Name]['output'] | undefined> {
  return ask<Calls[Name]['output']>(name, { method: 'POST', body: JSON.stringify(input) });
}

/** What is kept about the signed-in person. */
export async function readAccounts<Name extends keyof Reads>(name: Name): Promise<Reads[Name] | undefined> {
  return ask<Reads[Name]>(name, { method: 'GET' });
}

async function ask<Output>(name: string, init: RequestInit): Promise<Output | undefined> {
  const { response, body } = await answerTo<Output>(name, init);
  if (response.ok) return body.result?.data;
  throw new CallError(body.error?.message ?? '', { data: body.error?.data ?? {}, response });
}

async function answerTo<Output>(name: string, init: RequestInit) {
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': document.documentElement.lang };
  try {
    const response = await callApi(`/api/trpc/accounts.${name}`, { ...init, headers });
    const readable = response.headers.get('content-type')?.includes('json');
    if (!readable) throw new UnreadableAnswer(response.status);
    return { response, body: (await response.json()) as Body<Output> };
  } catch (cause) {
    throw new CallError('no answer of ours', { cause });
  }
}
