import { formatDate } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import type { LegalSection } from '../../i18n/legal/legal-document.ts';
import { Head } from '../../lib/head.tsx';
import type { PageName } from '../../lib/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { legalLabels } from './legal-labels.ts';
import { type LegalMessages, legalDocumentOf } from './legal-messages.ts';
import styles from './legal-screen.module.css';
import { LegalText } from './legal-text.tsx';

type LegalScreenProps = { page: PageName; messages: LegalMessages };

/** A legal text in the reader's language: its date, what is in it, and its parts, each with an address. */
export function LegalScreen({ page, messages }: LegalScreenProps) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n);
  const { title, description, lastChanged, sections } = legalDocumentOf(i18n, language, messages);
  const { contents, lastChanged: changedOn } = legalLabels[language];
  return (
    <>
      <Head page={page} title={title} description={description} />
      <PageHeader
        title={title}
        lead={<time dateTime={lastChanged}>{changedOn(formatDate(lastChanged, language))}</time>}
      />
      <div className={styles.page}>
        <details className={styles.contents}>
          <summary className={styles.summary}>
            {contents} <ChevronDownIcon size={20} />
          </summary>
          <nav aria-label={contents}>
            <p className={styles.beside} aria-hidden="true">
              {contents}
            </p>
            <ol>
              {sections.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`} className={styles.entry}>
                    {heading}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </details>
        <article className={styles.text}>
          {sections.map((section) => (
            <Part key={section.id} {...section} />
          ))}
        </article>
      </div>
    </>
  );
}

function Part({ id, heading, paragraphs, list }: LegalSection) {
  const [first, ...others] = paragraphs.map((paragraph) => (
    <p key={paragraph}>
      <LegalText>{paragraph}</LegalText>
    </p>
  ));
  return (
    <section className={classNames(styles.part, id === 'in-short' && styles.short)}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {first}
      {list && (
        <ul className={styles.list}>
          {list.map((item) => (
            <li key={item}>
              <LegalText>{item}</LegalText>
            </li>
          ))}
        </ul>
      )}
      {others}
    </section>
  );
}
