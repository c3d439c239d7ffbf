import { formatCount } from '@mboalink/shared/format.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/dialog.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { DotsIcon } from '../../components/icons.tsx';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { BlockQuestion } from '../directory/block-contact.tsx';
import { PersonRow } from '../directory/person-row.tsx';
import styles from './known-row.module.css';
import { nextPage } from './list-address.ts';
import { ListState, MoreRows } from './list-states.tsx';
import { useWhen } from './when.ts';

type Opener = Outputs['network']['reveals']['reveals'][number];

/** Who opened one’s number, by day, with the way to block each. */
export function Openers() {
  const { t } = useTranslation('contacts');
  const read = trpc.network.reveals.useInfiniteQuery({}, { getNextPageParam: nextPage });
  const rows = read.data?.pages.flatMap(({ reveals }) => reveals) ?? [];
  const count = read.data?.pages[0]?.pagination.totalCount ?? 0;
  const nobody = (
    <EmptyState picture="nothing" title={t('openers.emptyTitle')} text={t('openers.emptyText')} />
  );
  return (
    <ListState read={read} count={count} empty={nobody}>
      <h2 className={styles.count}>{t('openers.count', { count, shown: formatCount(count) })}</h2>
      <ul className="rows">
        {rows.map((opener) => (
          <OpenerRow key={opener.id} opener={opener} />
        ))}
      </ul>
      <MoreRows read={read} />
    </ListState>
  );
}

function OpenerRow({ opener: { id, name, cityName, day } }: { opener: Opener }) {
  const { t } = useTranslation('contacts');
  const [asks, ask] = useState(false);
  const close = () => ask(false);
  const town = cityName ?? '';
  const shown = name ?? (town ? t('openers.buyerOf', { town }) : t('openers.buyer'));
  const date = useWhen()(day);
  return (
    <li>
      <PersonRow name={name ?? ''} title={shown} about={[name && town, date].filter(Boolean).join(' · ')}>
        <IconButton
          icon={DotsIcon}
          label={t('openers.block', { name: shown, date })}
          onClick={() => ask(true)}
        />
      </PersonRow>
      {asks && (
        <Dialog title={t('openers.question', { name: shown })} onClose={close}>
          <BlockQuestion whom={{ revealId: id }} name={shown} onBlocked={close} />
        </Dialog>
      )}
    </li>
  );
}
