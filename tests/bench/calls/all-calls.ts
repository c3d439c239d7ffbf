import { pick, type Random, seededRandom } from '@mboalink/db/seed/random.ts';
import type { Answer } from '../../setup/client.ts';
import { from, newNetworkAddress } from '../../setup/networks.ts';
import type { Member } from '../../setup/people.ts';
import type { Call } from '../measure.ts';
import type { Terms } from '../random-terms.ts';
import { type SearchClass, searchClasses, searches } from './search-classes.ts';

/** Who calls in a turn; who has no daily limit is shown numbers, of which none may be missing. */
export type Callers = { of: (turn: number) => Member; isShownNumbers: boolean };

export const me = 'who I am';

/** Every call that is measured, by its name; the words of a turn are the same for whoever calls. */
export function allCalls(terms: Terms, callers: Callers): Record<string, Call> {
  const names = Object.keys(searchClasses) as SearchClass[];
  return {
    [me]: async (turn) => requireOk(await callers.of(turn).client.rest('GET', '/auth/me')),
    ...Object.fromEntries(names.map((name) => [name, search(name, terms, callers)])),
    ...forMembers(terms, callers),
    ...(callers.isShownNumbers ? {} : forVisitors(terms, callers)),
  };
}

function search(name: SearchClass, terms: Terms, { of, isShownNumbers }: Callers): Call {
  const next = searches(name, terms);
  return async (turn) => {
    const { client } = of(turn);
    const { data } = requireOk(await client.query('directory.search', next())).result;
    if (isShownNumbers && data.numbersHidden !== null) throw new Error(`${name}: a list without numbers`);
  };
}

function forMembers({ samples }: Terms, { of, isShownNumbers }: Callers): Record<string, Call> {
  const random = seededRandom(11);
  const contact: Call = async (turn) =>
    requireOk(await of(turn).client.rest('GET', `/contacts/${pick(random, samples).id}`));
  const reveal: Call = async (turn) =>
    requireOk(
      await of(turn).client.rest('POST', `/contacts/${pick(random, samples).id}/reveal`, { body: {} }),
    );
  return { contact, ...(isShownNumbers && { reveal }) };
}

function forVisitors(terms: Terms, { of }: Callers): Record<string, Call> {
  const random = seededRandom(13);
  const read = (path: () => string): Call => {
    return async (turn) =>
      requireOk(await of(turn).client.rest('GET', path(), { headers: from(newNetworkAddress()) }));
  };
  return {
    ...Object.fromEntries(
      [0, 1, 3, 8].map((letters) => [
        `suggestions, ${letters} letters`,
        read(() => `/contacts/suggestions?q=${beginning(random, terms, letters)}`),
      ]),
    ),
    stats: read(() => '/contacts/stats'),
    counts: read(() => '/categories?includeCounts=true'),
  };
}

function beginning(random: Random, { common, medium }: Terms, letters: number): string {
  const long = [...common, ...medium].filter((word) => word.length >= letters);
  return pick(random, long).slice(0, letters);
}

function requireOk({ status, body }: Answer) {
  if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
