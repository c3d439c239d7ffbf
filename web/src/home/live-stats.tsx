import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FactRow } from './fact-row.tsx';
import { figures } from './home-figures.ts';
import styles from './live-stats.module.css';

const pauseMilliseconds = 500;

/**
 * Numbers of the directory, which are fetched after the page is drawn, with what shows them; until then, and where nothing
 * answers, what it has room for.
 */
export function LiveStats() {
  const { t } = useTranslation('home');
  const [Figures, setFigures] = useState<ComponentType<{ meanwhile: ReactNode }>>();
  useEffect(() => {
    const timer = setTimeout(() => {
      import('./live-figures.tsx').then(
        (file) => setFigures(() => file.LiveFigures),
        () => {},
      );
    }, pauseMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  const room = (['trades', 'towns', 'categories'] as const).map(
    (kind) => [String(figures[kind]), t(`stats.${kind}`)] as const,
  );
  const meanwhile = <FactRow facts={room} />;
  return <div className={styles.place}>{Figures ? <Figures meanwhile={meanwhile} /> : meanwhile}</div>;
}
