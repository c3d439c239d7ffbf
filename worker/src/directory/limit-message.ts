import type { SearchOutput } from '@mboalink/shared/directory/calls.ts';
import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import { formatCount } from '@mboalink/shared/format/counts.ts';
import type { Language } from '@mboalink/shared/language.ts';

type Total = Pick<SearchOutput['pagination'], 'totalCount' | 'totalIsLowerBound'>;

/** Said when more match than can be opened today; null when nothing holds the viewer back, or nothing is left. */
export function limitMessage(
  { remaining }: Pick<QuotaInfo, 'remaining'>,
  { totalCount, totalIsLowerBound }: Total,
  language: Language,
): string | null {
  if (remaining === null || remaining === 0 || totalCount <= remaining) return null;
  const more = totalCount - remaining;
  return language === 'fr'
    ? `${frenchMore(more, totalIsLowerBound)}. Vous pouvez encore en ouvrir ${remaining} aujourd’hui.`
    : `${englishMore(more, totalIsLowerBound)}. You can unlock ${remaining} today.`;
}

function englishMore(more: number, orMore: boolean): string {
  if (orMore) return `More than ${formatCount(more)} others match`;
  return more === 1 ? '1 more matches' : `${formatCount(more)} more match`;
}

function frenchMore(more: number, orMore: boolean): string {
  if (orMore) return `Plus de ${formatCount(more)} autres correspondent`;
  return more === 1 ? '1 autre correspond' : `${formatCount(more)} autres correspondent`;
}
