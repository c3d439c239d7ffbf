import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

type SkeletonProps = { shape?: 'line' | 'short' | 'title' | 'avatar' | 'button' };

/** A placeholder while something loads. Put several into a `SkeletonGroup`, which announces "loading" once. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <span className={classNames(styles.skeleton, styles[shape])} />;
}

export function SkeletonGroup({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      <span className="visually-hidden">{t('ui.loading')}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
