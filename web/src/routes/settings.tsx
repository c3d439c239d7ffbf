import { ownTradeAndPlace, quartierAndTown } from '@mboalink/shared/accounts/trade-and-place.ts';
import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../components/button.tsx';
import { classNames } from '../components/class-names.ts';
import { LogoutIcon } from '../components/icons.tsx';
import { LinkButton } from '../components/link-button.tsx';
import styles from '../features/accounts/account-page.module.css';
import { AccountPage } from '../features/accounts/account-page.tsx';
import { AccountRows } from '../features/accounts/settings/account-rows.tsx';
import { Avatar } from '../features/directory/avatar.tsx';
import type { Handle } from '../lib/handle.ts';

export const handle = { words: ['settings'] } satisfies Handle;

export default function Settings() {
  const { t } = useTranslation('settings');
  return (
    <AccountPage title={t('title')} back="" head={(user) => <Me user={user} />}>
      {(user) => (
        <>
          <AccountRows user={user} />
          <div>
            <LinkButton kind="quiet" href="/logout" icon={<LogoutIcon size={20} />}>
              {t('signOut')}
            </LinkButton>
          </div>
        </>
      )}
    </AccountPage>
  );
}

function Me({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('settings');
  return (
    <div className={classNames('row gap-3', styles.me)}>
      <Avatar name={user.businessName || user.name} picture={user.profilePicture} size="medium" asked />
      <div className="grow">
        <p className={styles.who}>{user.businessName || user.name}</p>
        <p className="quiet">
          {ownTradeAndPlace(user, user.oneOfTrade, quartierAndTown(user.quartier, user.names.city))}
        </p>
      </div>
      {user.hasOpenPage && (
        <a className={buttonClass({ kind: 'inverse' }, styles.own)} href={`/business/${user.slug}`}>
          {t('seePage')}
        </a>
      )}
    </div>
  );
}
