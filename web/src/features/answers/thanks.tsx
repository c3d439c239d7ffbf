import type { Answer } from '@mboalink/shared/answers/limits.ts';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../components/class-names.ts';
import { CheckIcon } from '../../components/icons.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import styles from './question.module.css';

type ThanksProps = { sellerId: string; name: string; answer: Answer };

/** Thanks for an answer; of a seller who answered, the way to a word. */
export function Thanks({ sellerId, name, answer }: ThanksProps) {
  const { t } = useTranslation('answers');
  return (
    <div className={classNames('stack', styles.thanks)} role="status">
      <p className="row">
        <CheckIcon size={20} />
        <span>{t(`thanks.${answer}`, { name })}</span>
      </p>
      {answer === 'yes' && (
        <LinkButton kind="plain" href={`/client-words?about=${sellerId}`}>
          {t('thanks.word', { name })}
        </LinkButton>
      )}
    </div>
  );
}
