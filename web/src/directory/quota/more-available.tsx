import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '../../ui/note.tsx';
import { formatCount } from '../format-count.ts';

type MoreAvailableProps = { totalCount: number; isLowerBound: boolean; remaining: number };

/** Said when more match than can be opened today. */
export function MoreAvailable({ totalCount, isLowerBound, remaining }: MoreAvailableProps) {
  const { t } = useTranslation('directory');
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  const count = totalCount - remaining;
  return (
    <Note kind="info" live title={t('quota.available')} onDismiss={() => setDismissed(true)}>
      {isLowerBound
        ? t('quota.availableMany', { more: formatCount(count), remaining })
        : t('quota.availableText', { count, remaining })}
    </Note>
  );
}
