import { violatedForeignKey } from '@mboalink/db/database-error.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { publicProcedure } from '../trpc.ts';
import { openingOf } from './member-opening.ts';

/** A call for signed-in people. What it sends to the database confirms their session, and writes under their lock. */
export const memberProcedure = publicProcedure
  .meta({ membersOnly: true })
  .use(async ({ ctx, type, next }) => {
    const { tokenViewer: viewer } = ctx;
    if (!viewer) throw new AppError('unauthenticated');
    const member = { ...ctx, viewer };
    const opening = openingOf(member, type !== 'query');
    const result = await next({ ctx: { ...member, db: ctx.openDatabase(opening) } });
    // The account was deleted while the call was under way: its rows have nobody to belong to any more.
    if (!result.ok && violatedForeignKey(result.error)) {
      throw new AppError('unauthenticated', { cause: result.error });
    }
    return result;
  });
