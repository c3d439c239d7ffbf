import * as z from 'zod/mini';
import { described } from '../described.ts';
import { searchLimits, trackLimits } from '../limits.ts';
import { typedText } from '../text.ts';
import { eventActions } from './event-actions.ts';

/** A name or a slug, which forms leave empty where nothing was chosen. */
const entry = z.optional(z.nullable(typedText(0, searchLimits.entry)));

const words = typedText(0, searchLimits.text);

/** In milliseconds since 1970: as late as a date of JavaScript can be. */
const latestInstant = 8.64e15;

/**
 * What somebody did. Of a contact it names which. `searchData` and `location` are read by nobody: what was looked for, and where, is
 * counted by what the server itself knows. `metadata.timestamp` (ISO, or milliseconds since 1970) is when it
 * was, where that is not now.
 */
const told = {
  targetUserId: z.optional(z.uuid()),
  searchData: z.optional(
    z.object({
      ...{ category: entry, city: entry, region: entry },
      keywords: z.optional(
        z.nullable(z.union([words, z.array(words).check(z.maxLength(searchLimits.list))])),
      ),
    }),
  ),
  location: z.optional(z.nullable(z.object({ city: entry, region: entry, country: entry }))),
  metadata: z.optional(
    z.object({
      timestamp: z.optional(
        z.union([z.iso.datetime({ offset: true }), z.int().check(z.gte(0), z.lte(latestInstant))]),
      ),
    }),
  ),
};

const actionType = z.enum(eventActions);

type About = {
  actionType?: string | undefined;
  targetUserId?: string | undefined;
  searchData?: unknown;
  events?: unknown;
};

/** What an event must say besides its kind: of a search what was looked for, of a file either, of all else of whom it is. */
const saysOfWhom = z.refine<About>(
  ({ events, actionType: action, targetUserId, searchData }) =>
    events !== undefined ||
    action === 'search_performed' ||
    targetUserId !== undefined ||
    (action === 'contact_export' && searchData !== undefined),
  { path: ['targetUserId'], error: 'required' },
);
const saysOfWhat = z.refine<About>(
  ({ actionType: action, searchData }) => action !== 'search_performed' || searchData !== undefined,
  { path: ['searchData'], error: 'required' },
);

/** `id` is drawn by the device, and sent again with the same event. */
const toldEvent = z.object({ id: z.uuid(), actionType, ...told }).check(saysOfWhom, saysOfWhat);

/** One event, or several that a device kept to itself until it had a network. */
export const trackInput = z
  .object({
    id: described(z.optional(z.uuid()), 'Drawn by the device, and sent again with the same event.'),
    actionType: z.optional(actionType),
    ...told,
    events: described(
      z.optional(z.array(toldEvent).check(z.minLength(1), z.maxLength(trackLimits.events))),
      'Several, in place of one.',
    ),
  })
  .check(
    z.refine(({ events, actionType: action }) => (events === undefined) !== (action === undefined), {
      path: ['actionType'],
      error: 'required',
    }),
    saysOfWhom,
    saysOfWhat,
  );

export type TrackInput = z.output<typeof trackInput>;

/** How many events were new and count: each kind counts once a day for each contact. */
export const trackOutput = z.object({ accepted: z.int() });

/** How many searches lost their words. */
export const clearSearchHistoryOutput = z.object({ cleared: z.int() });
