import type { Question } from '@mboalink/shared/answers/calls.ts';
import { formatCount } from '@mboalink/shared/format.ts';
import type { Language } from '@mboalink/shared/language.ts';
import type { apiOf } from '../../lib/queries.server.ts';
import { needTitle } from '../needs/need-text.ts';
import type { OwnNeed } from '../needs/own-needs.tsx';
import type { NamedTown } from './home-search.tsx';
import type { Lately } from './member-home.tsx';
import type { Near } from './near-you.tsx';

type Api = ReturnType<typeof apiOf>;

/** More than are shown: of some the number may be shown no more. */
const askedLately = 6;
const shownLately = 3;
const shownNear = 6;
const shownNeeds = 3;

/** The numbers that a member opened last; none where that cannot be read: the search stands all the same. */
export async function readLately(api: Api): Promise<Lately[]> {
  const answer = await api.network.opened
    .query({ limit: askedLately, unreported: true })
    .catch(() => undefined);
  const contacts = answer?.opened.flatMap(({ contact }) => contact ?? []) ?? [];
  return contacts
    .flatMap(({ _id, userType, businessName, oneOfTrade, whatsappNumber, profilePicture }) =>
      whatsappNumber === null
        ? []
        : {
            id: _id,
            name: userType === 'buyer' ? null : businessName,
            trade: oneOfTrade,
            number: whatsappNumber,
            picture: profilePicture,
          },
    )
    .slice(0, shownLately);
}

/** The member’s own needs that are open; none where they cannot be read. */
export async function readNeeds(api: Api, language: Language): Promise<OwnNeed[]> {
  const answer = await api.needs.list.query().catch(() => undefined);
  const open = answer?.needs.filter(({ isOpen }) => isOpen) ?? [];
  return open.slice(0, shownNeeds).map((need) => ({
    ...{ _id: need._id, isOpen: need.isOpen, answers: need.answers },
    title: needTitle(need, language),
  }));
}

/** Of whom a member is asked whether they answered; nobody where that cannot be read. */
export async function readQuestions(api: Api): Promise<Question[]> {
  const answer = await api.answers.questions.query().catch(() => undefined);
  return answer?.questions ?? [];
}

const largest = ['douala', 'yaounde'];

/** Businesses of a town, those with a picture first; of the two largest, in turns, where the town is unknown or has none. */
export async function readNear(api: Api, town: string | undefined): Promise<Near> {
  const own = town && (await readTown(api, town));
  if (own && own.listings.length > 0) return { ...own, listings: own.listings.slice(0, shownNear) };
  const [first, second] = await Promise.all(largest.map((slug) => readTown(api, slug)));
  const inTurns = (first?.listings ?? []).flatMap((listing, at) => [
    listing,
    ...(second?.listings.slice(at, at + 1) ?? []),
  ]);
  return { town: undefined, listings: inTurns.slice(0, shownNear), total: '' };
}

async function readTown(api: Api, city: string) {
  const found = await api.directory.visitorSearch.query({ city }).catch(() => undefined);
  if (!found || 'leadsTo' in found) return undefined;
  const pictured = found.listings.filter(({ profilePicture }) => profilePicture);
  const others = found.listings.filter(({ profilePicture }) => !profilePicture);
  const town: NamedTown | undefined = found.town ?? undefined;
  const total = formatCount(found.total, found.isLowerBound);
  return { town, listings: [...pictured, ...others], total };
}
