import { useTranslation } from 'react-i18next';
import { Card } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './screen-skeleton.module.css';

/** The skeleton of a screen. `message` is shown and read out when somebody has to wait. */
export function ScreenSkeleton({ message }: { message?: string }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader />
      <div className={styles.screen}>
        <p role="status" className={message ? styles.content : 'visually-hidden'}>
          {message ?? t('ui.loading')}
        </p>
        {[0, 1].map((card) => (
          <Card key={card} aria-hidden="true">
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton shape="short" />
            <Skeleton shape="button" />
          </Card>
        ))}
      </div>
    </>
  );
}
