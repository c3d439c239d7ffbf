import type { ReceivedWord } from '@mboalink/shared/answers/word-calls.ts';
import { wordLimits } from '@mboalink/shared/answers/word-limits.ts';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/badge.tsx';
import { Button, buttonClass } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FlagIcon } from '../../components/icons.tsx';
import { TextArea } from '../../components/text-field.tsx';
import { ChangeButton, ChangeForm, ofFields } from '../accounts/change-form.tsx';
import type { Changing } from '../accounts/code-asked.tsx';
import { ClientWord } from '../directory/client-words.tsx';
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
  if (word.state === 'reported')
    return (
      <Card as="article" className="stack gap-2">
        <ClientWord word={word} businessName={businessName} />
        <p className="row">
          <Badge kind="warn">{t('received.resting')}</Badge>
        </p>
      </Card>
    );
  return (
    <Card as="article" className="stack gap-2">
      <ClientWord word={word} businessName={businessName} />
      <div className={styles.ways}>
        {!word.reply && (
          <details className={styles.fold} open={reply.answer ? true : undefined}>
            <summary className={buttonClass({ kind: 'plain' })}>{t('received.reply')}</summary>
            <ChangeForm change={reply}>
              <input type="hidden" name="id" value={word._id} />
              <TextArea
                label={t('received.label')}
                hint={t('received.hint', { most: wordLimits.reply })}
                name="text"
                rows={2}
                maxLength={wordLimits.reply}
                defaultValue={Object.fromEntries(reply.answer?.fields ?? []).text}
              />
              <Button type="submit" wide busy={reply.busy}>
                {t('received.send')}
              </Button>
            </ChangeForm>
          </details>
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
    </Card>
  );
}
