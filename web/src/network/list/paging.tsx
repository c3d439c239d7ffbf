import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import styles from './list.module.css';

type PagingProps = { page: number; pages: number; onShow: (page: number) => void };

/** Where one is among several pages, and the ways to the next and the one before. */
export function Paging({ page, pages, onShow }: PagingProps) {
  const { t } = useTranslation('network');
  if (pages < 2) return null;
  return (
    <nav className={styles.paging} aria-label={t('paging.pages')}>
      {page > 1 && (
        <Button kind="plain" onClick={() => onShow(page - 1)}>
          {t('paging.previous')}
        </Button>
      )}
      <p>{t('paging.page', { page, pages })}</p>
      {page < pages && (
        <Button kind="plain" onClick={() => onShow(page + 1)}>
          {t('paging.next')}
        </Button>
      )}
    </nav>
  );
}
