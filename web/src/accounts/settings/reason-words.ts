import type { TFunction } from 'i18next';
import { failureOf } from '../../app/failure.ts';

/** Why a call failed, as a sentence. */
export function reasonWords(thrown: unknown, t: TFunction<['settings', 'errors']>): string {
  return t(`errors:${failureOf(thrown).code}`);
}
