import { clickActions, type EventAction } from '@mboalink/shared/insights/event-actions.ts';

/** An event as it stands in the table. */
export type RawEvent = {
  contactId: string | null;
  day: string;
  person: string;
  action: EventAction;
  /** Milliseconds. */
  at: number;
  city: string | null;
  trade: string | null;
};

const minute = 60_000;
const hour = 60 * minute;
const dayLength = 24 * hour;

const isClick = ({ action }: RawEvent) => clickActions.some((click) => click === action);

const isLook = (event: RawEvent) =>
  isClick(event) || ['profile_view', 'profile_click', 'contact_reveal'].includes(event.action);

const hourOf = ({ at }: RawEvent) => new Date(at + hour).getUTCHours();

/** What `listing_days` must say of a listing's day, counted by hand from all events. Of marks only how many there are: one
 * of each kind, for of nobody here browser and network are known. */
export function recount(events: readonly RawEvent[], listing: string, day: string) {
  const of = events.filter((event) => event.contactId === listing);
  const today = of.filter((event) => event.day === day);
  const count = (action: EventAction) => today.filter((event) => event.action === action).length;
  const clicks = today.filter(isClick);
  const clickers = new Set(clicks.map(({ person }) => person));
  const visits = visitsOf(today);
  const isKnown = (person: string) =>
    of.some((event) => event.person === person && isClick(event) && isWithinSixtyDays(event.day, day));
  return {
    views: visits.length,
    openings: count('contact_reveal'),
    saves: count('contact_saved'),
    whatsapp_clicks: count('whatsapp_click'),
    phone_clicks: count('phone_click'),
    email_clicks: count('email_click'),
    clickers: clickers.size,
    requests: [...clickers].filter((person) => !isKnown(person)).length,
    click_hours:
      clicks.length === 0
        ? null
        : Array.from({ length: 24 }, (_, at) => clicks.filter((click) => hourOf(click) === at).length),
    towns: grouped(visits.flatMap(({ city }) => (city === null ? [] : [JSON.stringify([city])]))),
    searches: grouped(visits.flatMap((visit) => lastSearch(events, visit) ?? [])),
  };
}

function isWithinSixtyDays(earlier: string, day: string): boolean {
  const days = (Date.parse(day) - Date.parse(earlier)) / dayLength;
  return days >= 1 && days <= 60;
}

type Visit = { person: string; at: number; city: string | null };

function visitsOf(today: readonly RawEvent[]): Visit[] {
  const looks = today.filter(isLook);
  return [...new Set(looks.map(({ person }) => person))].map((person) => {
    const own = looks.filter((look) => look.person === person);
    const cities = own.flatMap(({ city }) => city ?? []).sort();
    return { person, at: Math.min(...own.map(({ at }) => at)), city: cities.at(-1) ?? null };
  });
}

/** What somebody looked for last, within half an hour before. */
function lastSearch(events: readonly RawEvent[], { person, at }: Visit): string | undefined {
  const text = ({ trade, city }: RawEvent) => `${trade ?? '~'} ${city ?? '~'}`;
  const before = events
    .filter((event) => event.action === 'search_performed' && event.person === person)
    .filter((search) => search.at <= at && search.at >= at - 30 * minute)
    .sort((one, other) => other.at - one.at || (text(one) < text(other) ? -1 : 1));
  const last = before[0];
  return last?.trade ? JSON.stringify([last.trade, last.city]) : undefined;
}

function grouped(keys: readonly string[]) {
  const views = (key: string) => keys.filter((other) => other === key).length;
  return [...new Set(keys)].sort().map((key) => ({ key, views: views(key), marks: 3 }));
}
