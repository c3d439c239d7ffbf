import { useTranslation } from 'react-i18next';
import { usePage } from '../../lib/page.tsx';
import styles from './need-photo.module.css';

/** The photo of what somebody needs; a link to it where data are saved. */
export function NeedPhoto({ picture }: { picture: string | null }) {
  const { t } = useTranslation();
  const { savesData } = usePage();
  if (!picture) return null;
  if (savesData) return <a href={picture}>{t('photo.show')}</a>;
  return (
    <img
      className={styles.photo}
      src={picture}
      alt={t('photo.need')}
      width="160"
      height="160"
      loading="lazy"
    />
  );
}
