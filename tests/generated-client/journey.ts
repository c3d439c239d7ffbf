import createClient from 'openapi-fetch';
import type { paths } from '#api';

/**
 * A program as somebody else would write it, with nothing of ours but the generated types: it signs a person in, finds a
 * contact, reveals it, takes the person's data and prints what it got. Arguments: the API's and the mail catcher's
 * addresses, the person's e-mail address and a word to search for.
 */
const [baseUrl = '', mailUrl = '', email = '', word = ''] = process.argv.slice(2);

const api = createClient<paths>({ baseUrl });

const refused = await api.GET('/auth/me');
const refusedBefore: 'unauthenticated' | 'unavailable' | (string & {}) | undefined = refused.error?.error;

const sent = await api.POST('/auth/send-otp', { body: { identifier: email } });
if (sent.error) throw new Error(sent.error.message);

const otp = await readCode();
const signedIn = await api.POST('/auth/verify-otp', { body: { identifier: email, otp } });
if (signedIn.error) throw new Error(signedIn.error.message);
const headers = { Authorization: `Bearer ${signedIn.data.data.accessToken}` };

const found = await api.GET('/contacts/search', { headers, params: { query: { search: word, limit: 5 } } });
if (found.error) throw new Error(found.error.message);
const [contact] = found.data.data.contacts;
if (!contact) throw new Error(`nobody was found by '${word}'`);

const revealed = await api.POST('/contacts/{id}/reveal', { headers, params: { path: { id: contact._id } } });
if (revealed.error) throw new Error(revealed.error.message);
const number: string | null = revealed.data.data.contact.whatsappNumber;

const exported = await api.GET('/auth/export', { headers });
if (exported.error) throw new Error(exported.error.message);

process.stdout.write(
  JSON.stringify({
    refusedBefore,
    signedInAs: signedIn.data.user.email,
    hiddenNumber: contact.whatsappNumber,
    number,
    remaining: revealed.data.data.quotaInfo.remaining,
    exportedAddress: exported.data.data.user.email,
    openedContacts: exported.data.data.openedContacts.map((opened) => opened.contactId),
  }),
);

async function readCode(): Promise<string> {
  const query = new URLSearchParams({ query: `to:${email}` });
  const inbox: { messages: { Subject: string }[] } = await (
    await fetch(new URL(`/api/v1/messages?${query}`, mailUrl))
  ).json();
  return /\b\d{6}\b/.exec(inbox.messages[0]?.Subject ?? '')?.[0] ?? '';
}
