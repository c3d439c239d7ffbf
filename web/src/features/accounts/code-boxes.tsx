import type { CodeProblem } from '@mboalink/shared/one-time-code.ts';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../components/class-names.ts';
import { FieldError } from '../../components/field.tsx';
import styles from './code-boxes.module.css';
import { codeLength, type Digits, enterDigits, isFull } from './code-digits.ts';

type CodeBoxesProps = {
  digits: Digits;
  onChange: (digits: Digits) => void;
  /** The last empty box was filled; `pasted` when all of them were at once. */
  onFull: (digits: Digits, pasted: boolean) => void;
  error?: string | undefined;
  /** What is typed is ignored. A field that cannot be written in would close the keyboard of a phone. */
  busy: boolean;
  locked: boolean;
};

const id = (place: number) => (place === 0 ? 'code' : `code-${place + 1}`);

/** Six boxes for one code, posted as `digit`. The code in what is pasted or filled in spreads over them, and is named. */
export function CodeBoxes(props: CodeBoxesProps) {
  const { digits, locked } = props;
  const { t } = useTranslation('auth');
  const { keep, paste, walk, type, pasted } = useBoxes(props);
  const error = props.error ?? (pasted?.problem && t(`code.pasted.${pasted.problem}`));
  return (
    <fieldset className="stack gap-2" aria-describedby={error ? 'code-error' : undefined}>
      <legend className="visually-hidden">{t('code.boxes')}</legend>
      <div className={styles.boxes}>
        {digits.map((digit, place) => (
          <input
            key={id(place)}
            id={id(place)}
            name="digit"
            ref={(input) => keep(input, place)}
            className={classNames(styles.box, error && styles.wrong)}
            value={digit}
            aria-label={t('code.digit', { position: place + 1 })}
            aria-invalid={error ? true : undefined}
            inputMode="numeric"
            autoComplete={place === 0 ? 'one-time-code' : 'off'}
            enterKeyHint="done"
            readOnly={locked}
            onFocus={(event) => event.target.select()}
            onPaste={paste}
            onKeyDown={(event) => walk(event, place)}
            onChange={({ target }) => type(target.value, place)}
          />
        ))}
      </div>
      <div role="alert">
        <FieldError id="code" error={error} />
      </div>
      <p role="status" className="quiet">
        {pasted?.code && t('code.pasted.taken', { code: pasted.code })}
      </p>
    </fieldset>
  );
}

/** What is typed, pasted and walked in the boxes. */
function useBoxes({ digits, onChange, onFull, busy, locked }: CodeBoxesProps) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const [pasted, setPasted] = useState<{ code?: string; problem?: CodeProblem }>();
  const focus = (place: number) => boxes.current[Math.min(Math.max(place, 0), codeLength - 1)]?.focus();
  useEffect(() => {
    boxes.current[0]?.focus();
  }, []);

  const fill = (filled: Digits, next: number, isPasted: boolean) => {
    if (busy) return;
    const wasFull = isFull(digits);
    onChange(filled);
    focus(next);
    if (isFull(filled) && (isPasted || !wasFull)) onFull(filled, isPasted);
  };
  const take = async (text: string) => {
    if (locked) return;
    const { readCode } = await import('@mboalink/shared/one-time-code.ts');
    const read = readCode(text);
    setPasted(read);
    if (read.code) fill([...read.code], codeLength - 1, true);
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    void take(event.clipboardData.getData('text'));
  };
  const walk = (event: KeyboardEvent, place: number) => {
    const back = event.key === 'Backspace' && digits[place] === '';
    if (!back && event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    focus(event.key === 'ArrowRight' ? place + 1 : place - 1);
  };
  const type = (text: string, place: number) => {
    // Whatever a keyboard puts into one box is read as what is pasted.
    if (text.length > codeLength) return void take(text);
    setPasted(undefined);
    const entered = enterDigits(digits, place, text);
    fill(entered.digits, entered.next, false);
  };
  const keep = (input: HTMLInputElement | null, place: number) => {
    boxes.current[place] = input;
  };
  return { keep, paste, walk, type, pasted };
}

/** The letters by which the mail of a code is known. */
export function CodeMark({ mark }: { mark: string }) {
  const { t } = useTranslation('auth');
  return (
    <p className={classNames('row between quiet', styles.mark)}>
      <span>{t('code.mark')}</span>
      <strong className={styles.letters}>{mark}</strong>
    </p>
  );
}
