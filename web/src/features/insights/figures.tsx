import { formatPercent } from '@mboalink/shared/format.ts';
import type { Change } from '@mboalink/shared/insights/figures.ts';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../components/class-names.ts';
import { ChevronDownIcon } from '../../components/icons.tsx';
import { usePage } from '../../lib/page.tsx';
import styles from './figures.module.css';

export type NamedFigure = {
  key: string;
  /** As it is written: '148', '12 %'. */
  shown: string;
  name: string;
  /** Against the time before: '+12 %'. */
  change?: string;
};

type FiguresProps = { id: string; title: string; figures: readonly NamedFigure[]; explained?: boolean };

/** Numbers with a title; what they count is said once, folded. Needs the words 'dashboard'. */
export function Figures({ id, title, figures, explained }: FiguresProps) {
  const { t } = useTranslation('dashboard');
  return (
    <section className="stack gap-2" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <FigureRow figures={figures} />
      {explained && (
        <details className={styles.more}>
          <summary className="row">
            {t('figures.help')} <ChevronDownIcon size={16} />
          </summary>
          <p className="quiet">{t('figures.meaning')}</p>
        </details>
      )}
    </section>
  );
}

/** Numbers side by side, each with its name. */
export function FigureRow({ figures }: Pick<FiguresProps, 'figures'>) {
  return (
    <dl className={classNames(styles.row, figures.length === 4 && styles.four)}>
      {figures.map(({ key, shown, name, change }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd className={styles.number}>{shown}</dd>
          {change && (
            <dd className={classNames(styles.change, change[0] !== '−' && styles.grows)}>{change}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** How a change is written: '+12 %', '−4 pts', 'new'; empty where nothing changed. */
export function useChangeText(): (change: Change, inPoints?: boolean) => string {
  const { t } = useTranslation('dashboard');
  const { language } = usePage();
  return (change, inPoints = false) => {
    if (change === 'new') return t('figures.new');
    if (change === 0) return '';
    const count = Math.abs(change);
    const shown = inPoints ? t('figures.points', { count }) : formatPercent(count, language);
    return (change > 0 ? '+' : '−') + shown;
  };
}
