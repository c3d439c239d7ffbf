import type { ReactNode } from 'react';
import { Button, buttonClass } from '../../components/button.tsx';
import { TextArea } from '../../components/text-field.tsx';
import { ChangeForm } from '../accounts/change-form.tsx';
import type { Changing } from '../accounts/code-asked.tsx';
import styles from './words.module.css';

type WordFormProps = {
  change: Changing;
  id: string;
  isOpen?: boolean;
  /** What opens it, what is asked, how much of it, and what sends it. */
  texts: { title: string; label: string; hint: string; send: string };
  most: number;
  text?: string | undefined;
  children?: ReactNode;
};

/** A text about or from a client, behind the button that asks for it. */
export function WordForm({ change, id, isOpen, texts, most, text, children }: WordFormProps) {
  const typed = typedOf(change);
  return (
    <details className={styles.fold} open={isOpen || typed ? true : undefined}>
      <summary className={buttonClass({ kind: 'plain' })}>{texts.title}</summary>
      <ChangeForm change={change}>
        <input type="hidden" name="id" value={id} />
        <TextArea
          label={texts.label}
          hint={texts.hint}
          name="text"
          rows={2}
          maxLength={most}
          defaultValue={typed?.text ?? text}
        />
        {children}
        <Button type="submit" wide busy={change.busy}>
          {texts.send}
        </Button>
      </ChangeForm>
    </details>
  );
}

/** What was sent and refused. */
export const typedOf = ({ answer }: Changing) =>
  answer?.failed && (Object.fromEntries(answer.fields) as Partial<Record<string, string>>);
