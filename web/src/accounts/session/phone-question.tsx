import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/checkbox.tsx';
import styles from './phone-question.module.css';

type PhoneQuestionProps = { isTheirs: boolean; onSay: (isTheirs: boolean) => void };

/** Asks whether the phone is theirs. Only then it keeps whom they know. */
export function PhoneQuestion({ isTheirs, onSay }: PhoneQuestionProps) {
  const { t } = useTranslation('accounts');
  return (
    <Checkbox
      checked={isTheirs}
      onChange={({ target: { checked } }) => onSay(checked)}
      label={
        <>
          <strong>{t('thisPhone.label')}</strong>
          <span className={styles.text}>{t('thisPhone.text')}</span>
        </>
      }
    />
  );
}
