import { insightsRouter } from './accounts/insights-procedures.ts';
import { accountsRouter } from './accounts/procedures.ts';
import { billingRouter } from './billing/procedures.ts';
import { directoryRouter } from './directory/procedures.ts';
import { healthRouter } from './health.ts';
import { networkRouter } from './network/procedures.ts';
import { createCallerFactory, createRouter } from './trpc.ts';

/** Every call there is, by area; over tRPC as it stands, over REST by each call's own address. */
export const router = createRouter({
  insights: insightsRouter,
  billing: billingRouter,
  directory: directoryRouter,
  network: networkRouter,
  accounts: accountsRouter,
  health: healthRouter,
});

export type AppRouter = typeof router;

export const createCaller = createCallerFactory(router);
