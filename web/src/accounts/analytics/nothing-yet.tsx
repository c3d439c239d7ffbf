import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useTranslation } from 'react-i18next';
import { shareLink } from '../../lib/addresses.ts';
import { ownPage } from '../../lib/own-page.ts';
import { pathTo } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { WhatsappIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** A listing that nobody has looked at yet: how that changes. */
export function NothingYet({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('premium');
  return (
    <EmptyState picture="nothing" title={t('analytics.emptyTitle')} text={t('analytics.emptyText')}>
      <LinkButton href={pathTo('profile')}>{t('analytics.complete')}</LinkButton>
      {ownPage(user) && (
        <LinkButton
          kind="plain"
          href={shareLink(t('analytics.invitation', { name: user.businessName }), user.shortLink)}
          icon={<WhatsappIcon size={20} />}
          target="_blank"
          rel="noreferrer"
        >
          {t('analytics.share')}
        </LinkButton>
      )}
    </EmptyState>
  );
}
