import {
  categoriesInput,
  categoriesOutput,
  categoryOutput,
  categoryTreeOutput,
  contactIdInput,
  contactOutput,
  countryInput,
  locationsOutput,
  openedTodayOutput,
  revealOutput,
  searchInput,
  searchOutput,
  slugInput,
  statsOutput,
  suggestionsInput,
  suggestionsOutput,
} from '@mboalink/shared/directory/calls.ts';
import { createRouter, memberCall, publicCall } from '../trpc.ts';
import { listCategories, listCategoryTree, readCategory } from './category-answers.ts';
import { listLocations } from './list-locations.ts';
import { listOpenedToday } from './list-opened-today.ts';
import { readContact } from './read-contact.ts';
import { readStats } from './read-stats.ts';
import { revealContact } from './reveal-contact.ts';
import { searchContacts } from './search-contacts.ts';
import { suggest } from './suggest.ts';

/** Catalogue data changes with a release only. */
const catalogueCache = 'public, max-age=3600, stale-while-revalidate=86400';

export const directoryRouter = createRouter({
  search: memberCall
    .meta({ rest: 'GET /contacts/search', summary: 'Finds contacts by words, category and place.' })
    .input(searchInput)
    .output(searchOutput)
    .query(({ ctx, input }) => searchContacts(ctx, input)),

  reveal: memberCall
    .meta({
      rest: 'POST /contacts/{id}/reveal',
      summary: 'Opens a contact for good; spends one of today’s at most.',
    })
    .input(contactIdInput)
    .output(revealOutput)
    .mutation(({ ctx, input }) => revealContact(ctx, input)),

  openedToday: memberCall
    .meta({ rest: 'GET /contacts/opened', summary: 'The contacts that the viewer opened today.' })
    .output(openedTodayOutput)
    .query(({ ctx }) => listOpenedToday(ctx)),

  contact: memberCall
    .meta({
      rest: 'GET /contacts/{id}',
      summary: 'One contact, with its number if the viewer has opened it.',
    })
    .input(contactIdInput)
    .output(contactOutput)
    .query(({ ctx, input }) => readContact(ctx, input)),

  stats: publicCall
    .meta({
      rest: 'GET /contacts/stats',
      summary: 'What the directory holds, rounded.',
      cache: 'public, max-age=30',
    })
    .output(statsOutput)
    .query(({ ctx }) => readStats(ctx)),

  locations: publicCall
    .meta({
      rest: 'GET /contacts/locations',
      summary: 'Regions, towns and quartiers.',
      cache: catalogueCache,
      roundTrips: 0,
    })
    .input(countryInput)
    .output(locationsOutput)
    .query(() => listLocations()),

  suggestions: publicCall
    .meta({
      rest: 'GET /contacts/suggestions',
      summary: 'Suggestions for what somebody types; popular ones without a text.',
      top: ['suggestions'],
      cache: 'public, max-age=60',
    })
    .input(suggestionsInput)
    .output(suggestionsOutput)
    .query(({ ctx, input }) => suggest(ctx, input)),

  autocomplete: memberCall
    .meta({
      rest: 'GET /contacts/autocomplete',
      summary: 'Suggestions for signed-in people.',
      top: ['suggestions'],
    })
    .input(suggestionsInput)
    .output(suggestionsOutput)
    .query(({ ctx, input }) => suggest(ctx, input)),

  categories: publicCall
    .meta({
      rest: 'GET /categories',
      summary: 'Sectors and categories, with counts when asked for.',
      cache: 'public, max-age=300',
    })
    .input(categoriesInput)
    .output(categoriesOutput)
    .query(({ ctx, input }) => listCategories(ctx, input)),

  categoryTree: publicCall
    .meta({
      rest: 'GET /categories/hierarchical',
      summary: 'All categories with their subcategories and items.',
      cache: catalogueCache,
      roundTrips: 0,
    })
    .input(countryInput)
    .output(categoryTreeOutput)
    .query(() => listCategoryTree()),

  category: publicCall
    .meta({
      rest: 'GET /categories/{slug}',
      summary: 'One category with its subcategories and items.',
      cache: catalogueCache,
      roundTrips: 0,
    })
    .input(slugInput)
    .output(categoryOutput)
    .query(({ input }) => readCategory(input)),
});
