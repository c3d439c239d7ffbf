import { violatedForeignKey } from '@mboalink/db/database-error.ts';
import { AppError } from '@mboalink/shared/errors.ts';

/** Throws `not_found` where the contact that a row names was erased while the call was under way. */
export async function unlessErased<Rows>(work: PromiseLike<Rows>): Promise<Rows> {
  try {
    return await work;
  } catch (error) {
    if (/_(contact|connected_user|blocked)_id_users_/.test(violatedForeignKey(error) ?? ''))
      throw new AppError('not_found');
    throw error;
  }
}
