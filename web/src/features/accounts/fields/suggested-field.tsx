import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Combobox, type Suggestion } from '../../../components/combobox.tsx';
import { called, fitting } from './choices.ts';
import styles from './fields.module.css';

type SuggestedFieldProps<Entry extends Suggestion> = {
  id: string;
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  entries: readonly Entry[];
  /** What fits what was typed by more than its name. */
  meant?: readonly Entry[];
  /** What is chosen, in words; empty where nothing is. */
  chosen: string;
  onType?: (text: string) => void;
  onFocus?: () => void;
  /** Nothing is chosen any more where the text names none. */
  onChoose: (entry: Entry | undefined) => void;
  /** The lists to choose from instead; `onListed` is told once they were used. */
  lists: (onListed: () => void) => ReactNode;
};

/** One field with suggestions, or the lists that unfold below it; the only one that fits is taken when the field is left. What was typed is posted as `name`. Words: 'form'. */
export function SuggestedField<Entry extends Suggestion>(props: SuggestedFieldProps<Entry>) {
  const { entries, meant = [], chosen, onType, onChoose, lists, ...field } = props;
  const { t } = useTranslation('form');
  const [typed, setTyped] = useState('');
  const [byList, countList] = useState(0);
  const found = fitting(entries, typed);
  const suggestions = [...found, ...meant.filter(({ key }) => found.every((entry) => entry.key !== key))];
  const type = (text: string) => {
    setTyped(text);
    onType?.(text);
    const named = called(entries, text);
    if (named || chosen) onChoose(named);
  };
  const leave = () => {
    const [only, ...others] = suggestions;
    if (chosen || typed.trim() === '' || !only || others.length > 0) return;
    onChoose(only);
    countList(byList + 1);
  };
  useSaid(field.id, chosen);
  return (
    <div className="stack">
      <Combobox
        key={byList}
        {...field}
        required
        maxLength={60}
        suggestions={chosen ? [] : suggestions}
        listLabel={field.label}
        defaultValue={chosen}
        onType={type}
        onChoose={onChoose}
        onBlur={leave}
      />
      <details className={styles.details}>
        <summary>{t('lists.open')}</summary>
        <div className="stack">{lists(() => countList(byList + 1))}</div>
      </details>
    </div>
  );
}

/** Says to the form that something else is chosen, once its controls hold it. */
function useSaid(id: string, chosen: string): void {
  const said = useRef(chosen);
  useEffect(() => {
    if (said.current === chosen) return;
    said.current = chosen;
    document.getElementById(id)?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [id, chosen]);
}
