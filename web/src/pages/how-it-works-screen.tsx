import { revealLimits } from '@mboalink/shared/limits.ts';
import { useTranslation } from 'react-i18next';
import { Head } from '../lib/head.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Section } from '../ui/section.tsx';
import { StepList } from '../ui/step-list.tsx';
import { CallToAction } from './call-to-action.tsx';

const steps = ['register', 'discover', 'connect'] as const;
const facts = ['free', 'counted', 'midnight', 'buyers', 'hidden'] as const;

/** The figures of the line about buyers. */
const figures = {
  atFirst: revealLimits.atFirst,
  hours: revealLimits.firstHours,
  perHour: revealLimits.perHour,
  perDay: revealLimits.perDay,
};

export function HowItWorksScreen() {
  const { t } = useTranslation('pages');
  return (
    <>
      <Head page="how-it-works" title={t('how.title')} description={t('how.description')} />
      <PageHeader large title={t('how.title')} lead={t('how.lead')} />
      <Section title={t('how.stepsTitle')}>
        <StepList steps={steps.map((step) => ({ title: t(`how.${step}`), text: t(`how.${step}Text`) }))} />
      </Section>
      <Section tone="muted" title={t('how.countsTitle')} lead={t('how.countsLead')}>
        <FactList
          items={facts.map((key) => ({ fact: t(`how.${key}`), text: t(`how.${key}Text`, figures) }))}
        />
      </Section>
      <CallToAction />
    </>
  );
}
