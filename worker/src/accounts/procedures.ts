import { createRouter } from '../trpc.ts';
import { ownAccountCalls } from './own-account-calls.ts';
import { signInCalls } from './sign-in-calls.ts';

export const accountsRouter = createRouter({ ...signInCalls, ...ownAccountCalls });
