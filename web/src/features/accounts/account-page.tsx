import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../components/card.tsx';
import { classNames } from '../../components/class-names.ts';
import { Head } from '../../components/head.tsx';
import { ArrowLeftIcon } from '../../components/icons.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { RetryAlert } from '../../components/retry-alert.tsx';
import { trpc } from '../../lib/trpc.ts';
import styles from './account-page.module.css';

type AccountPageProps = {
  title: string;
  description?: string;
  lead?: string;
  /** Where the arrow leads; the account itself has none. */
  back?: string;
  backLabel?: string;
  /** Below the title. */
  head?: (user: CurrentUser) => ReactNode;
  children: (user: CurrentUser) => ReactNode;
};

/** A page of somebody's own account, drawn once it is known whose. */
export function AccountPage({
  title,
  description,
  lead,
  back = '/settings',
  backLabel,
  head,
  children,
}: AccountPageProps) {
  const { t } = useTranslation('settings');
  const me = trpc.accounts.me.useQuery();
  const user = me.data?.user;
  return (
    <>
      <Head title={title} description={description ?? t('description')} />
      <PageHeader
        title={
          <span className="row gap-1">
            {back && (
              <Link to={back} className={styles.back} aria-label={backLabel ?? t('back')}>
                <ArrowLeftIcon />
              </Link>
            )}
            {title}
          </span>
        }
        lead={lead}
      >
        {user && head?.(user)}
      </PageHeader>
      <div className={classNames('stack', styles.page)}>
        {user && children(user)}
        {me.error && !user && <RetryAlert onRetry={me.refetch}>{t('failed')}</RetryAlert>}
      </div>
    </>
  );
}

type PanelProps = { title: ReactNode; text?: ReactNode; id?: string; danger?: boolean; children: ReactNode };

/** A part of such a page. */
export function Panel({ title, text, id, danger, children }: PanelProps) {
  return (
    <Card
      className={classNames('stack', styles.panel, danger && styles.danger)}
      id={id}
      tabIndex={id ? -1 : undefined}
    >
      <h2>{title}</h2>
      {text && <p className="quiet">{text}</p>}
      {children}
    </Card>
  );
}

/** The rows of a list, below each other in a frame. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={classNames('rows', styles.rows)}>{children}</ul>;
}

/** Switches below each other in a frame. */
export function Switches({ children }: { children: ReactNode }) {
  return <div className={classNames('rows', styles.rows, styles.switches)}>{children}</div>;
}

/** A row of a list: what it is, and what can be done with it. */
export function Row({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <li className={classNames('row wrap gap-3', styles.row)}>
      <div className={classNames('stack gap-1', styles.facts)}>{children}</div>
      {action}
    </li>
  );
}
