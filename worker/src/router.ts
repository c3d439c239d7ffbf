import { analyticsProcedures, insightsRouter } from './accounts/insights-procedures.ts';
import { ownAccountProcedures } from './accounts/own-account-procedures.ts';
import { signInProcedures } from './accounts/sign-in-procedures.ts';
import { answersRouter } from './answers/procedures.ts';
import { billingRouter } from './billing/procedures.ts';
import { directoryRouter } from './directory/procedures.ts';
import { healthRouter } from './health.ts';
import { leadsRouter } from './leads/procedures.ts';
import { needsRouter } from './needs/procedures.ts';
import { networkRouter } from './network/procedures.ts';
import { createCallerFactory, createRouter } from './trpc.ts';

/** Every call there is, by area; over tRPC as it stands, over REST by each call's own address. */
export const router = createRouter({
  insights: insightsRouter,
  billing: billingRouter,
  directory: directoryRouter,
  network: networkRouter,
  leads: leadsRouter,
  needs: needsRouter,
  answers: answersRouter,
  accounts: createRouter({ ...signInProcedures, ...ownAccountProcedures, ...analyticsProcedures }),
  health: healthRouter,
});

export type AppRouter = typeof router;

export const createCaller = createCallerFactory(router);
