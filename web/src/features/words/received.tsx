import type { ReceivedWord } from '@mboalink/shared/answers/word-calls.ts';
import { wordLimits } from '@mboalink/shared/answers/word-limits.ts';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { FlagIcon } from '../../components/icons.tsx';
import { ChangeButton, ofFields } from '../accounts/change-form.tsx';
import type { Changing } from '../accounts/code-asked.tsx';
import { ClientWord } from '../directory/client-words.tsx';
import { WordForm } from './word-form.tsx';
import styles from './words.module.css';

type ReceivedProps = {
  word: ReceivedWord;
  businessName: string;
  changes: Record<'reply' | 'report', Changing>;
};

/** A word about the own listing: the one reply, and the way to report it. */
export function Received({ word, businessName, changes }: ReceivedProps) {
  const { t } = useTranslation('words');
  const fields = { id: word._id };
  const reply = ofFields(changes.reply, fields);
  return (
    <Card as="article" className="stack gap-2">
      <ClientWord word={word} businessName={businessName} />
      {word.state === 'reported' ? (
        <p className="row">
          <Badge kind="warn">{t('received.resting')}</Badge>
        </p>
      ) : (
        <div className={styles.ways}>
          {!word.reply && (
            <WordForm
              change={reply}
              id={word._id}
              texts={{
                title: t('received.reply'),
                label: t('received.label'),
                hint: t('received.hint', { most: wordLimits.reply }),
                send: t('received.send'),
              }}
              most={wordLimits.reply}
            />
          )}
          {word.state === 'shown' && (
            <ChangeButton
              change={changes.report}
              kind="quiet"
              fields={fields}
              icon={<FlagIcon size={20} />}
              label={t('received.reportWhich', { text: word.text })}
            >
              {t('received.report')}
            </ChangeButton>
          )}
        </div>
      )}
    </Card>
  );
}
