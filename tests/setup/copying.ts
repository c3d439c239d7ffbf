import type { Answer, Client } from './client.ts';
import { from } from './networks.ts';
import type { Member } from './people.ts';

type Shown = { _id: string; whatsappNumber: string | null; email: string | null; unlocked: boolean };

const hasNumber = (contact: Shown) => contact.whatsappNumber !== null || contact.email !== null;

/** Ids of the contacts in the data of a call that carry a number or an address. */
// biome-ignore lint/suspicious/noExplicitAny: data of every call that answers contacts.
function numbersIn(data: any): string[] {
  const contacts: Shown[] = [...(data?.contacts ?? []), ...(data?.contact ? [data.contact] : [])];
  return contacts.filter(hasNumber).map((contact) => contact._id);
}

/** The same of an answer, over either transport and of every call of a batch. */
export function numbersOf({ body }: Answer): string[] {
  if (Array.isArray(body)) return body.flatMap((one) => numbersIn(one.result?.data));
  return numbersIn(body?.data ?? body?.result?.data);
}

/** Somebody who notes each contact whose number came in an answer. */
export function collector() {
  const seen = new Set<string>();
  const note = (answer: Answer) => {
    for (const id of numbersOf(answer)) seen.add(id);
    return answer;
  };
  return { seen, note };
}

/** What a call comes with from an address of a network. */
export const sentFrom = (address: string) => ({ headers: from(address) });

type Asking = { page?: number; limit?: number; address?: string };

/** A page of a search over REST. */
export function searchPage(client: Client, word: string, { page = 1, limit = 20, address }: Asking = {}) {
  const query = new URLSearchParams({ search: word, page: String(page), limit: String(limit) });
  return client.rest('GET', `/contacts/search?${query}`, address ? sentFrom(address) : {});
}

/** A contact opened by a tap. */
export const tap = ({ client }: Pick<Member, 'client'>, id: string | undefined, address?: string) =>
  client.rest('POST', `/contacts/${id}/reveal`, address ? sentFrom(address) : {});
