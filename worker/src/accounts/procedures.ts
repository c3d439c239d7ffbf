import { createRouter } from '../trpc.ts';
import { analyticsProcedures } from './insights-procedures.ts';
import { ownAccountProcedures } from './own-account-procedures.ts';
import { signInProcedures } from './sign-in-procedures.ts';

export const accountsRouter = createRouter({
  ...signInProcedures,
  ...ownAccountProcedures,
  ...analyticsProcedures,
});
