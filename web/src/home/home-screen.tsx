import { useTranslation } from 'react-i18next';
import { hadTrial } from '../billing/had-trial.ts';
import { Head } from '../lib/head.tsx';
import type { NavigationState } from '../lib/navigation-state.ts';
import { pathTo } from '../lib/paths.ts';
import { useSession } from '../lib/session/session-context.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { FactList } from '../ui/fact-list.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Section } from '../ui/section.tsx';
import { StepList } from '../ui/step-list.tsx';
import styles from './home-screen.module.css';
import { LiveStats } from './live-stats.tsx';
import { MemberStart } from './member-start.tsx';
import { PlanRows } from './plan-rows.tsx';
import { Popular } from './popular.tsx';
import { SampleCard } from './sample-card.tsx';
import { SearchPanel } from './search-panel.tsx';
import { Village } from './village.tsx';

const steps = ['register', 'discover', 'connect'] as const;
const promises = ['cost', 'stays', 'light', 'yours'] as const;

export function HomeScreen() {
  const { t } = useTranslation(['home', 'plans']);
  const { user } = useSession();
  const hydrated = useHydrated();
  return (
    <>
      <Head page="home" title={t('head.title')} description={t('head.description')} />
      {(user || !hydrated) && <MemberStart user={user} />}
      <Hero member={user !== null} />
      <Section title={t('steps.title')}>
        <StepList
          steps={steps.map((step) => ({ title: t(`steps.${step}`), text: t(`steps.${step}Text`) }))}
        />
      </Section>
      <Section title={t('samples.title')} lead={t('samples.lead')}>
        <div className={styles.samples}>
          <SampleCard sample="wood" />
          <SampleCard sample="catering" sponsored />
        </div>
        <p className={styles.footnote}>{t('samples.footnote')}</p>
      </Section>
      <Section tone="muted" title={t('promises.title')}>
        <FactList
          items={promises.map((fact) => ({ fact: t(`promises.${fact}`), text: t(`promises.${fact}Text`) }))}
        />
      </Section>
      <Section title={t(hadTrial(user) ? 'prices.compare' : 'prices.title')} lead={t('prices.lead')}>
        <PlanRows />
        <p className={styles.buyers}>
          <strong>{t('plans:buyersFree')}</strong> {t('plans:buyersFreeText')}
        </p>
        <LinkButton kind="plain" href={pathTo('pricing')} className={styles.compare}>
          {t('prices.compare')}
        </LinkButton>
      </Section>
      <CallToAction />
    </>
  );
}

/** The search stands above it for a member, with the title of the page. */
function Hero({ member }: { member: boolean }) {
  const { t } = useTranslation('home');
  const Title = member ? 'h2' : 'h1';
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.column}>
          <Title className={styles.title}>{t('hero.title')}</Title>
          <p className={styles.lead}>{t('hero.lead')}</p>
        </div>
        <div className={styles.village}>
          <Village />
        </div>
      </div>
      <div className={styles.start}>
        {!member && <SearchPanel endsFirstScreen />}
        <Popular />
        <LiveStats />
      </div>
    </>
  );
}

function CallToAction() {
  const { t } = useTranslation('home');
  const signedIn = useSession().user !== null;
  const state: NavigationState = signedIn ? {} : { message: 'getStarted' };
  return (
    <Section tone="brand" title={t('call.title')} lead={t(signedIn ? 'call.leadMember' : 'call.lead')}>
      <LinkButton
        kind="inverse"
        href={pathTo(signedIn ? 'find-contact' : 'register')}
        state={state}
        className={styles.compare}
      >
        {t(signedIn ? 'call.find' : 'call.register')}
      </LinkButton>
    </Section>
  );
}
