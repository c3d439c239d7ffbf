import { requestContext } from '@mboalink/shared/request-context.ts';
import { useTranslation } from 'react-i18next';
import { classNames } from '../components/class-names.ts';
import { FactList } from '../components/fact-list.tsx';
import { Head } from '../components/head.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { Section } from '../components/section.tsx';
import { StepList } from '../components/step-list.tsx';
import { answerQuestion } from '../features/answers/answer.server.ts';
import { HomeSearch } from '../features/home/home-search.tsx';
import { LatelyOpened, OwnRequests, ToSee } from '../features/home/member-home.tsx';
import { NearYou } from '../features/home/near-you.tsx';
import { PlanTiles } from '../features/home/plan-tiles.tsx';
import { readLately, readNear, readNeeds, readQuestions } from '../features/home/read-home.server.ts';
import { Village } from '../features/home/village.tsx';
import { CallToAction } from '../features/pages/call-to-action.tsx';
import type { Handle } from '../lib/handle.ts';
import { usePage } from '../lib/page.tsx';
import { apiOf } from '../lib/queries.server.ts';
import type { Route } from './+types/home.ts';
import styles from './home.module.css';

export const handle = { words: ['home', 'answers'] } satisfies Handle;

/** What a member waits for and is asked, and whom they contacted last; for a visitor businesses near. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = apiOf({ context });
  const { isSignedIn, town, language } = context.get(requestContext);
  if (isSignedIn) {
    const [lately, needs, questions] = await Promise.all([
      readLately(api),
      readNeeds(api, language),
      readQuestions(api),
    ]);
    return { member: { lately, needs, questions } };
  }
  return { near: await readNear(api, town) };
}

export const action = answerQuestion;

/** Where no network is, the page stays and says so. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => serverAction().catch(() => ({}));

const steps = ['register', 'discover', 'connect'] as const;
const promises = ['cost', 'stays', 'light', 'yours'] as const;

export default function Home({ loaderData: { member, near } }: Route.ComponentProps) {
  const { t } = useTranslation('home');
  const { isSignedIn } = usePage();
  const start = isSignedIn ? '/find-contact' : '/register?message=getStarted';
  return (
    <>
      <Head title={t('head.title')} description={t('head.description')} canonical="/" />
      {member ? (
        <>
          <PageHeader title={t('search.what')}>
            <div className={styles.memberSearch}>
              <HomeSearch town={undefined} />
            </div>
          </PageHeader>
          <div className={classNames('page-column', styles.first)}>
            <ToSee questions={member.questions} />
            <OwnRequests needs={member.needs} />
            <LatelyOpened contacts={member.lately} />
          </div>
        </>
      ) : (
        <Hero town={near?.town} />
      )}
      {near && <NearYou {...near} />}
      <Section title={t('steps.title')}>
        <StepList
          steps={steps.map((step) => ({ title: t(`steps.${step}`), text: t(`steps.${step}Text`) }))}
        />
        <div className={classNames('actions', styles.start)}>
          <LinkButton href={start}>{t('steps.start')}</LinkButton>
        </div>
      </Section>
      <Section tone="muted" title={t('promises.title')}>
        <FactList
          items={promises.map((fact) => ({ fact: t(`promises.${fact}`), text: t(`promises.${fact}Text`) }))}
        />
      </Section>
      <Prices />
      <CallToAction
        title={t('call.title')}
        lead={t(isSignedIn ? 'call.leadMember' : 'call.lead')}
        label={t(isSignedIn ? 'call.find' : 'call.register')}
        href={start}
      />
    </>
  );
}

/** What we are, with the search in it. */
function Hero({ town }: Pick<Parameters<typeof HomeSearch>[0], 'town'>) {
  const { t } = useTranslation('home');
  return (
    <div className={styles.hero}>
      <div className={classNames('page-column', styles.column)}>
        <h1 className={styles.title}>{t('hero.title')}</h1>
        <p className={styles.lead}>{t('hero.lead')}</p>
        <HomeSearch town={town} />
      </div>
      <div className={styles.village}>
        <Village />
      </div>
    </div>
  );
}

function Prices() {
  const { t } = useTranslation('home');
  const { isSignedIn } = usePage();
  return (
    <Section title={t(isSignedIn ? 'prices.compare' : 'prices.title')}>
      <PlanTiles />
      <div className={classNames('actions', styles.start)}>
        {!isSignedIn && <LinkButton href="/register">{t('prices.list')}</LinkButton>}
        <LinkButton kind="plain" href="/pricing">
          {t('prices.compare')}
        </LinkButton>
      </div>
    </Section>
  );
}
