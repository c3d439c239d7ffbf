import * as z from 'zod/mini';
import { userTypes } from '../accounts/user-types.ts';
import { countrySchema } from '../catalogue/schemas.ts';
import {
  businessText,
  dayText,
  described,
  idText,
  instantText,
  regionSlug,
  townSlug,
  tradeSlug,
} from '../described.ts';
import { categoryChoiceSchema, countInput, pageSize, searchInput } from '../directory/calls.ts';
import { contactSchema } from '../directory/contact.ts';
import { filterInputs } from '../directory/filter-inputs.ts';
import { quotaInfoSchema } from '../directory/quota.ts';
import { defaultPageSize, networkLimits, searchLimits } from '../limits.ts';
import { entrySchema, typedText } from '../text.ts';
import type { AlertFilters } from './search-name.ts';
import { connectionTypes, exportFormats, exportSources, interactionTypes, trustLevels } from './words.ts';

/** Where a page of a list stands; `totalCount` is exact. */
export const pagination = z.object({ page: z.number(), limit: z.number(), totalCount: z.number() });

export const pageInputs = {
  page: z._default(z.int().check(z.gte(1), z.lte(networkLimits.page)), 1),
  limit: z.prefault(pageSize, defaultPageSize),
  cursor: described(
    z.optional(z.int().check(z.gte(1), z.lte(networkLimits.page))),
    'A page, for clients that read one after the other; it goes before `page`.',
  ),
};

/**
 * Somebody in a list of one's own. `listed`: they can be found now; `hidden`: they cannot, and what was opened before stays
 * open; `unavailable`: they are gone, a block is between the two, or they are hidden and were never opened: nothing is said of them.
 */
const knownSchema = z.object({
  state: described(
    z.enum(['listed', 'hidden', 'unavailable']),
    '`hidden` cannot be found now, but was opened before; of `unavailable` nothing is said.',
  ),
  businessName: described(z.nullable(businessText), 'Null for who is unavailable.'),
  contact: described(z.nullable(contactSchema), 'Null for who is unavailable.'),
});

const ownNote = described(z.nullable(z.string()), 'What the viewer noted of the contact.');

export type Known = z.infer<typeof knownSchema>;

export const saveInput = z.object({ contactId: z.uuid() });

export type SaveInput = z.output<typeof saveInput>;

/** A contact, or a row of the list: who is unavailable has no other id. */
export const unsaveInput = z.object({ contactId: z.optional(z.uuid()), savedId: z.optional(z.uuid()) }).check(
  z.refine(({ contactId, savedId }) => (contactId === undefined) !== (savedId === undefined), {
    path: ['contactId'],
    error: 'wrong',
  }),
);

export type UnsaveInput = z.output<typeof unsaveInput>;

export const saveOutput = z.object({ saved: z.literal(true), savedId: z.string(), savedAt: z.string() });

export const unsaveOutput = z.object({ saved: z.literal(false) });

export type UnsaveOutput = z.infer<typeof unsaveOutput>;

export const savedInput = z.object({
  search: described(z.optional(typedText(0, searchLimits.text)), 'Words of the name, the trade or the town.'),
  category: filterInputs.category,
  ...pageInputs,
});

export type SavedInput = z.output<typeof savedInput>;

/** Latest first. */
export const savedOutput = z.object({
  saved: z.array(z.object({ _id: z.string(), savedAt: z.string(), note: ownNote, ...knownSchema.shape })),
  pagination,
});

export type SavedOutput = z.infer<typeof savedOutput>;

/** With `unreported` those whom the viewer reported are left out. */
export const openedInput = z.object({
  ...pageInputs,
  q: described(z.optional(typedText(0, searchLimits.text)), 'Words of the name, the trade or the town.'),
  unreported: described(z.optional(z.boolean()), 'Leaves out whom the viewer reported.'),
});

export type OpenedInput = z.output<typeof openedInput>;

/** Whose numbers the viewer opened, by day in Douala, the latest first: those that may still be shown. `reported`: by the viewer. */
export const openedOutput = z.object({
  opened: z.array(z.object({ day: z.string(), reported: z.boolean(), note: ownNote, ...knownSchema.shape })),
  pagination,
});

export type OpenedOutput = z.infer<typeof openedOutput>;

