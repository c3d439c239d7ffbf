import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Head } from '../../lib/head.tsx';
import { useNavigationState } from '../../lib/navigation-state.ts';
import { pageAt, pathTo } from '../../lib/paths.ts';
import { House } from '../../ui/house.tsx';
import { CheckIcon, SearchIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import page from '../account-page.module.css';
import styles from './register-screen.module.css';

/** The end of a registration: one button, to where somebody wanted to go or to the contacts. */
export function RegisterDone({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('accounts');
  const { redirectAfter } = useNavigationState();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const target = redirectAfter ?? pathTo('find-contact');
  const toSearch = pageAt(target.split(/[?#]/)[0] ?? '') === 'find-contact';
  return (
    <>
      <Head page="register" title={t('done.title')} description={t('register.description')} />
      <PageHeader />
      <div className={page.page}>
        <div className={styles.done}>
          <House kind="gold" large>
            <CheckIcon size={32} />
          </House>
          <h1 ref={title} tabIndex={-1}>
            {t('done.title')}
          </h1>
          <p>{t('welcome.first', { name: user.businessName || user.name })}</p>
          <p>{t(user.userType === 'buyer' ? 'done.buyer' : 'done.seller')}</p>
          <LinkButton wide href={target} replace icon={toSearch && <SearchIcon size={20} />}>
            {t(toSearch ? 'done.search' : 'done.goOn')}
          </LinkButton>
        </div>
      </div>
    </>
  );
}
