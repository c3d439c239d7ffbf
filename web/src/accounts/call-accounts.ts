import type {
  codeSentOutput,
  identifierInput,
  registerInput,
  registrationProofOutput,
  sendRegistrationOtpInput,
  signedInOutput,
  verifyOtpInput,
  verifyRegistrationOtpInput,
} from '@mboalink/shared/accounts/calls.ts';
import type * as z from 'zod/mini';
import { UnreadableAnswer } from '../app/failure.ts';
import { callApi } from '../app/transport.ts';

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
};

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
 * One of the calls by which somebody gets in, without the cache of the API client: it would double what a phone
 * fetches before the form answers, and nothing of this is ever asked for twice.
 */
export async function callAccounts<Name extends keyof Calls>(
  name: Name,
  input: Calls[Name]['input'],
): Promise<Calls[Name]['output'] | undefined> {
  const { response, body } = await post<Calls[Name]['output']>(name, input);
  if (response.ok) return body.result?.data;
  throw new CallError(body.error?.message ?? '', { data: body.error?.data ?? {}, response });
}

async function post<Output>(name: string, input: unknown) {
  try {
    const response = await callApi(`/api/trpc/accounts.${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
    });
    const readable = response.headers.get('content-type')?.includes('json');
    if (!readable) throw new UnreadableAnswer(response.status);
    return { response, body: (await response.json()) as Body<Output> };
  } catch (cause) {
    throw new CallError('no answer of ours', { cause });
  }
}
