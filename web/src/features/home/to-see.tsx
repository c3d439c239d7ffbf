import type { Question } from '@mboalink/shared/answers/calls.ts';
import { useTranslation } from 'react-i18next';
import { Questions, useQuestions } from '../answers/question.tsx';
import styles from './to-see.module.css';

/** What waits for a member; nothing where nothing does. */
export function ToSee({ questions }: { questions: readonly Question[] }) {
  const { t } = useTranslation('answers');
  const shown = useQuestions(questions);
  if (!shown) return null;
  return (
    <section className={styles.toSee} aria-labelledby="to-see">
      <h2 id="to-see">{t('toSee')}</h2>
      <div className="rows">
        <Questions shown={shown} />
      </div>
    </section>
  );
}
