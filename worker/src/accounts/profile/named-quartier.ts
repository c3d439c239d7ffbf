import { quartierName } from '@mboalink/shared/catalogue/quartier-name.ts';
import { refusedTexts } from './refused-texts.ts';

/** A quartier as it is kept, by the name that the catalogue has for it. What would be refused anew stays as it stood. */
export function namedQuartier(typed: string, city?: string): string {
  return refusedTexts({ quartier: typed }).quartier ? typed : quartierName(typed, city);
}
