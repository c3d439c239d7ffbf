import { formatDate } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../components/loaded.tsx';
import { showToast } from '../components/toast.tsx';
import { AccountPage, Row, Rows } from '../features/accounts/account-page.tsx';
import { browserChanges } from '../features/accounts/change.browser.ts';
import { serverChanges } from '../features/accounts/change.server.ts';
import { ChangeButton } from '../features/accounts/change-form.tsx';
import type { Changing } from '../features/accounts/code-asked.tsx';
import { unblock } from '../features/accounts/settings/setting-changes.ts';
import { useChange } from '../features/accounts/use-change.ts';
import type { Handle } from '../lib/handle.ts';
import { usePage } from '../lib/page.tsx';
import { browserReads } from '../lib/queries.browser.ts';
import { serverReads } from '../lib/queries.server.ts';
import { type Outputs, type Reads, trpc } from '../lib/trpc.ts';

export const handle = { words: ['settings'] } satisfies Handle;

const reads: Reads = (utils) => [utils.network.blocks.prefetch()];

export const loader = serverReads(reads);
export const clientLoader = browserReads(reads);

export const action = serverChanges({ unblock });
export const clientAction = browserChanges({ unblock });

export default function BlockedPeople() {
  const { t } = useTranslation('settings');
  return (
    <AccountPage title={t('rows.blocked')} lead={t('blocked.lead')}>
      {() => <BlockList />}
    </AccountPage>
  );
}

function BlockList() {
  const { t } = useTranslation('settings');
  const change = useChange('unblock', () => showToast({ text: t('blocked.unblocked') }));
  return (
    <Loaded query={trpc.network.blocks.useQuery()} failed={t('blocked.failed')}>
      {({ blocks }) =>
        blocks.length === 0 ? (
          <p>{t('blocked.none')}</p>
        ) : (
          <Rows>
            {blocks.map((block) => (
              <BlockRow key={block.id} block={block} change={change} />
            ))}
          </Rows>
        )
      }
    </Loaded>
  );
}

type BlockRowProps = { block: Outputs['network']['blocks']['blocks'][number]; change: Changing };

function BlockRow({ block, change }: BlockRowProps) {
  const { t } = useTranslation('settings');
  const { language } = usePage();
  const date = formatDate(block.blockedAt, language);
  const name = block.name ?? t('blocked.buyer');
  const unblock = (
    <ChangeButton
      change={change}
      kind="plain"
      fields={{ id: block.id }}
      label={t('blocked.unblockWhom', { name, date })}
    >
      {t('blocked.unblock')}
    </ChangeButton>
  );
  return (
    <Row action={unblock}>
      <strong>{name}</strong>
      <span className="small">{[block.cityName, t('blocked.on', { date })].filter(Boolean).join(' · ')}</span>
    </Row>
  );
}
