import { formatFrancs } from '@mboalink/shared/format.ts';
import { needLimits } from '@mboalink/shared/needs/limits.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { TextArea } from '../../components/text-field.tsx';
import { useErrorText } from '../../lib/error-text.ts';
import { ChangeForm } from '../accounts/change-form.tsx';
import type { Changing } from '../accounts/code-asked.tsx';
import { parseFrancs } from '../accounts/fields/typed.ts';
import { PhotoField } from '../needs/photo-field.tsx';
import styles from './incoming.module.css';

/** A price, a word and a photo in answer to a need. */
export function AnswerForm({ id, change }: { id: string; change: Changing }) {
  const { t } = useTranslation('incoming');
  const textOf = useErrorText();
  const typed = Object.fromEntries(change.answer?.fields ?? []);
  const [price, setPrice] = useState<string>(typed.price ?? '');
  const [wrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    // What was typed before the scripts ran.
    setPrice(input.current?.value ?? '');
  }, []);
  const check = (event: FormEvent) => {
    const isWrong = price.trim() !== '' && !parseFrancs(price);
    setWrong(isWrong);
    if (!isWrong) return;
    event.preventDefault();
    input.current?.focus();
  };
  const isRefused = change.answer?.failed?.data?.errors?.some(({ field }) => field === 'priceXaf');
  const francs = parseFrancs(price);
  return (
    <div onSubmitCapture={check} className={styles.form}>
      <ChangeForm change={change} failed={(failure) => !isRefused && textOf(failure)}>
        <input type="hidden" name="id" value={id} />
        <Field
          label={t('answer.price')}
          hint={t('answer.priceHint')}
          error={(wrong || isRefused) && t('answer.priceWrong')}
          className={styles.price}
        >
          {(attributes) => (
            <>
              <input
                {...attributes}
                ref={input}
                name="price"
                inputMode="numeric"
                autoComplete="off"
                defaultValue={typed.price}
                onInput={({ currentTarget }) => setPrice(currentTarget.value)}
              />
              <strong aria-hidden="true">FCFA</strong>
            </>
          )}
        </Field>
        <TextArea
          label={t('answer.text')}
          hint={t('answer.textHint')}
          name="text"
          rows={2}
          maxLength={needLimits.answer}
          defaultValue={typed.text}
        />
        <PhotoField id={`photo-${id}`}>{t('answer.photo')}</PhotoField>
        <Button type="submit" wide busy={change.busy}>
          {francs ? t('answer.sendPrice', { price: formatFrancs(francs) }) : t('answer.send')}
        </Button>
        <p className={`small ${styles.seen}`}>{t('answer.seen')}</p>
      </ChangeForm>
      <LinkButton kind="quiet" wide href={`/needs/incoming?need=${id}`} replace>
        {t('answer.cancel')}
      </LinkButton>
    </div>
  );
}
