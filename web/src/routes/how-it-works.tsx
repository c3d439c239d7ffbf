import { revealLimits } from '@mboalink/shared/limits.ts';
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

const steps = ['register', 'discover', 'connect'] as const;
const facts = ['free', 'counted', 'midnight', 'buyers', 'hidden'] as const;

/** The figures of the line about buyers. */
const figures = {
  atFirst: revealLimits.atFirst,
  hours: revealLimits.firstHours,
  perHour: revealLimits.perHour,
  perDay: revealLimits.perDay,
};

export default function HowItWorks() {
  const { t } = useTranslation('pages');
  const { isSignedIn } = usePage();
  return (
    <>
      <Head title={t('how.title')} description={t('how.description')} canonical="/how-it-works" />
      <PageHeader large title={t('how.title')} lead={t('how.lead')} />
      <Section title={t('how.stepsTitle')}>
        <StepList steps={steps.map((step) => ({ title: t(`how.${step}`), text: t(`how.${step}Text`) }))} />
      </Section>
      <Section tone="muted" title={t('how.countsTitle')} lead={t('how.countsLead')}>
        <FactList
          items={facts.map((key) => ({ fact: t(`how.${key}`), text: t(`how.${key}Text`, figures) }))}
        />
      </Section>
      <CallToAction
        title={t('how.startTitle')}
        label={t(isSignedIn ? 'how.find' : 'how.start')}
        href={isSignedIn ? '/find-contact' : '/register'}
      />
    </>
  );
}