/** Whom to block: a contact, or who opened the viewer’s number, by the id of that row. */
export const blockInput = z.object({ contactId: z.optional(z.uuid()), revealId: z.optional(z.uuid()) }).check(
  z.refine(({ contactId, revealId }) => (contactId === undefined) !== (revealId === undefined), {
    path: ['contactId'],
    error: 'wrong',
  }),
);

export type BlockInput = z.output<typeof blockInput>;

/** `name` is null for buyers who are not named, and for who is unavailable; `city` is the slug of a seller’s town, null for buyers. */
const blockSchema = z.object({
  id: idText,
  name: described(z.nullable(z.string()), 'Null for buyers, and for who is unavailable.'),
  city: described(z.nullable(townSlug), 'Null for buyers.'),
  cityName: z.nullable(z.string()),
  blockedAt: instantText,
});

/** Latest first: whom the viewer blocked. */
export const blocksOutput = z.object({ blocks: z.array(blockSchema) });

export type BlocksOutput = z.infer<typeof blocksOutput>;

export const blockOutput = z.object({ blockId: z.string(), ...blocksOutput.shape });

export const unblockInput = z.object({ id: z.uuid() });

export const revealsInput = z.object(pageInputs);

export type RevealsInput = z.output<typeof revealsInput>;

/**
 * Who opened the viewer’s number, by day, the latest first, from the next day on: sellers by the name of their business, buyers by none. The town is
 * told where three of them are from it, and the day, in Douala, is all that is told of when.
 */
export const revealsOutput = z.object({
  reveals: z.array(
    z.object({
      id: idText,
      name: described(z.nullable(z.string()), 'Null for buyers.'),
      city: described(z.nullable(townSlug), 'Null where fewer than three are from it.'),
      cityName: z.nullable(z.string()),
      day: dayText,
    }),
  ),
  pagination,
});

export type RevealsOutput = z.infer<typeof revealsOutput>;

/**
 * A tap, or whom somebody took along: makes the one connection with them, or renews it. `id` is drawn by the device and sent
 * again with the same tap; `happenedAt` (ISO) is when it was, where that is not now. The place is read from the listing.
 */
export const connectInput = z.object({
  connectedUserId: z.uuid(),
  interactionType: z.enum(interactionTypes),
  location: z.optional(
    z.object({
      city: z.optional(z.nullable(entrySchema)),
      region: z.optional(z.nullable(entrySchema)),
      country: z.optional(z.nullable(countrySchema)),
    }),
  ),
  id: described(z.optional(z.uuid()), 'Taken from devices that send it; nothing follows from it.'),
  happenedAt: described(z.optional(z.iso.datetime()), 'Where that is not now: within 7 days.'),
});

export type ConnectInput = z.output<typeof connectInput>;

/**
 * One of the viewer's connections. `connectedUserId` is who it is, as the viewer may see them; with `state` and `businessName`
 * as in the list of saved contacts. Of whoever is unavailable there is neither type, place nor note.
 */
export const connectionSchema = z
  .object({
    _id: idText,
    state: knownSchema.shape.state,
    businessName: knownSchema.shape.businessName,
    connectedUserId: knownSchema.shape.contact,
    connectionType: z.nullable(z.enum(connectionTypes)),
    interactionType: z.enum(interactionTypes),
    location: z.nullable(z.object({ city: z.string(), region: z.string(), country: z.string() })),
    trustLevel: z.enum(trustLevels),
    note: ownNote,
    firstContactAt: instantText,
    lastContactAt: instantText,
  })
  .register(z.globalRegistry, { id: 'Connection' });

export type Connection = z.infer<typeof connectionSchema>;

export const connectOutput = z.object({ connection: connectionSchema, quotaInfo: quotaInfoSchema });

/** 'all' and an empty text say that nothing was chosen. */
const anyOf = <const Value extends string>(values: readonly Value[]) =>
  z.optional(z.enum([...values, 'all', '']));

/** `archived`: those that were taken off the list, instead of those that stand in it. */
export const connectionsInput = z.object({
  archived: described(z.optional(z.boolean()), 'Those that were taken off the list.'),
  q: described(z.optional(typedText(0, searchLimits.text)), 'Words of the name, the trade or the town.'),
  trustLevel: anyOf(trustLevels),
  connectionType: anyOf(connectionTypes),
  interactionType: anyOf(interactionTypes),
  category: filterInputs.category,
  city: filterInputs.city,
  sort: described(
    z.optional(z.enum(['recent', 'trusted'])),
    '`trusted`: whom the viewer trusts stand first.',
  ),
  ...pageInputs,
});

