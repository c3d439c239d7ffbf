import { formatCount } from '@mboalink/shared/format.ts';
import { exportFormats } from '@mboalink/shared/network/words.ts';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { DownloadIcon } from '../../components/icons.tsx';
import { RetryAlert } from '../../components/retry-alert.tsx';
import { Skeleton, SkeletonGroup } from '../../components/skeleton.tsx';
import { usePage } from '../../lib/page.tsx';
import { type Inputs, trpc } from '../../lib/trpc.ts';
import styles from './export-dialog.module.css';

/** A list, and what is looked for in it. */
export type ExportedList = Omit<Inputs['network']['exportContacts'], 'format'>;

const mostOfSearch = 5000;

/** A file of the contacts of a list that were opened: how many, and in which form. The browser itself saves it. Needs the words 'search'. */
export function ExportDialog({ list, onClose }: { list: ExportedList; onClose: () => void }) {
  const { t } = useTranslation('search');
  const { language } = usePage();
  const utils = trpc.useUtils();
  const asked = trpc.network.exportContacts.useQuery({ ...list, format: 'vcard' }, { staleTime: 0 });
  const { exported = 0, of = 0 } = asked.data ?? {};
  // Whoever is taken along is a connection from then on.
  const taken = () => void utils.network.connections.invalidate(undefined, { refetchType: 'none' });
  return (
    <Dialog title={t('export.title')} onClose={onClose}>
      <div className={styles.body}>
        {asked.isPending && (
          <SkeletonGroup>
            <Skeleton />
            <Skeleton shape="button" />
          </SkeletonGroup>
        )}
        {asked.error && (
          <RetryAlert onRetry={asked.refetch}>
            {t('export.failed', { reason: asked.error.data?.message ?? '' })}
          </RetryAlert>
        )}
        {asked.data && (
          <>
            <p className={styles.told}>
              {t('export.told', { exported: formatCount(exported), of: formatCount(of) })}
            </p>
            <p>{t(exported === 0 ? 'export.none' : 'export.rule')}</p>
            {of >= mostOfSearch && <p>{t('export.first', { most: formatCount(mostOfSearch) })}</p>}
            {exported > 0 &&
              exportFormats.map((format) => (
                <a
                  key={format}
                  className={buttonClass({ kind: 'plain', wide: true })}
                  href={fileAddress({ ...list, format }, language)}
                  download
                  onClick={taken}
                >
                  <DownloadIcon size={20} />
                  <span>{t(`export.formats.${format}`)}</span>
                </a>
              ))}
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Where a file of a list is; lists as JSON, as the call takes them. */
export function fileAddress(input: Inputs['network']['exportContacts'], language: string): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== '');
  const texts = given.map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return `/api/v1/contacts/export?${new URLSearchParams([...texts, ['lang', language]])}`;
}
