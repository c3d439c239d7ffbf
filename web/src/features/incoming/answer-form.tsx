import { formatFrancs } from '@mboalink/shared/format.ts';
import { needLimits } from '@mboalink/shared/needs/limits.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { TextArea, TextField } from '../../components/text-field.tsx';
import { useErrorText } from '../../lib/error-text.ts';
import { ChangeForm } from '../accounts/change-form.tsx';
import type { Changing } from '../accounts/code-asked.tsx';
import { parseFrancs } from '../accounts/fields/typed.ts';
import { PhotoField } from '../needs/photo-field.tsx';

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
    <div onSubmitCapture={check} className="stack gap-2">
      <ChangeForm change={change} failed={(failure) => !isRefused && textOf(failure)}>
        <input type="hidden" name="id" value={id} />
        <TextField
          label={t('answer.price')}
          hint={t('answer.priceHint')}
          error={(wrong || isRefused) && t('answer.priceWrong')}
          suffix="FCFA"
          ref={input}
          name="price"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed.price}
          onInput={({ currentTarget }) => setPrice(currentTarget.value)}
        />
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
        <p className="small">{t('answer.seen')}</p>
      </ChangeForm>
      <LinkButton kind="quiet" wide href={`/needs/incoming?need=${id}`} replace>
        {t('answer.cancel')}
      </LinkButton>
    </div>
  );
}
