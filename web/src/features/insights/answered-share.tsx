import { useTranslation } from 'react-i18next';
import type { Outputs } from '../../lib/trpc.ts';

type Answered = Outputs['accounts']['dashboard']['answered'];

/** How many had an answer of a seller, as their card says, and how to raise it. Needs the words 'dashboard'. */
export function AnsweredShare({ answered }: { answered: Answered }) {
  const { t } = useTranslation('dashboard');
  return (
    <section className="stack gap-2" aria-labelledby="answered">
      <h2 id="answered">{t('answered.title')}</h2>
      {answered ? (
        <p>
          <strong>{t('answered.share', { ...answered, count: answered.yes })}</strong>{' '}
          {t(answered.isBehind ? 'answered.behind' : 'answered.raise')}
        </p>
      ) : (
        <p>{t('answered.few')}</p>
      )}
    </section>
  );
}
