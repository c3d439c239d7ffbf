import { formatCount } from '@mboalink/shared/format.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { SearchIcon, ShareIcon } from '../../components/icons.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { ExportDialog, type ExportedList } from '../directory/export-dialog.tsx';
import styles from './known-row.module.css';
import { type Asked, isNarrowed } from './list-address.ts';
import { ListSearch } from './list-search.tsx';
import { ListState, MoreRows, type Read } from './list-states.tsx';

type ContactListProps = {
  asked: Asked;
  read: Read;
  count: number;
  /** What of the list may be kept or sent; nothing of those archived. */
  take?: ExportedList | undefined;
  /** Those that the filter offers. */
  categories?: ReadonlySet<string> | undefined;
  children: ReactNode;
};

/** A list of one's own: the search, how many there are with the way to keep or send them, the rows. */
export function ContactList({ asked, read, count, take, categories, children }: ContactListProps) {
  const { t } = useTranslation(['contacts', 'directory']);
  const [isTaking, setTaking] = useState(false);
  const of = isNarrowed(asked) ? 'found' : asked.archived ? 'archived' : asked.tab;
  return (
    <>
      {(count > 0 || isNarrowed(asked)) && <ListSearch asked={asked} categories={categories} />}
      <ListState read={read} count={count} empty={<Nobody asked={asked} />}>
        <div className="row wrap between">
          <div role="status">
            <h2 className={styles.count}>{t(`count.${of}`, { count, shown: formatCount(count) })}</h2>
          </div>
          {take && (
            <Button kind="quiet" icon={<ShareIcon size={20} />} onClick={() => setTaking(true)}>
              {t('directory:export.title')}
            </Button>
          )}
        </div>
        <ul className="rows">{children}</ul>
        <MoreRows read={read} />
      </ListState>
      {take && isTaking && <ExportDialog list={take} onClose={() => setTaking(false)} />}
    </>
  );
}

/** Nobody matches, or nobody is on the list yet: the search leads to them, as the head of the network does. */
function Nobody({ asked }: { asked: Asked }) {
  const { t } = useTranslation('contacts');
  const { tab, archived } = asked;
  const list = archived ? 'archived' : tab;
  if (isNarrowed(asked)) {
    return (
      <EmptyState picture="nothing" title={t('none.title')}>
        <LinkButton kind="plain" href={`/my-contacts?tab=${tab}${archived ? '&archived=yes' : ''}`}>
          {t('none.all')}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <EmptyState picture="nothing" title={t(`empty.${list}.title`)} text={t(`empty.${list}.text`)}>
      {tab !== 'network' && (
        <LinkButton icon={<SearchIcon size={20} />} href="/find-contact">
          {t('empty.find')}
        </LinkButton>
      )}
    </EmptyState>
  );
}
