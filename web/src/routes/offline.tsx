import { useTranslation } from 'react-i18next';
import { buttonClass } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Head } from '../components/head.tsx';
import { LinkButton } from '../components/link-button.tsx';
import type { Handle } from '../lib/handle.ts';

export const handle = { words: ['offline'], start: 'never' } satisfies Handle;

/** Whatever address it stands at. */
const here = '';

/** What the service worker shows in place of a page that it does not have; its address is that page's, so a retry loads that. */
export default function Offline() {
  const { t } = useTranslation('offline');
  return (
    <>
      <Head title={t('title')} />
      <EmptyState
        wholePage
        picture="broken"
        title={t('title')}
        text={
          <>
            {t('said')} {t('kept')}
          </>
        }
      >
        <a href={here} className={buttonClass({})}>
          {t('retry')}
        </a>
        <LinkButton kind="quiet" href="/my-contacts">
          {t('contacts')}
        </LinkButton>
      </EmptyState>
    </>
  );
}
