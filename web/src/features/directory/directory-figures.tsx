import { formatCount } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../components/class-names.ts';
import { trpc } from '../../lib/trpc.ts';

/** What the directory holds: contacts, active members, main categories. */
export function DirectoryFigures({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('search');
  const { data } = trpc.directory.stats.useQuery(undefined, { retry: false });
  if (!data) return null;
  const { totalContacts, activeMembers, totalCategories } = data;
  return (
    <ul className={classNames('row wrap small', className)} aria-label={t('stats.label')}>
      <li>{t('stats.contacts', { figure: formatCount(totalContacts) })}</li>
      <li>{t('stats.members', { figure: formatCount(activeMembers) })}</li>
      <li>{t('stats.categories', { figure: formatCount(totalCategories) })}</li>
    </ul>
  );
}
