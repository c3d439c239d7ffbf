import { errorStatus } from '@mboalink/shared/errors.ts';
import { requestContext } from '@mboalink/shared/request-context.ts';
import type { AppRouter } from '@mboalink/worker/router.ts';
import { dehydrate } from '@tanstack/react-query';
import type { TRPCClient } from '@trpc/client';
import { data, type LoaderFunctionArgs, type RouterContextProvider, redirect } from 'react-router';
import type { Member } from './page.tsx';
import { createQueryClient } from './query-client.ts';
import { codeOf } from './refusal.ts';
import { createQueries, type Queries, type Reads } from './trpc.ts';

type Args = { context: Readonly<RouterContextProvider> };

const ofRequest = new WeakMap<object, Queries>();

/** The calls of ours, asked in this isolate: cookies that they set leave with the document. */
export function apiOf({ context }: Args): TRPCClient<AppRouter> {
  return context.get(requestContext).api as TRPCClient<AppRouter>;
}

/** The cache of a request; it ends with it. */
export function queriesOf(args: Args): Queries {
  const known = ofRequest.get(args.context);
  if (known) return known;
  const queries = createQueries(apiOf(args), createQueryClient());
  ofRequest.set(args.context, queries);
  return queries;
}

/** A loader that fills the cache with what a route reads. A call that fails is left for the browser to ask again. */
export const serverReads =
  (reads: Reads) =>
  async ({ context, url, params }: LoaderFunctionArgs): Promise<null> => {
    await Promise.all(reads(queriesOf({ context }).utils, url, params));
    return null;
  };

/**
 * What a call answers to the loader of a public page; its refusal becomes the page's error, with the status of its code:
 * `isRouteErrorResponse(error)`, whose `data.error` is the code. Throws that response.
 */
export async function orErrorPage<T>(call: Promise<T>): Promise<T> {
  return call.catch((thrown: unknown) => {
    const code = codeOf(thrown);
    if (code) throw data({ error: code }, { status: errorStatus[code] });
    throw thrown;
  });
}

/** Whose document it is, where somebody asked. */
export function memberOf(args: Args): Member | undefined {
  const user = ofRequest.get(args.context)?.utils.accounts.me.getData()?.user;
  return user && { isSeller: user.userType !== 'buyer', isPremium: user.subscriptionPlan === 'premium' };
}

/** What the cache of a request knows, as text that can stand in a script element; undefined where it is empty. */
export function stateOf({ context }: Args): string | undefined {
  const queries = ofRequest.get(context);
  if (!queries) return undefined;
  // A refusal was drawn, too.
  const state = dehydrate(queries.queryClient, {
    shouldDehydrateQuery: ({ state: { status } }) => status !== 'pending',
  });
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}

type Lead = { leadsTo: string; isForGood: boolean };

/** What a call answers to the loader of a public page; where it leads elsewhere, or is refused, that is thrown. */
export async function answeredOrLed<Answer extends object>(
  call: Promise<Answer>,
): Promise<Exclude<Answer, Lead>> {
  const answer = await orErrorPage(call);
  if (isLead(answer)) throw redirect(answer.leadsTo, answer.isForGood ? 301 : 302);
  return answer as Exclude<Answer, Lead>;
}

const isLead = (answer: object): answer is Lead => 'leadsTo' in answer;
