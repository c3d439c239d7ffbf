import { classNames } from './class-names.ts';
import { House } from './house.tsx';
import styles from './step-list.module.css';

type Step = { title: string; text: string };

/** Numbered steps, each in its house. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={classNames('stack', styles.list)}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={classNames('row gap-4', styles.step)}>
          <span aria-hidden="true">
            <House>{index + 1}</House>
          </span>
          <div>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
