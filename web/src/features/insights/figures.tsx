import { formatPercent } from '@mboalink/shared/format.ts';
import { changeWord, type Figure } from '@mboalink/shared/insights/figures.ts';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../components/class-names.ts';
import { usePage } from '../../lib/page.tsx';
import styles from './figures.module.css';

export type NamedFigure = {
  key: string;
  /** As it is written: '148', '12 %'. */
  shown: string;
  name: string;
  /** What it is compared with; left out, only the number stands there. */
  figure?: Figure | undefined;
};

type FiguresProps = {
  id: string;
  title: string;
  /** What they are compared with. */
  text?: string;
  figures: readonly NamedFigure[];
  /** What each counts, in a sentence, behind one '?'. */
  meanings?: readonly string[];
};

/** Numbers side by side, each with its name and its change; what they count is folded. Needs the words 'dashboard'. */
export function Figures({ id, title, text, figures, meanings = [] }: FiguresProps) {
  const { t } = useTranslation('dashboard');
  return (
    <section className={styles.part} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {text && <p className={styles.small}>{text}</p>}
      </header>
      <div className={styles.card}>
        <dl className={classNames(styles.row, figures.length === 4 && styles.four)} aria-labelledby={id}>
          {figures.map(({ key, shown, name, figure }) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd className={styles.number}>{shown}</dd>
              {figure && <Change figure={figure} />}
            </div>
          ))}
        </dl>
      </div>
      {meanings.length > 0 && (
        <details className={styles.help}>
          <summary>
            <span aria-hidden="true">?</span>
            <span className="visually-hidden">{t('figures.help')}</span>
          </summary>
          <ul>
            {meanings.map((meaning) => (
              <li key={meaning}>{meaning}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

const arrows = { more: '↗ ', less: '↘ ', same: '', new: '' };

function Change({ figure }: { figure: Figure }) {
  const textOf = useChangeText();
  const word = changeWord(figure);
  if (!word) return null;
  const grows = word === 'more' || word === 'new';
  return (
    <dd className={classNames(styles.change, grows && styles.grows)}>
      <span aria-hidden="true">{arrows[word]}</span>
      <span>{textOf(figure)}</span>
    </dd>
  );
}

/** A change in words: '12% more', '4 points less'; empty where there is nothing to compare. */
export function useChangeText(): (figure: Figure) => string {
  const { t } = useTranslation('dashboard');
  const { language } = usePage();
  return (figure) => {
    const word = changeWord(figure);
    if (!word) return '';
    const percent = figure.change === 'new' ? 0 : Math.abs(figure.change);
    if (figure.inPoints && (word === 'more' || word === 'less'))
      return t(`figures.points.${word}`, { count: percent });
    return t(`figures.change.${word}`, { percent: formatPercent(percent, language) });
  };
}
