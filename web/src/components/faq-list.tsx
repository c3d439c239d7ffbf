import type { ReactNode } from 'react';
import styles from './faq-list.module.css';
import { ChevronDownIcon } from './icons.tsx';

/** `id` is what an address may end in to open the answer. */
type Question = { id?: string; question: string; answer: ReactNode };

type FaqListProps = {
  questions: readonly Question[];
  /** Whether what is around it says in schema.org's words that it is a page of questions. */
  described?: boolean;
};

/** Questions that open in place, by the browser itself. */
export function FaqList({ questions, described = false }: FaqListProps) {
  const { question: asked, answer: answered, text, name } = described ? microdata : none;
  return (
    <div className={styles.list}>
      {questions.map(({ id, question, answer }) => (
        <details key={question} className={styles.item} {...asked}>
          <summary className={styles.question}>
            <span {...name}>{question}</span>
            <ChevronDownIcon size={20} />
          </summary>
          <p id={id} className={styles.answer} {...answered}>
            <span {...text}>{answer}</span>
          </p>
        </details>
      ))}
    </div>
  );
}

const microdata = {
  question: { itemScope: true, itemProp: 'mainEntity', itemType: 'https://schema.org/Question' },
  name: { itemProp: 'name' },
  answer: { itemScope: true, itemProp: 'acceptedAnswer', itemType: 'https://schema.org/Answer' },
  text: { itemProp: 'text' },
};

const none: Partial<typeof microdata> = {};
