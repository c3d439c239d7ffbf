import type { TFunction } from 'i18next';
import { failureOf } from '../../lib/errors/failure.ts';

/** Why a call failed, as a sentence. */
export function reasonMessage(thrown: unknown, t: TFunction<['settings', 'errors']>): string {
  return t(`errors:${failureOf(thrown).code}`);
}
