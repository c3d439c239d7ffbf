import { foldText, wordsOf } from '@mboalink/shared/slug.ts';
import { type ReactNode, useEffect, useState } from 'react';
import type { Named } from '../../catalogue/names.ts';
import { ComboboxField } from '../../ui/combobox-field.tsx';

type ChoiceFieldProps = {
  id: string;
  label: string;
  hint?: string;
  error: ReactNode;
  /** All that can be chosen, under names of their own. */
  entries: readonly Named[];
  /** Of these what the search takes what is typed for. */
  meant?: readonly Named[];
  /** What is offered where none of these is it. */
  others: readonly Named[];
  chosen: Named | undefined;
  onChoose: (slug: string) => void;
  onType?: (typed: string) => void;
};

/** One of many names: some letters of it bring the few that fit. What is typed chooses nothing until it is such a name. */
export function ChoiceField({
  entries,
  meant = [],
  others,
  chosen,
  onChoose,
  onType,
  ...field
}: ChoiceFieldProps) {
  const [typed, setTyped] = useState('');
  const isTyped = !chosen || called(chosen, typed);
  const text = isTyped ? typed : chosen.name;
  const fitting = fittingIn(entries, text);
  const found = [...fitting, ...meant.filter(({ slug }) => fitting.every((entry) => entry.slug !== slug))];
  const offered = chosen ? [] : found.length > 0 ? found : others;
  useEffect(() => {
    // Typed before the names were here.
    const named = typed && !chosen && entries.find((entry) => called(entry, typed));
    if (named) onChoose(named.slug);
  });
  const choose = ({ slug, name }: Named) => {
    setTyped(name);
    onChoose(slug);
  };
  return (
    <ComboboxField
      {...field}
      listLabel={field.label}
      required
      value={text}
      maxLength={60}
      spellCheck={false}
      options={offered.map(({ name }) => name)}
      onChange={({ target: { value } }) => {
        setTyped(value);
        onType?.(value);
        onChoose(entries.find((entry) => called(entry, value))?.slug ?? '');
      }}
      onChoose={(name) => offered.filter((entry) => entry.name === name).forEach(choose)}
      onBlur={() => {
        const [only, ...more] = text ? offered : [];
        if (only && more.length === 0) choose(only);
      }}
    />
  );
}

const called = ({ name }: Named, typed: string) => foldText(name) === foldText(typed.trim());

/** Those with words that begin with each word that is typed; those of which the first does come first. */
function fittingIn(entries: readonly Named[], typed: string): readonly Named[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return entries;
  const start = foldText(typed.trim());
  const fitting = entries.filter(({ name }) => {
    const own = wordsOf(name);
    return wanted.every((word) => own.some((candidate) => candidate.startsWith(word)));
  });
  const isFirst = ({ name }: Named) => foldText(name).startsWith(start);
  return [...fitting.filter(isFirst), ...fitting.filter((entry) => !isFirst(entry))];
}
