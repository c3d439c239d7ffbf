import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import type { GivenWord } from '@mboalink/shared/answers/word-calls.ts';
import { wordLimits } from '@mboalink/shared/answers/word-limits.ts';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Badge } from '../../components/badge.tsx';
import { Button, buttonClass } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { TextArea } from '../../components/text-field.tsx';
import { ChangeButton, ChangeForm, ofFields } from '../accounts/change-form.tsx';
import type { Changing } from '../accounts/code-asked.tsx';
import styles from './words.module.css';

type GivenProps = { given: GivenWord; user: CurrentUser; changes: Record<'write' | 'erase', Changing> };

/** A seller who answered, and the word that they have or may have. */
export function Given({ given, user, changes }: GivenProps) {
  const { t } = useTranslation('words');
  const { search } = useLocation();
  const { _id: id, businessName, word } = given;
  const write = ofFields(changes.write, { id });
  const isAsked = new URLSearchParams(search).get('about') === id && !word;
  const isWaiting = word?.state === 'reported' || word?.state === 'removed';
  return (
    <Card as="article" className="stack gap-2">
      <h3>{businessName}</h3>
      {word && <blockquote className={styles.quote}>{t('given.quote', { text: word.text })}</blockquote>}
      {word?.reply && <p className="quiet">{t('given.reply', { name: businessName, text: word.reply })}</p>}
      {isWaiting ? (
        <p className="row">
          <Badge kind="warn">{t(word.state === 'reported' ? 'given.resting' : 'given.removed')}</Badge>
        </p>
      ) : (
        <div className={styles.ways}>
          <details
            className={styles.fold}
            open={isAsked || write.answer?.failed ? true : undefined}
            key={word?.text}
          >
            <summary className={buttonClass({ kind: 'plain' })}>
              {t(word ? 'given.replace' : 'given.write')}
            </summary>
            <WordForm given={given} user={user} change={write} />
          </details>
          {word && (
            <ChangeButton
              change={changes.erase}
              kind="quiet"
              fields={{ id }}
              label={t('given.eraseWhich', { name: businessName })}
            >
              {t('given.erase')}
            </ChangeButton>
          )}
        </div>
      )}
    </Card>
  );
}

type WordFormProps = Pick<GivenProps, 'given' | 'user'> & { change: Changing };

function WordForm({ given: { _id: id, word }, user, change }: WordFormProps) {
  const { t } = useTranslation('words');
  const typed = change.answer?.failed && Object.fromEntries(change.answer.fields);
  const { city } = user.names;
  const name = user.name.split(/\s/)[0] ?? '';
  return (
    <ChangeForm change={change}>
      <input type="hidden" name="id" value={id} />
      <TextArea
        label={t('given.label')}
        hint={t('given.hint', { most: wordLimits.text })}
        name="text"
        rows={2}
        maxLength={wordLimits.text}
        defaultValue={typed?.text ?? word?.text}
      />
      <Checkbox
        name="isSigned"
        label={t('given.signed', { name, town: city })}
        defaultChecked={typed ? 'isSigned' in typed : word?.isSigned}
      />
      <Button type="submit" wide busy={change.busy}>
        {t('given.publish')}
      </Button>
    </ChangeForm>
  );
}
