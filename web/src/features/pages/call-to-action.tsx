import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/link-button.tsx';
import { Section } from '../../components/section.tsx';
import { usePage } from '../../lib/page.tsx';
import styles from './call-to-action.module.css';

/** The last word of a page: to the search for who is signed in, to registration for everybody else. */
export function CallToAction() {
  const { t } = useTranslation('pages');
  const { isSignedIn } = usePage();
  return (
    <Section tone="brand" title={t('how.startTitle')}>
      <LinkButton kind="inverse" href={isSignedIn ? '/find-contact' : '/register'} className={styles.button}>
        {t(isSignedIn ? 'how.find' : 'how.start')}
      </LinkButton>
    </Section>
  );
}
