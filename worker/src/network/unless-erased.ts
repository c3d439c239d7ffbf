import { violatedForeignKey } from '@mboalink/db/database-error.ts';
import { AppError } from '@mboalink/shared/errors.ts';

/** Throws `not_found` where the contact that a row names was erased while the call was under way. */
export async function unlessErased<Rows>(work: PromiseLike<Rows>): Promise<Rows> {
  try {
    return await work;
  } catch (error) {
    if (violatedForeignKey(error)?.includes('_contact_id_')) throw new AppError('not_found');
    throw error;
  }
}
