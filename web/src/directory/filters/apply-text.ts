import {
  hasCriteria,
  readCriteria,
  toCountInput,
  writeCriteria,
} from '@mboalink/shared/directory/criteria.ts';
import { formatCount } from '@mboalink/shared/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { directoryQueries } from '../../lib/api/directory-queries.ts';
import { useSearchForm } from '../criteria/search-form.tsx';
import { useDebounced } from '../use-debounced.ts';
import { useReader } from '../use-member.ts';

/** How many contacts applying shows, as soon as that is known of what was chosen and is not shown yet. */
export function useApplyText(): string {
  const { t } = useTranslation('search');
  const { values, shown, blocked } = useSearchForm();
  const chosen = writeCriteria(values);
  const asked = useDebounced(chosen);
  const isAsked = hasCriteria(values) && chosen !== writeCriteria(shown) && !blocked;
  const { data } = useQuery({
    ...directoryQueries.count(useReader(), toCountInput(readCriteria(asked))),
    enabled: isAsked && asked === chosen,
  });
  if (!isAsked || asked !== chosen || !data) return t('filters.apply');
  const { count, isLowerBound } = data;
  return count === 0
    ? t('filters.applyToNobody')
    : t('filters.applyTo', { count, shown: formatCount(count, isLowerBound) });
}
