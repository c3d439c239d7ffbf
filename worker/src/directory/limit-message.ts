import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import type { Language } from '@mboalink/shared/language.ts';

/** Said when more match than can be opened today; null when nothing holds the viewer back, or nothing is left. */
export function limitMessage(quota: QuotaInfo, total: number, language: Language): string | null {
  const { remaining } = quota;
  if (remaining === null || remaining === 0 || total <= remaining) return null;
  const more = total - remaining;
  return language === 'fr'
    ? `${more} autres correspondent. Vous pouvez encore en ouvrir ${remaining} aujourd’hui.`
    : `${more} more match. You can unlock ${remaining} today.`;
}
