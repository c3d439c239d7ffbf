import type { Plan } from '@mboalink/shared/catalogue/plans.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { NavigationState } from '../lib/navigation-state.ts';
import { pathTo } from '../lib/paths.ts';
import { useSession } from '../lib/session/session-context.ts';
import { supportChat } from '../lib/site.ts';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './plan-action.module.css';

/** The button of a plan: visitors sign in (or create an account) and come back to it. */
export function PlanAction({ plan }: { plan: Plan }) {
  const { t } = useTranslation('pricing');
  const signedIn = useSession().user !== null;
  const kind = plan.id === 'premium' ? 'gold' : 'action';
  if (signedIn) {
    return (
      <LinkButton
        kind={kind}
        wide
        href={supportChat(t('closed.message', { plan: plan.name }))}
        aria-label={t('upgradeTo', { plan: plan.name })}
      >
        {t('upgrade')}
      </LinkButton>
    );
  }
  const redirectAfter = pathTo('pricing', { plan: plan.id });
  const state: NavigationState = { redirectAfter, plan: plan.id };
  const registering: NavigationState = { message: 'subscribe', redirectAfter, plan: plan.id };
  return (
    <>
      <LinkButton
        kind={kind}
        wide
        href={pathTo('login')}
        state={state}
        aria-label={t('subscribeTo', { plan: plan.name })}
      >
        {t('subscribe')}
      </LinkButton>
      <p className={styles.other}>
        {t('account.new')}{' '}
        <Link href={pathTo('register')} state={registering} className={styles.link}>
          {t('account.create')}
        </Link>
      </p>
    </>
  );
}
