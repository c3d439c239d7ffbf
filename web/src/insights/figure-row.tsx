import { changeWord, type Figure } from '@mboalink/shared/insights/figures.ts';
import { Card } from '../ui/card.tsx';
import { SkeletonGroup } from '../ui/skeleton.tsx';
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

type FigureRowProps = {
  figures: readonly NamedFigure[];
  labelledBy: string;
  /** The numbers are not here yet: the row keeps their room. */
  waiting?: boolean | undefined;
};

/** Large numbers side by side, each with its name, its change and what it means. */
export function FigureRow({ figures, labelledBy, waiting }: FigureRowProps) {
  const row = (
    <Card as="div" className={styles.figures}>
      <dl className={styles.row} aria-labelledby={labelledBy}>
        {figures.map(({ key, shown, name, figure, meaning }) => (
          <div key={key} className={styles.figure}>
            <dt>{name}</dt>
            <dd className={styles.number}>{waiting ? <span className={styles.awaited} /> : shown}</dd>
            {waiting && <NoChange />}
            {figure && <Change figure={figure} />}
            {meaning && <dd className={styles.meaning}>{meaning}</dd>}
          </div>
        ))}
      </dl>
    </Card>
  );
  return waiting ? <SkeletonGroup>{row}</SkeletonGroup> : row;
}

const noText = '\u00a0';

/** Keeps the line of a change: what stands below does not move when it comes. */
const NoChange = () => (
  <dd className={styles.change} aria-hidden="true">
    {noText}
  </dd>
);

const arrows = { more: '↗ ', less: '↘ ', same: '', new: '' };

function Change({ figure }: { figure: Figure }) {
  const textOf = useChangeText();
  const word = changeWord(figure);
  if (!word) return <NoChange />;
  return (
    <dd className={word === 'more' || word === 'new' ? styles.grows : styles.change}>
      <span aria-hidden="true">{arrows[word]}</span>
      <span>{textOf(figure)}</span>
    </dd>
  );
}
