import { useTranslation } from 'react-i18next';
import { Head } from '../lib/head.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { PromiseList } from '../ui/promise-list.tsx';
import { Section } from '../ui/section.tsx';
import { StepList } from '../ui/step-list.tsx';
import { StartCall } from './start-call.tsx';

const steps = ['register', 'search', 'connect', 'upgrade'] as const;
const features = ['direct', 'everywhere', 'both', 'honest'] as const;

export function AboutScreen() {
  const { t } = useTranslation('pages');
  return (
    <>
      <Head page="about" title={t('about.title')} description={t('about.description')} />
      <PageHeader sign title={t('about.title')} lead={t('about.lead')} />
      <Section title={t('about.missionTitle')} lead={t('about.mission')} />
      <Section title={t('about.stepsTitle')}>
        <StepList
          steps={steps.map((step) => ({ title: t(`about.${step}`), text: t(`about.${step}Text`) }))}
        />
      </Section>
      <Section ground="sand" title={t('about.featuresTitle')}>
        <PromiseList
          items={features.map((key) => ({ fact: t(`about.${key}`), text: t(`about.${key}Text`) }))}
        />
      </Section>
      <Section title={t('about.visionTitle')} lead={t('about.vision')} />
      <StartCall />
    </>
  );
}
