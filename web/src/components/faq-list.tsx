import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './faq-list.module.css';
import { ChevronDownIcon } from './icons.tsx';

/** `id` is what an address may end in to open the answer. */
type Question = { id?: string; question: string; answer: ReactNode };

/** Questions that open in place, by the browser itself. */
export function FaqList({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles.list}>
      {questions.map(({ id, question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={classNames('row between gap-3 strong', styles.question)}>
            {question}
            <ChevronDownIcon size={20} />
          </summary>
          <p id={id} className={styles.answer}>
            {answer}
          </p>
        </details>
      ))}
    </div>
  );
}
