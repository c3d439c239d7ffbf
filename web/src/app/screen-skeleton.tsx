import { useTranslation } from 'react-i18next';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './screen-skeleton.module.css';

type ScreenSkeletonProps = {
  /** Shown and read out when somebody has to wait. */
  message?: string;
  /** Of fields below each other, rather than cards. */
  form?: boolean;
};

/** The skeleton of a screen. */
export function ScreenSkeleton({ message, form }: ScreenSkeletonProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader />
      <div className={classNames(styles.screen, form && styles.form)}>
        <p role="status" className={message ? styles.content : 'visually-hidden'}>
          {message ?? t('ui.loading')}
        </p>
        {[0, 1].map((part) =>
          form ? (
            <div key={part} aria-hidden="true">
              <Skeleton shape="short" />
              <Skeleton shape="button" />
            </div>
          ) : (
            <Card key={part} aria-hidden="true">
              <Skeleton shape="title" />
              <Skeleton />
              <Skeleton shape="short" />
              <Skeleton shape="button" />
            </Card>
          ),
        )}
      </div>
    </>
  );
}
