import { formatDate } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../components/class-names.ts';
import { Fold } from '../../components/fold.tsx';
import { Head } from '../../components/head.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { usePage } from '../../lib/page.tsx';
import type { LegalText, LegalWords } from '../../lib/words.ts';
import styles from './legal-document.module.css';
import { MarkedText } from './marked-text.tsx';

type LegalDocumentProps = { words: LegalWords; canonical: string };

/** A legal text in the reader's language: its date, what is in it, and its parts, each with an address. */
export function LegalDocument({ words, canonical }: LegalDocumentProps) {
  const { t } = useTranslation('legal');
  const { i18n } = useTranslation(words);
  const { language } = usePage();
  const { title, description, lastChanged, sections }: LegalText = i18n.getResourceBundle(language, words);
  return (
    <>
      <Head title={title} description={description} canonical={canonical} />
      <PageHeader
        title={title}
        lead={
          <time dateTime={lastChanged}>{t('lastChanged', { date: formatDate(lastChanged, language) })}</time>
        }
      />
      <article className={styles.page}>
        <Fold title={t('contents')}>
          <nav aria-label={t('contents')}>
            <ol>
              {sections.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`} className={classNames('tap', styles.entry)}>
                    {heading}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </Fold>
        {sections.map((section) => (
          <Part key={section.id} {...section} />
        ))}
      </article>
    </>
  );
}

/** The list of a part follows its first paragraph. */
function Part({ id, heading, paragraphs, list }: LegalText['sections'][number]) {
  const [first, ...others] = paragraphs.map((paragraph) => (
    <p key={paragraph}>
      <MarkedText>{paragraph}</MarkedText>
    </p>
  ));
  return (
    <section className={classNames(styles.part, id === 'in-short' && styles.short)}>
      <h2 id={id}>{heading}</h2>
      {first}
      {list && (
        <ul className={classNames('stack gap-2', styles.list)}>
          {list.map((item) => (
            <li key={item}>
              <MarkedText>{item}</MarkedText>
            </li>
          ))}
        </ul>
      )}
      {others}
    </section>
  );
}
