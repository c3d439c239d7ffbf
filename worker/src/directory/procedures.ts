import {
  contactIdInput,
  contactOutput,
  contactSlugInput,
  countInput,
  countOutput,
  countryInput,
  foundByOutput,
  locationsOutput,
  reportInput,
  reportOutput,
  revealedTodayOutput,
  revealOutput,
  searchInput,
  searchOutput,
  statsOutput,
  suggestionsInput,
  suggestionsOutput,
} from '@mboalink/shared/directory/calls.ts';
import { reading } from '../context.ts';
import { memberLimitedProcedure, memberProcedure, networkLimitedProcedure } from '../session/member-calls.ts';
import { createRouter } from '../trpc.ts';
import { categoryProcedures } from './category-procedures.ts';
import { listLocations, readStats } from './counts.ts';
import { readFoundBy } from './found-by.ts';
import { openProcedures } from './open/procedures.ts';
import { listRevealedToday, readContact, readContactBySlug } from './read-contact.ts';
import { reportContact } from './reports.ts';
import { revealContact } from './reveal.ts';
import { countContacts, searchContacts } from './search.ts';
import { suggest, suggestToMember } from './suggestions/suggest.ts';

/** Catalogue data changes with a release only. */
const catalogueCache = { maxAge: 3600, staleWhileRevalidate: 86_400 };

const readProcedure = networkLimitedProcedure('READ_RATE_LIMITER');

export const directoryRouter = createRouter({
  search: memberLimitedProcedure('SEARCH_RATE_LIMITER')
    .meta({
      rest: 'GET /contacts/search',
      summary: 'Finds contacts by words, category and place.',
      description:
        'A contact has its number and e-mail where the viewer opened it before; nothing is opened by a search.',
      errors: ['upgrade_required'],
      example: { search: 'plombier', region: 'littoral' },
    })
    .input(searchInput)
    .output(searchOutput)
    .query(({ ctx, input }) => searchContacts(ctx, input)),

  count: memberLimitedProcedure('SUGGESTION_RATE_LIMITER')
    .meta({
      rest: 'GET /contacts/count',
      summary: 'How many contacts a search finds. Shows nobody, records nothing and spends nothing.',
      example: { search: 'plombier', region: 'littoral' },
    })
    .input(countInput)
    .output(countOutput)
    .query(({ ctx, input }) => countContacts(ctx, input)),

  reveal: memberProcedure
    .meta({
      rest: 'POST /contacts/{id}/reveal',
      summary: 'Opens a contact for good; spends one of today’s at most.',
      challenge: 'reveal',
      description:
        'Nothing is spent for a contact that was opened before. Without a daily limit: 60 an hour, 200 a day, and 60 in all in an account’s first 24 hours. Past what a network opens in an hour each costs a solved challenge.',
      errors: ['not_found', 'upgrade_required', 'daily_limit_reached', 'rate_limited'],
    })
    .input(contactIdInput)
    .output(revealOutput)
    .mutation(({ ctx, input }) => revealContact(ctx, input)),

  report: memberProcedure
    .meta({
      rest: 'POST /contacts/{id}/report',
      summary: 'Says what is wrong with a contact that the viewer opened.',
      description:
        'Counted once for each contact. A `wrong_number` that was opened today falls out of the day’s count, for two contacts in seven days; the number stays shown.',
      errors: ['not_found'],
    })
    .input(reportInput)
    .output(reportOutput)
    .mutation(({ ctx, input }) => reportContact(ctx, input)),

  revealedToday: memberLimitedProcedure('SUGGESTION_RATE_LIMITER')
    .meta({ rest: 'GET /contacts/opened', summary: 'The contacts that the viewer opened today.' })
    .output(revealedTodayOutput)
    .query(({ ctx }) => listRevealedToday(ctx)),

  contact: memberLimitedProcedure('SEARCH_RATE_LIMITER')
    .meta({
      rest: 'GET /contacts/{id}',
      summary: 'One contact, with its number if it is shown to the viewer; counted as in a list.',
      errors: ['not_found'],
    })
    .input(contactIdInput)
    .output(contactOutput)
    .query(({ ctx, input }) => readContact(ctx, input)),

  contactBySlug: memberLimitedProcedure('SEARCH_RATE_LIMITER')
    .meta({
      rest: 'GET /businesses/{slug}/contact',
      summary: 'One contact by the short name of its page, as by its id.',
      errors: ['not_found'],
    })
    .input(contactSlugInput)
    .output(contactOutput)
    .query(({ ctx, input }) => readContactBySlug(ctx, input)),

  foundBy: memberLimitedProcedure('LISTING_RATE_LIMITER')
    .meta({
      rest: 'GET /contacts/found-by',
      summary:
        'By which of its words others find the viewer’s own listing in its town, and what people type there besides.',
      description:
        'The places are those of a search by another member, up to the hundredth. Words that people typed are told from three of them up.',
      roundTrips: 2,
    })
    .output(foundByOutput)
    .query(({ ctx }) => readFoundBy(ctx)),

  stats: readProcedure
    .meta({
      rest: 'GET /contacts/stats',
      summary: 'What the directory holds, rounded.',
      cache: { maxAge: 30 },
    })
    .output(statsOutput)
    .query(({ ctx }) => readStats(reading(ctx))),

  locations: readProcedure
    .meta({
      rest: 'GET /contacts/locations',
      summary: 'Regions, towns and quartiers.',
      cache: catalogueCache,
      roundTrips: 0,
    })
    .input(countryInput)
    .output(locationsOutput)
    .query(() => listLocations()),

  suggestions: readProcedure
    .meta({
      rest: 'GET /contacts/suggestions',
      summary: 'Suggestions for what somebody types; popular ones without a text.',
      top: ['suggestions'],
      cache: { maxAge: 60 },
    })
    .input(suggestionsInput)
    .output(suggestionsOutput)
    .query(({ ctx, input }) => suggest(reading(ctx), input)),

  autocomplete: memberLimitedProcedure('SUGGESTION_RATE_LIMITER')
    .meta({
      rest: 'GET /contacts/autocomplete',
      summary: 'Suggestions for signed-in people.',
      top: ['suggestions'],
    })
    .input(suggestionsInput)
    .output(suggestionsOutput)
    .query(({ ctx, input }) => suggestToMember(ctx, input)),

  ...categoryProcedures,
  ...openProcedures,
});
