import { needLimits } from '@mboalink/shared/needs/limits.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useLocation, useNavigate, useNavigation } from 'react-router';
import { Button } from '../../components/button.tsx';
import { CallProblem } from '../../components/call-problem.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { TextArea } from '../../components/text-field.tsx';
import { trpc } from '../../lib/trpc.ts';
import { draftOf, inputOf } from './need-draft.ts';
import { type Draft, draftPath } from './need-path.ts';
import styles from './needs.module.css';
import { PhotoField } from './photo-field.tsx';
import { SellersNear, Understood } from './understood.tsx';

/** For so long nothing is typed before the line is read. */
const pauseMilliseconds = 700;

const form = 'need';

/** A line that says what somebody needs, what it was understood as, and the sellers near who would get it. The draft is the address. */
export function NeedForm({ problem }: { problem: unknown }) {
  const { t } = useTranslation('needs');
  const { search } = useLocation();
  const said = new URLSearchParams(search);
  const draft = draftOf(said);
  const input = inputOf(draft);
  const { field, isTyping } = useTyped(draft);
  const isSending = useNavigation().formMethod === 'POST';
  const read = trpc.needs.preview.useQuery(input ?? { text: '' }, {
    enabled: input !== undefined,
    placeholderData: keepPreviousData,
  });
  const count = input ? (read.data?.sellers.length ?? 0) : 0;
  return (
    <div className="stack gap-4">
      <Form id={form} action={draftPath(draft)} replace preventScrollReset className="stack">
        <TextArea
          {...field}
          name="text"
          label={<span className="visually-hidden">{t('box.label')}</span>}
          hint={input ? undefined : t('box.hint')}
          placeholder={t('box.example')}
          rows={3}
          maxLength={needLimits.text}
        />
        {Object.entries(draft).map(([name, value]) =>
          name === 'text' ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        {!input && (
          <Button type="submit" wide>
            {t('box.look')}
          </Button>
        )}
      </Form>
      {input && (
        <div className="stack gap-4" aria-live="polite" aria-busy={isTyping || read.isFetching}>
          <Loaded query={read} failed={t('failed')}>
            {(preview) => (
              <>
                <Understood draft={draft} preview={preview} change={said.get('change')} />
                {preview.trade && <SellersNear preview={preview} />}
              </>
            )}
          </Loaded>
        </div>
      )}
      {count > 0 && (
        <PhotoField id="need-photo" form={form}>
          {t('photo')}
        </PhotoField>
      )}
      <CallProblem thrown={problem} />
      {count > 0 && (
        <div className={styles.sending}>
          <Button
            type="submit"
            form={form}
            formMethod="post"
            wide
            busy={isSending || isTyping || read.isPlaceholderData}
          >
            {t('send', { count })}
          </Button>
          <p className="small">
            {t('private')} {t('money')}
          </p>
        </div>
      )}
    </div>
  );
}

/** The line while it is typed: after a short pause its draft becomes the address. */
function useTyped(draft: Draft) {
  const navigate = useNavigate();
  const area = useRef<HTMLTextAreaElement>(null);
  const known = draft.text ?? '';
  const [typed, type] = useState(known);
  const text = typed.trim();
  const isTyping = text !== known;
  // What was typed before scripts ran.
  useEffect(() => type(area.current?.value ?? ''), []);
  useEffect(() => {
    if (!isTyping) return;
    const next = draftPath(text ? { ...draft, text } : {});
    const timer = setTimeout(
      () => void navigate(next, { replace: true, preventScrollReset: true }),
      pauseMilliseconds,
    );
    return () => clearTimeout(timer);
  }, [text, known]);
  const field = {
    ref: area,
    defaultValue: known,
    onChange: () => type(area.current?.value ?? ''),
  };
  return { field, isTyping };
}
