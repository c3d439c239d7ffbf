import { formatCount, formatDate } from '@mboalink/shared/format.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { icon } from '../../components/icons.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Skeleton, SkeletonGroup } from '../../components/skeleton.tsx';
import { showToast } from '../../components/toast.tsx';
import { usePage } from '../../lib/page.tsx';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { Avatar } from '../directory/avatar.tsx';
import rowStyles from './known-row.module.css';
import { nextPage } from './list-address.ts';
import listStyles from './list-head.module.css';
import { MoreRows } from './list-states.tsx';
import styles from './openers.module.css';

type Opener = Outputs['network']['reveals']['reveals'][number];

const DotsIcon = icon('M5.5 12h.01M12 12h.01M18.5 12h.01');

/** Who opened one’s number, by day, with the way to block each. */
export function Openers({ buys }: { buys: boolean }) {
  const { t } = useTranslation(['contacts', 'common']);
  const read = trpc.network.reveals.useInfiniteQuery({}, { getNextPageParam: nextPage });
  const rows = read.data?.pages.flatMap(({ reveals }) => reveals) ?? [];
  const count = read.data?.pages[0]?.pagination.totalCount ?? 0;
  if (read.isPending) {
    return (
      <SkeletonGroup>
        <Skeleton shape="button" />
        <Skeleton shape="button" />
      </SkeletonGroup>
    );
  }
  if (!read.data) {
    return (
      <EmptyState picture="broken" title={t('openers.failed')} text={read.error?.data?.message}>
        <Button busy={read.isFetching} onClick={() => void read.refetch()}>
          {t('common:ui.retry')}
        </Button>
      </EmptyState>
    );
  }
  if (count === 0) {
    return (
      <EmptyState
        picture="nothing"
        title={t('openers.emptyTitle')}
        text={t(buys ? 'openers.emptyTextBuyer' : 'openers.emptyText')}
      >
        {!buys && <LinkButton href="/profile">{t('openers.editListing')}</LinkButton>}
      </EmptyState>
    );
  }
  return (
    <>
      <p className={listStyles.count}>{t('openers.count', { count, shown: formatCount(count) })}</p>
      <ul className={rowStyles.list}>
        {rows.map((opener) => (
          <OpenerRow key={opener.id} opener={opener} />
        ))}
      </ul>
      <MoreRows read={read} />
    </>
  );
}

function OpenerRow({ opener: { id, name, cityName, day } }: { opener: Opener }) {
  const { t } = useTranslation('contacts');
  const { language } = usePage();
  const [asks, ask] = useState(false);
  const town = cityName ?? '';
  const shown = name ?? (town ? t('openers.buyerOf', { town }) : t('openers.buyer'));
  const called = name ?? (town ? t('openers.thisBuyerOf', { town }) : t('openers.thisBuyer'));
  const date = formatDate(day, language);
  return (
    <li className={styles.row}>
      <Avatar name={shown} size="small" />
      <div className={styles.who}>
        <h2>{shown}</h2>
        <p>{[name && town, date].filter(Boolean).join(' · ')}</p>
      </div>
      <details className={styles.choices}>
        <summary>
          <DotsIcon />
          <span className="visually-hidden">{t('openers.choices', { name: shown, date })}</span>
        </summary>
        <Button kind="plain" onClick={() => ask(true)}>
          {t('openers.block')}
        </Button>
      </details>
      {asks && <BlockDialog id={id} name={called} onClose={() => ask(false)} />}
    </li>
  );
}

/** Asks first: from then on neither finds the other, and nobody is told. */
function BlockDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { t } = useTranslation('contacts');
  const utils = trpc.useUtils();
  const unblock = trpc.network.unblock.useMutation({
    onSuccess: () => utils.network.invalidate(),
    onError: () => showToast({ text: t('openers.notUnblocked'), failed: true }),
  });
  const block = trpc.network.block.useMutation({
    async onSuccess({ blockId }) {
      showToast({ text: t('openers.blocked', { name }), undo: () => unblock.mutate({ id: blockId }) });
      onClose();
      await Promise.all([utils.network.invalidate(), utils.directory.invalidate()]);
    },
  });
  return (
    <Dialog title={t('openers.question', { name })} onClose={onClose}>
      <div className={styles.question}>
        <p>{t('openers.consequence')}</p>
        {block.error && (
          <Alert kind="bad" live>
            {[t('openers.notBlocked'), block.error.data?.message].filter(Boolean).join(' ')}
          </Alert>
        )}
        <Button wide busy={block.isPending} onClick={() => block.mutate({ revealId: id })}>
          {t('openers.block')}
        </Button>
        <Button wide kind="plain" onClick={onClose}>
          {t('openers.keep')}
        </Button>
      </div>
    </Dialog>
  );
}