export type ConnectionsInput = z.output<typeof connectionsInput>;

/** The latest contact first, or the trusted ones before the others. */
export const connectionsOutput = z.object({ connections: z.array(connectionSchema), pagination });

export type ConnectionsOutput = z.infer<typeof connectionsOutput>;

/**
 * `partners` are connected both ways, as far as the viewer is told by name who opened their number; `contacts` are those who are
 * not trusted, and `activeConversations` had contact within 14 days.
 */
export const connectionStatsOutput = z.object({
  totalConnections: z.number(),
  trustedPartners: z.number(),
  partners: described(z.number(), 'Connected both ways.'),
  contacts: described(z.number(), 'Those who are not trusted.'),
  activeConversations: described(z.number(), 'With contact within 14 days.'),
});

export const connectionIdInput = z.object({ id: z.uuid() });

export const trustInput = z.object({ id: z.uuid(), trustLevel: z.enum(trustLevels) });

/** An empty note is none. */
export const noteInput = z.object({ contactId: z.uuid(), note: typedText(0, networkLimits.note) });

export const noteOutput = z.object({ note: ownNote });

/** What a connection is after a change. */
export const changedOutput = z.object({
  _id: idText,
  trustLevel: z.enum(trustLevels),
  archived: z.boolean(),
});

export type ChangedConnection = z.infer<typeof changedOutput>;

/**
 * A list, and what is looked for in it: a search by all that a search takes, saved contacts by `search` and `category`, opened ones by `q`,
 * connections by their own filters; of any other, nothing is read.
 */
export const exportInput = z.object({
  ...countInput.shape,
  sort: searchInput.shape.sort,
  q: connectionsInput.shape.q,
  trustLevel: connectionsInput.shape.trustLevel,
  connectionType: connectionsInput.shape.connectionType,
  source: z.enum(exportSources),
  format: z.enum(exportFormats),
});

export type ExportInput = z.output<typeof exportInput>;

/** What a file holds: so many of so many contacts in the list. `name` is what it is called. */
export const exportOutput = z.object({ exported: z.int(), of: z.int(), name: z.string() });

export type ExportOutput = z.infer<typeof exportOutput>;

/** What the search was narrowed down to, by slugs; nothing where nothing was chosen. */
const alertFiltersSchema = z.object({
  category: z.optional(tradeSlug),
  subcategory: z.optional(tradeSlug),
  items: z.optional(z.array(z.string())),
  region: z.optional(regionSlug),
  city: z.optional(townSlug),
  userType: z.optional(z.enum(userTypes)),
  categories: z.optional(z.array(categoryChoiceSchema)),
  exact: z.optional(z.boolean()),
  openAt: z.optional(z.string()),
  maxPrice: z.optional(z.number()),
  withPicture: z.optional(z.boolean()),
} satisfies Record<keyof AlertFilters, unknown>);

const alertSchema = z.object({
  _id: idText,
  search: z.string(),
  filters: alertFiltersSchema,
  createdAt: instantText,
  toldAt: described(z.nullable(instantText), 'When its owner was last mailed what was new.'),
  stopped: described(z.boolean(), 'By the link in a mail.'),
});

/**
 * All alerts of the viewer, latest first. `off`: why none of them is mailed now: no plan runs (`plan`), or the viewer wants no
 * such mail (`mail`).
 */
export const alertsOutput = z.object({
  alerts: z.array(alertSchema),
  limit: z.number(),
  off: described(
    z.nullable(z.enum(['plan', 'mail'])),
    'Why none is mailed now: no plan runs, or no such mail is wanted.',
  ),
});

export type AlertsOutput = z.infer<typeof alertsOutput>;

export type SearchAlert = AlertsOutput['alerts'][number];

/** The alert that there is now for the search: whether it was `added`, or there already; `resumed` where it was stopped. */
export const saveAlertOutput = z.object({
  ...alertsOutput.shape,
  savedId: idText,
  added: described(z.boolean(), 'False where it was there already.'),
  resumed: described(z.boolean(), 'Whether it was stopped before.'),
});

export const alertIdInput = z.object({ id: z.uuid() });
