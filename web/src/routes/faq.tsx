import {
  cheapestPrice,
  type Plan,
  paidPeriodDays,
  passes,
  plans,
  trialDays,
} from '@mboalink/shared/catalogue/plans.ts';
import { reportLimits } from '@mboalink/shared/directory/report-rules.ts';
import { trustLimits } from '@mboalink/shared/directory/trust.ts';
import { formatDate, formatFrancs } from '@mboalink/shared/format.ts';
import { codeLimits, comeBackDays, revealLimits } from '@mboalink/shared/limits.ts';
import { useTranslation } from 'react-i18next';
import { classNames } from '../components/class-names.ts';
import { FaqList } from '../components/faq-list.tsx';
import { Head } from '../components/head.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { MarkedText } from '../features/pages/marked-text.tsx';
import type { Handle } from '../lib/handle.ts';
import { usePage } from '../lib/page.tsx';
import styles from './faq.module.css';

export const handle = { words: ['faq', 'plans', 'legal'], start: 'never' } satisfies Handle;

/** When an answer last changed its meaning. */
const lastChanged = '2026-11-23';

/** The questions of each group; those `ofPrices` stand on the page of prices, too, in the same words. */
const groups = [
  { name: 'start', questions: ['what', 'cost', 'free', 'signIn', 'mailbox'], ofPrices: [] },
  {
    name: 'safety',
    questions: ['checked', 'signs', 'advance', 'cheated', 'report', 'wrong'],
    ofPrices: [],
  },
  { name: 'selling', questions: ['found', 'ranking', 'contacts'], ofPrices: [] },
  {
    name: 'money',
    questions: ['pay', 'late', 'refund'],
    ofPrices: ['currency', 'auto', 'trial', 'after', 'change', 'cancel'],
  },
  {
    name: 'data',
    questions: ['offline', 'number', 'opened', 'bothered', 'messages', 'delete'],
    ofPrices: [],
  },
] as const;

type GroupProps = (typeof groups)[number];

/** What buyers and sellers ask before they trust somebody. Each answer has an address, to send to whoever asks. */
export default function Faq() {
  const { t } = useTranslation(['faq', 'legal']);
  const { language } = usePage();
  const changedOn = t('legal:lastChanged', { date: formatDate(lastChanged, language) });
  return (
    <>
      <Head title={t('title')} description={t('description')} canonical="/faq" />
      <PageHeader title={t('title')} lead={<time dateTime={lastChanged}>{changedOn}</time>} />
      <div className={classNames('page-column', styles.page)}>
        {groups.map((group) => (
          <Group key={group.name} {...group} />
        ))}
        <div className={classNames('row wrap gap-4', styles.more)}>
          <h2>{t('more')}</h2>
          <div>
            <LinkButton kind="plain" href="/contact">
              {t('ask')}
            </LinkButton>
          </div>
        </div>
      </div>
    </>
  );
}

function Group({ name, questions, ofPrices }: GroupProps) {
  const { t } = useTranslation(['faq', 'plans']);
  return (
    <section className={styles.group}>
      <h2>{t(`groups.${name}`)}</h2>
      <FaqList
        questions={[
          ...questions.map((key) => ({
            id: `answer-${key.toLowerCase()}`,
            question: t(`questions.${key}`),
            answer: <MarkedText>{t(`answers.${key}`, figures)}</MarkedText>,
          })),
          ...ofPrices.map((key) => ({
            id: `answer-${key}`,
            question: t(`plans:faq.${key}`),
            answer: t(`plans:faq.${key}Text`),
          })),
        ]}
      />
    </section>
  );
}

const ofEachPlan = (time: keyof Plan['dailyLimit']) =>
  plans.map(({ name, dailyLimit }) => `${name} ${dailyLimit[time]}`).join(', ');

/** Every figure of the answers. */
const figures = {
  trialDays,
  paidDays: paidPeriodDays,
  cheapest: formatFrancs(cheapestPrice),
  atFirst: revealLimits.atFirst,
  hours: revealLimits.firstHours,
  perHour: revealLimits.perHour,
  perDay: revealLimits.perDay,
  codeMinutes: codeLimits.lifeSeconds / 60,
  trustedFrom: trustLimits.trustedFrom,
  refunds: reportLimits.refunds,
  paid: ofEachPlan('paid'),
  trial: ofEachPlan('trial'),
  dayPass: passes.day.reveals,
  dayHours: passes.day.days * 24,
  weekPass: passes.week.reveals,
  weekDays: passes.week.days,
  comeBackDays,
};
