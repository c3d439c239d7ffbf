import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import type { GivenWord } from '@mboalink/shared/answers/word-calls.ts';
import { wordLimits } from '@mboalink/shared/answers/word-limits.ts';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { ChangeButton, ofFields } from '../accounts/change-form.tsx';
import type { Changing } from '../accounts/code-asked.tsx';
import { typedOf, WordForm } from './word-form.tsx';
import styles from './words.module.css';

type GivenProps = { given: GivenWord; user: CurrentUser; changes: Record<'write' | 'erase', Changing> };

/** A seller who answered, and the word that they have or may have. */
export function Given({ given, user, changes }: GivenProps) {
  const { t } = useTranslation('words');
  const { search } = useLocation();
  const { _id: id, businessName, word } = given;
  const write = ofFields(changes.write, { id });
  const typed = typedOf(write);
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
          <WordForm
            key={word?.text}
            change={write}
            id={id}
            isOpen={isAsked}
            texts={{
              title: t(word ? 'given.replace' : 'given.write'),
              label: t('given.label'),
              hint: t('given.hint', { most: wordLimits.text }),
              send: t('given.publish'),
            }}
            most={wordLimits.text}
            text={word?.text}
          >
            <Checkbox
              name="isSigned"
              label={t('given.signed', { name: user.name.split(/\s/)[0], town: user.names.city })}
              defaultChecked={typed ? 'isSigned' in typed : word?.isSigned}
            />
          </WordForm>
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
