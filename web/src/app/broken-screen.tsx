import { useTranslation } from 'react-i18next';
import { pathTo } from '../lib/paths.ts';
import { isSignOutUnheard } from '../lib/session/sign-out-mark.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { RefreshIcon } from '../ui/icons.tsx';
import { PageHeader } from '../ui/page-header.tsx';

type BrokenScreenProps = {
  /** The screen did not arrive, or it arrived and broke. */
  why: 'screenFailed' | 'screenBroken';
  onRetry: () => void;
};

/** In place of a screen that cannot be shown: what happened, another try, and the way home. */
export function BrokenScreen({ why, onRetry }: BrokenScreenProps) {
  const { t } = useTranslation();
  // Whoever hands on this phone without a network is led to a home page that may not be on it.
  const title = t(isSignOutUnheard() ? 'network.signedOut' : `${why}.title`);
  return (
    <>
      <PageHeader />
      <EmptyState picture="broken" title={title} text={t(`${why}.text`)} wholePage>
        <Button icon={<RefreshIcon size={20} />} onClick={onRetry}>
          {t('ui.retry')}
        </Button>
        {/* A plain link loads everything anew, whatever is broken here. */}
        <a href={pathTo('home')} className={buttonClass({ kind: 'quiet' })}>
          {t('nav.home')}
        </a>
      </EmptyState>
    </>
  );
}
