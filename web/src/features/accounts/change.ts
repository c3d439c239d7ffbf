import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import type { ErrorCode, FieldError } from '@mboalink/shared/errors.ts';
import type { FreshPurpose } from '@mboalink/shared/fresh-purposes.ts';
import { data } from 'react-router';
import type { Queries } from '../../lib/trpc.ts';

/** A change of the account by the fields of a form; the same in the Worker, without scripts, and in the browser. */
export type Change = (queries: Queries, form: FormData) => Promise<unknown>;

/** What a call was refused for; without `data` no answer came. */
export type Failure = {
  message: string;
  data?: {
    error?: ErrorCode;
    errors?: FieldError[];
    retryAfterSeconds?: number;
    purpose?: FreshPurpose;
  } | null;
};

/** A code that must be typed before the change goes on, and what was sent with it. */
export type Asked = { purpose: string; mark: string; sentTo: string };

/** What a page knows of a change that it posted; `fields` is what was posted, to go on with. */
export type Answer = {
  intent: string;
  fields: [string, string][];
  result?: unknown;
  failed?: Failure;
  asked?: Asked;
};

/** Makes the change that a form names by its field 'intent'. Throws 400 for one that there is not. */
export async function answerTo(
  changes: Readonly<Record<string, Change>>,
  queries: Queries,
  form: FormData,
): Promise<Answer> {
  const intent = textOf(form, 'intent');
  const change = changes[intent];
  if (!change) throw data(null, 400);
  const fields = [...form].filter((field): field is [string, string] => isOwnField(field));
  try {
    await typeFreshCode(queries, form);
    return { intent, fields, result: await change(queries, form) };
  } catch (thrown) {
    return { intent, fields, ...(await failing(queries, form, thrown)) };
  }
}

/** The one value of a field; empty where it was not sent. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The code that stands in six boxes. */
export const typedCodeOf = (form: FormData): string => form.getAll('digit').join('');

/** Keeps what a call answered of the signed-in person, for every screen. */
export function keepUser({ utils }: Queries, { user }: { user: CurrentUser }): CurrentUser {
  utils.accounts.me.setData(undefined, { user });
  return user;
}

const freshFields = { purpose: 'freshPurpose', mark: 'freshMark', sentTo: 'freshTo' };

async function typeFreshCode({ client }: Queries, form: FormData) {
  const purpose = textOf(form, freshFields.purpose) as FreshPurpose;
  if (purpose && !form.has('resend')) {
    await client.accounts.verifyFreshCode.mutate({ purpose, otp: typedCodeOf(form) });
  }
}

async function failing(
  { client }: Queries,
  form: FormData,
  thrown: unknown,
): Promise<Pick<Answer, 'failed' | 'asked'>> {
  const failed = failureOf(thrown);
  if (failed.data?.purpose) {
    try {
      const { purpose } = failed.data;
      const { mark, sentTo } = await client.accounts.freshCode.mutate({ purpose });
      return { asked: { purpose, mark, sentTo } };
    } catch (refused) {
      return { failed: failureOf(refused) };
    }
  }
  const purpose = textOf(form, freshFields.purpose);
  if (!purpose || failed.data?.error !== 'invalid_code') return { failed };
  const [mark, sentTo] = [textOf(form, freshFields.mark), textOf(form, freshFields.sentTo)];
  return { failed, asked: { purpose, mark, sentTo } };
}

function isOwnField([name, value]: [string, FormDataEntryValue]): boolean {
  return (
    typeof value === 'string' &&
    !['resend', 'digit'].includes(name) &&
    !Object.values(freshFields).includes(name)
  );
}

/** The error itself, whose words say whether a network was there; what a document can carry of it on the server. */
function failureOf(thrown: unknown): Failure {
  if (typeof document !== 'undefined') return thrown as Failure;
  const { message, data: details } = thrown as Failure;
  return { message, data: details ?? null };
}
