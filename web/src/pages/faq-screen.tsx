import { formatDate } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../i18n/create-i18n.ts';
import { Head } from '../lib/head.tsx';
import { pathTo } from '../lib/paths.ts';
import { FaqList } from '../ui/faq-list.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { figures } from './faq-figures.ts';
import styles from './faq-screen.module.css';
import { legalLabels } from './legal/legal-labels.ts';
import { LegalText } from './legal/legal-text.tsx';

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

/** What buyers and sellers ask before they trust somebody. Each answer has an address, to send to whoever asks. */
export function FaqScreen() {
  const { t, i18n } = useTranslation(['faq', 'pricing']);
  const language = languageOf(i18n);
  const changedOn = legalLabels[language].lastChanged(formatDate(lastChanged, language));
  return (
    <>
      <Head page="faq" title={t('title')} description={t('description')} />
      <PageHeader title={t('title')} lead={<time dateTime={lastChanged}>{changedOn}</time>} />
      <div className={styles.page} itemScope itemType="https://schema.org/FAQPage">
        {groups.map(({ name, questions, ofPrices }) => (
          <section key={name} className={styles.group}>
            <h2>{t(`groups.${name}`)}</h2>
            <FaqList
              described
              questions={[
                ...questions.map((key) => ({
                  id: `answer-${key.toLowerCase()}`,
                  question: t(`questions.${key}`),
                  answer: <LegalText>{t(`answers.${key}`, figures)}</LegalText>,
                })),
                ...ofPrices.map((key) => ({
                  id: `answer-${key}`,
                  question: t(`pricing:faq.${key}`),
                  answer: t(`pricing:faq.${key}Text`),
                })),
              ]}
            />
          </section>
        ))}
        <div className={styles.more}>
          <h2>{t('more')}</h2>
          <div>
            <LinkButton kind="plain" href={pathTo('contact')}>
              {t('ask')}
            </LinkButton>
          </div>
        </div>
      </div>
    </>
  );
}
