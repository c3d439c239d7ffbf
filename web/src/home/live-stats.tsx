import { type ComponentType, useEffect, useState } from 'react';
import styles from './live-stats.module.css';

const pauseMilliseconds = 500;

/** Room for numbers of the directory, which are fetched after the page is drawn, with what shows them. */
export function LiveStats() {
  const [Figures, setFigures] = useState<ComponentType>();
  useEffect(() => {
    const timer = setTimeout(() => {
      import('./live-figures.tsx').then(
        (file) => setFigures(() => file.LiveFigures),
        () => {},
      );
    }, pauseMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return <div className={styles.place}>{Figures && <Figures />}</div>;
}
