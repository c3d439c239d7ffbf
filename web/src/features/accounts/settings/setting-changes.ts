import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import type { Inputs, Queries } from '../../../lib/trpc.ts';
import { type Change, keepUser, textOf, typedCodeOf } from '../change.ts';

/** A setting that is on or off, saved by a call; answers which. */
const switchBy =
  (save: (queries: Queries, input: Record<string, boolean>) => Promise<{ user: CurrentUser }>): Change =>
  async (queries, form) => {
    const isOn = form.has('on');
    keepUser(queries, await save(queries, { [textOf(form, 'name')]: isOn }));
    return isOn;
  };

/** Who finds somebody. */
export const switchVisibility = switchBy(({ client }, input) =>
  client.accounts.changeVisibility.mutate(input),
);

/** The open page. */
export const switchPage = switchBy(({ client }, input) => client.accounts.updateProfile.mutate(input));

/** What somebody is told. Alerts say whether they are on hold, so they are asked for anew. */
export const switchNotification = switchBy(async ({ client, utils }, input) => {
  const answer = await client.accounts.updateNotificationPreferences.mutate(input);
  await utils.network.alerts.invalidate();
  return answer;
});

/** The day on which a paused listing comes back; none where the field is empty. */
export const pauseUntil: Change = async (queries, form) => {
  const pausedUntil = textOf(form, 'day') || null;
  keepUser(queries, await queries.client.accounts.changeVisibility.mutate({ paused: true, pausedUntil }));
  return pausedUntil;
};

export const removeAlert: Change = async ({ client, utils }, form) => {
  const left = await client.network.removeAlert.mutate({ id: textOf(form, 'id') });
  utils.network.alerts.setData(undefined, left);
  return textOf(form, 'again');
};

/** Begins an alert anew, with the search that it had. */
export const resumeAlert: Change = async ({ client, utils }, form) => {
  const input: Inputs['network']['saveAlert'] = JSON.parse(textOf(form, 'again'));
  utils.network.alerts.setData(undefined, await client.network.saveAlert.mutate(input));
};

export const changeType: Change = async (queries, form) => {
  const input = {
    userType: textOf(form, 'userType'),
    selectedPlan: textOf(form, 'selectedPlan') || null,
  } as Inputs['accounts']['changeAccountType'];
  return keepUser(queries, await queries.client.accounts.changeAccountType.mutate(input)).subscriptionState;
};

/** The language of mails; that of the page is its own. */
export const keepLanguage: Change = async (queries, form) => {
  const language = textOf(form, 'language') === 'fr' ? 'fr' : 'en';
  keepUser(queries, await queries.client.accounts.updateProfile.mutate({ language }));
  return language;
};

export type CodeSent = { mark: string; to: string; value: string };

/** The code for a new address; what was sent where. */
export async function sendEmailCode({ client }: Queries, form: FormData): Promise<CodeSent> {
  const value = textOf(form, 'value');
  const { mark } = await client.accounts.updateEmail.mutate({ newEmail: value });
  return { mark, to: value, value };
}

/** The code for a new number goes to the address. */
export async function sendNumberCode({ client }: Queries, form: FormData): Promise<CodeSent> {
  const value = textOf(form, 'value');
  const { mark, sentTo } = await client.accounts.updateWhatsapp.mutate({ newWhatsApp: value });
  return { mark, to: sentTo, value };
}

/** Takes the code, or mails it again. */
export const verifyEmail: Change = async (queries, form) => {
  if (form.has('resend')) return sendEmailCode(queries, form);
  keepUser(queries, await queries.client.accounts.verifyEmailUpdate.mutate({ otp: typedCodeOf(form) }));
  return undefined;
};

export const verifyNumber: Change = async (queries, form) => {
  if (form.has('resend')) return sendNumberCode(queries, form);
  keepUser(queries, await queries.client.accounts.verifyWhatsappUpdate.mutate({ otp: typedCodeOf(form) }));
  return undefined;
};

export const endSession: Change = async ({ client, utils }, form) => {
  const id = textOf(form, 'id');
  await client.accounts.endSession.mutate({ id });
  utils.accounts.sessions.setData(
    undefined,
    (known) => known && { sessions: known.sessions.filter((one) => one.id !== id) },
  );
};

export const endAllSessions: Change = ({ client }) => client.accounts.endAllSessions.mutate();

export const deleteAccount: Change = ({ client }) => client.accounts.deleteAccount.mutate();

export const unblock: Change = async ({ client, utils }, form) => {
  utils.network.blocks.setData(undefined, await client.network.unblock.mutate({ id: textOf(form, 'id') }));
};

export const clearSearches: Change = async ({ client }) =>
  (await client.insights.clearSearchHistory.mutate()).cleared;

/** Everything that is kept about somebody: in the browser as a file; without scripts the API gives it, once the code is typed. */
export const exportAll: Change = async ({ client }) => {
  const everything = await client.accounts.export.query();
  return typeof document === 'undefined' ? null : everything;
};
