import { Card } from '../ui/card.tsx';
import { changeWord, type Figure } from './figure.ts';
import styles from './insights.module.css';
import { useChangeText } from './use-change-text.ts';

export type NamedFigure = {
  key: string;
  /** As it is written: '148', '12 %'. */
  shown: string;
  name: string;
  /** What it is compared with; left out, only the number stands there. */
  figure?: Figure | undefined;
  /** What it counts, in a sentence. */
  meaning?: string | undefined;
};

/** Large numbers side by side, each with its name, its change and what it means. */
export function FigureRow({ figures, labelledBy }: { figures: readonly NamedFigure[]; labelledBy: string }) {
  return (
    <Card as="div" className={styles.figures}>
      <dl className={styles.row} aria-labelledby={labelledBy}>
        {figures.map(({ key, shown, name, figure, meaning }) => (
          <div key={key} className={styles.figure}>
            <dt>{name}</dt>
            <dd className={styles.number}>{shown}</dd>
            {figure && <Change figure={figure} />}
            {meaning && <dd className={styles.meaning}>{meaning}</dd>}
          </div>
        ))}
      </dl>
    </Card>
  );
}

const arrows = { more: '↗ ', less: '↘ ', same: '', new: '' };

function Change({ figure }: { figure: Figure }) {
  const textOf = useChangeText();
  const word = changeWord(figure);
  if (!word) return null;
  return (
    <dd className={word === 'more' || word === 'new' ? styles.grows : styles.change}>
      <span aria-hidden="true">{arrows[word]}</span>
      <span>{textOf(figure)}</span>
    </dd>
  );
}
