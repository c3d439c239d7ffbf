import type { ShownWord } from '@mboalink/shared/answers/word-calls.ts';
import { wordLimits } from '@mboalink/shared/answers/word-limits.ts';
import { formatMonth } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../components/class-names.ts';
import { ChevronDownIcon } from '../../components/icons.tsx';
import { usePage } from '../../lib/page.tsx';
import styles from './client-words.module.css';
import links from './links.module.css';

type ClientWordsProps = { words: readonly ShownWord[]; businessName: string };

/** What clients say of a business: the latest, and the others behind them. */
export function ClientWords({ words, businessName }: ClientWordsProps) {
  const { t } = useTranslation('business');
  if (words.length === 0) return null;
  const more = words.slice(wordLimits.first);
  const list = (some: readonly ShownWord[]) => (
    <ul className="stack gap-2">
      {some.map((word) => (
        <li key={word.writtenAt + word.text} className={classNames('card stack gap-1', styles.word)}>
          <ClientWord word={word} businessName={businessName} />
        </li>
      ))}
    </ul>
  );
  return (
    <section>
      <h2>{t(words.length === 2 ? 'clientWords.two' : 'clientWords.title', { count: words.length })}</h2>
      {list(words.slice(0, wordLimits.first))}
      {more.length > 0 && (
        <details className={classNames(links.fold, styles.more)}>
          <summary className="row">
            <span className="grow">{t('clientWords.more', { count: more.length })}</span>
            <ChevronDownIcon size={16} />
          </summary>
          {list(more)}
        </details>
      )}
      <p className={classNames('quiet', styles.who)}>{t('clientWords.who')}</p>
    </section>
  );
}

/** A word, who gave it and when, and what the owner replied. Needs the words 'business'. */
export function ClientWord({ word, businessName }: { word: ShownWord; businessName: string }) {
  const { t } = useTranslation('business');
  const { language } = usePage();
  const { text, firstName, town, writtenAt, reply } = word;
  const who = firstName ? [firstName, town].filter(Boolean).join(', ') : t('clientWords.client');
  return (
    <>
      <blockquote>{t('clientWords.quote', { text })}</blockquote>
      <p className="quiet">
        {who} · {formatMonth(writtenAt, language)}
      </p>
      {reply && (
        <p className={styles.reply}>
          <strong>{t('clientWords.reply', { name: businessName })}</strong> {reply}
        </p>
      )}
    </>
  );
}
