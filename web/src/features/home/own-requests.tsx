import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type OwnNeed, OwnNeeds } from '../needs/own-needs.tsx';
import { SayOnce } from '../needs/say-once.tsx';
import styles from './lately-opened.module.css';

/** What a member asked sellers for and waits for; what that is, for who has asked nothing. */
export function OwnRequests({ needs }: { needs: readonly OwnNeed[] }) {
  const { t } = useTranslation(['home', 'common']);
  if (needs.length === 0) return <SayOnce />;
  return (
    <section aria-labelledby="requests">
      <div className="row between">
        <h2 id="requests">{t('requests.title')}</h2>
        <Link to="/needs" className={styles.all}>
          + {t('common:needs.ask')}
        </Link>
      </div>
      <OwnNeeds needs={needs} />
    </section>
  );
}
