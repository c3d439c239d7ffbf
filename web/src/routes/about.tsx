import { useTranslation } from 'react-i18next';
import { FactList } from '../components/fact-list.tsx';
import { Head } from '../components/head.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { Section } from '../components/section.tsx';
import { StepList } from '../components/step-list.tsx';
import { CallToAction } from '../features/pages/call-to-action.tsx';
import type { Handle } from '../lib/handle.ts';
import { usePage } from '../lib/page.tsx';

export const handle = { words: ['pages'], start: 'never' } satisfies Handle;

const steps = ['register', 'search', 'connect', 'upgrade'] as const;
const features = ['direct', 'everywhere', 'both', 'honest'] as const;

export default function About() {
  const { t } = useTranslation('pages');
  const { isSignedIn } = usePage();
  return (
    <>
      <Head title={t('about.title')} description={t('about.description')} canonical="/about" />
      <PageHeader large title={t('about.title')} lead={t('about.lead')} />
      <Section title={t('about.missionTitle')} lead={t('about.mission')} />
      <Section title={t('about.stepsTitle')}>
        <StepList
          steps={steps.map((step) => ({ title: t(`about.${step}`), text: t(`about.${step}Text`) }))}
        />
      </Section>
      <Section tone="muted" title={t('about.featuresTitle')}>
        <FactList items={features.map((key) => ({ fact: t(`about.${key}`), text: t(`about.${key}Text`) }))} />
      </Section>
      <Section title={t('about.visionTitle')} lead={t('about.vision')} />
      <CallToAction
        title={t('how.startTitle')}
        label={t(isSignedIn ? 'how.find' : 'how.start')}
        href={isSignedIn ? '/find-contact' : '/register'}
      />
    </>
  );
}
