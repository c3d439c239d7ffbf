import { formatCount } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { Head } from '../../components/head.tsx';
import type { Outputs } from '../../lib/trpc.ts';
import { DirectoryPage } from './directory-page.tsx';
import { SectorList } from './links.tsx';

/** All trades that somebody is listed in, by sector. */
export function AllTrades({ total, sectors }: Outputs['directory']['openTrades']) {
  const { t } = useTranslation('business');
  const contacts = t('contacts', { count: total, shown: formatCount(total) });
  return (
    <DirectoryPage title={t('categories.heading')} lead={t('categories.lead', { contacts })} crumbs={[]}>
      <Head
        title={t('categories.title')}
        description={t('categories.description', { contacts, sectors: sectors.length })}
        canonical="/categories"
      />
      <SectorList sectors={sectors} />
    </DirectoryPage>
  );
}
