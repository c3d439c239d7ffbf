import type { Question } from '@mboalink/shared/answers/calls.ts';
import { doualaDay, weekdayOf } from '@mboalink/shared/day.ts';
import { formatShortDay, formatWeekday } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { useActionData, useFetcher } from 'react-router';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { daysAgo } from '../../lib/clock.ts';
import { usePage } from '../../lib/page.tsx';
import type { Answered } from './answered.ts';
import styles from './question.module.css';
import { Thanks } from './thanks.tsx';

/** What of the questions a page shows: one, and thanks for what was just said; undefined where that is nothing. */
export function useQuestions(questions: readonly Question[]) {
  const fetcher = useFetcher<Answered>();
  const drawn = useActionData() as Answered | undefined;
  const answered = fetcher.data ?? drawn;
  const kept = answered && 'kept' in answered ? answered.kept : undefined;
  const question = questions.find(({ _id }) => _id !== kept?.sellerId);
  if (!question && !kept) return undefined;
  return { question, kept, answered, fetcher };
}

type Shown = NonNullable<ReturnType<typeof useQuestions>>;

/** Whether a seller answered, and thanks for what was just said of another. Needs the words 'answers'. */
export function Questions({ shown: { question, kept, ...rest } }: { shown: Shown }) {
  return (
    <>
      {kept && <Thanks key={kept.sellerId} {...kept} />}
      {question && <AskedQuestion key={question._id} question={question} {...rest} />}
    </>
  );
}

type AskedProps = Pick<Shown, 'fetcher' | 'answered'> & { question: Question };

function AskedQuestion({ question, fetcher, answered }: AskedProps) {
  const { t } = useTranslation('answers');
  const since = useSince();
  const { _id: id, businessName: name, cause, lastContactAt } = question;
  const pressed = fetcher.state === 'idle' ? undefined : fetcher.formData?.get('answer');
  return (
    <fetcher.Form method="post" className={styles.question}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="name" value={name} />
      <fieldset aria-describedby={`since-${id}`}>
        <legend>{t('question.asked', { name })}</legend>
        <p id={`since-${id}`} className="quiet">
          {t(`question.${cause}`, { when: since(lastContactAt) })}
        </p>
        <div className={classNames('row', styles.answers)}>
          {(['yes', 'not_yet', 'wrong_number'] as const).map((answer) => (
            <Button
              key={answer}
              type="submit"
              name="answer"
              value={answer}
              kind="soft"
              busy={pressed === answer}
            >
              {t(`question.answers.${answer}`)}
            </Button>
          ))}
        </div>
      </fieldset>
      {answered && !('kept' in answered) && !pressed && (
        <p role="alert" className={styles.failed}>
          {answered.failure?.data ? answered.failure.message : t('question.failed')}
        </p>
      )}
    </fetcher.Form>
  );
}

/** When that was: 'on Tuesday', 'on 12 Nov'. */
function useSince(): (instant: string) => string {
  const { t } = useTranslation('answers');
  const { language } = usePage();
  return (instant) => {
    const day = doualaDay(new Date(instant));
    if (daysAgo(day) < 6) return t('question.weekday', { day: formatWeekday(weekdayOf(day), language) });
    return t('question.date', { date: formatShortDay(day, language) });
  };
}
