import { useTranslation } from 'react-i18next';
import { Card } from '../ui/card.tsx';
import { Roof } from '../ui/roof.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './screen-skeleton.module.css';

/** The shape of a screen that is on its way. `words` are read out, and shown when somebody has to wait. */
export function ScreenSkeleton({ words }: { words?: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Roof />
      <div className={styles.screen}>
        <p role="status" className={words ? styles.words : 'visually-hidden'}>
          {words ?? t('ui.loading')}
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
