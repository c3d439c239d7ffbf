import { useTranslation } from 'react-i18next';
import { pathTo } from '../lib/paths.ts';
import { useSession } from '../lib/session/session-context.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Section } from '../ui/section.tsx';
import styles from './call-to-action.module.css';

/** The last word of a page: to the search for who is signed in, to registration for everybody else. */
export function CallToAction() {
  const { t } = useTranslation('pages');
  const signedIn = useSession().user !== null;
  return (
    <Section tone="brand" title={t('how.startTitle')}>
      <LinkButton
        kind="inverse"
        href={pathTo(signedIn ? 'find-contact' : 'register')}
        className={styles.button}
      >
        {t(signedIn ? 'how.find' : 'how.start')}
      </LinkButton>
    </Section>
  );
}
