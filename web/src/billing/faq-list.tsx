import { ChevronDownIcon } from '../ui/icons.tsx';
import styles from './faq-list.module.css';

type Question = { question: string; answer: string };

/** Questions that open in place, by the browser itself. */
export function FaqList({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            {question}
            <ChevronDownIcon size={20} />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
