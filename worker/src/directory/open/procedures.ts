import { shortCodeLength } from '@mboalink/shared/accounts/short-name.ts';
import {
  businessInput,
  businessOutput,
  contactWayInput,
  leadSchema,
  openTradeInput,
  openTradeOutput,
  posterOutput,
  searchNamesInput,
  searchNamesOutput,
  shortLinkInput,
  tradesOutput,
  visitorSearchInput,
  visitorSearchOutput,
} from '@mboalink/shared/directory/open-calls.ts';
import { businessPath } from '@mboalink/shared/directory/page-paths.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { type Context, reading } from '../../context.ts';
import { networkLimitedProcedure } from '../../session/member-calls.ts';
import { readBusinessPage, readPoster } from './business-page.ts';
import { contactAddress } from './contact-way.ts';
import { readShortLink } from './read-business.ts';
import { readSearchNames } from './search-names.ts';
import { readTrades } from './sectors.ts';
import { readTradePage } from './trade-page.ts';
import { searchAsVisitor } from './visitor-search.ts';

const pageProcedure = networkLimitedProcedure('READ_RATE_LIMITER').meta({ ofPages: true });

/** What names somebody is kept no longer: nobody can take a page out of all caches whose owner closes it. */
const namesSomebody = { cache: { maxAge: 60 } };

/** What the pages of trades and businesses show, each in one call. */
export const openProcedures = {
  openTrades: pageProcedure
    .meta({ cache: { maxAge: 300 } })
    .output(tradesOutput)
    .query(({ ctx }) => readTrades(reading(ctx))),

  openTrade: pageProcedure
    .meta(namesSomebody)
    .input(openTradeInput)
    .output(openTradeOutput)
    .query(({ ctx, input }) => readTradePage(reading(ctx), input)),

  visitorSearch: pageProcedure
    .meta({ ...namesSomebody, roundTrips: 2 })
    .input(visitorSearchInput)
    .output(visitorSearchOutput)
    .query(({ ctx, input }) => searchAsVisitor(reading(ctx), input)),

  searchNames: pageProcedure
    .meta({ roundTrips: 0 })
    .input(searchNamesInput)
    .output(searchNamesOutput)
    .query(({ ctx, input }) => readSearchNames(ctx, input.query)),

  business: pageProcedure
    .meta(namesSomebody)
    .input(businessInput)
    .output(businessOutput)
    .query(({ ctx, input }) => readBusinessPage(reading(ctx), input.slug)),

  poster: pageProcedure
    .meta(namesSomebody)
    .input(businessInput)
    .output(posterOutput)
    .query(({ ctx, input }) => readPoster(reading(ctx), input.slug)),

  contactWay: pageProcedure
    .meta({ roundTrips: 0 })
    .input(contactWayInput)
    .output(leadSchema)
    .query(({ input }) => ({ leadsTo: contactAddress(input), isForGood: false })),

  shortLink: pageProcedure
    .input(shortLinkInput)
    .output(leadSchema)
    .query(({ ctx, input }) => followShortLink(reading(ctx), input.code)),
};

async function followShortLink(ctx: Context, code: string) {
  const slug = await readShortLink(ctx, code);
  if (slug === undefined) throw new AppError('not_found');
  // A name may be somebody else's one day, a code never.
  return { leadsTo: businessPath(slug), isForGood: code.length === shortCodeLength };
}
