import { useTranslation } from 'react-i18next';
import { Head } from '../lib/head.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Section } from '../ui/section.tsx';
import { StepList } from '../ui/step-list.tsx';
import { CallToAction } from './call-to-action.tsx';

const steps = ['register', 'search', 'connect', 'upgrade'] as const;
const features = ['direct', 'everywhere', 'both', 'honest'] as const;

export function AboutScreen() {
  const { t } = useTranslation('pages');
  return (
    <>
      <Head page="about" title={t('about.title')} description={t('about.description')} />
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
      <CallToAction />
    </>
  );
}
