import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calls } from '../../../lib/calls.ts';
import { useNames } from '../../../lib/names.ts';
import type { Choice } from './choices.ts';
import { type Trade, TradeLists } from './lists.tsx';
import { SuggestedField } from './suggested-field.tsx';

type TradeFieldProps = {
  id: string;
  label: string;
  error?: string | undefined;
  trade: Trade;
  onChange: (trade: Trade) => void;
};

/** A trade by one field or by lists; it posts `category`, `subcategory` and what was typed as `trade`. */
export function TradeField({ id, label, error, trade, onChange }: TradeFieldProps) {
  const { t } = useTranslation('form');
  const names = useNames();
  const [typed, setTyped] = useState('');
  const all = useMemo(
    () =>
      names.categories.flatMap(({ slug }) =>
        names.subcategoriesOf(slug).map((entry) => ({ key: entry.slug, text: entry.name })),
      ),
    [names],
  );
  return (
    <SuggestedField
      id={id}
      name="trade"
      label={label}
      hint={t('hints.interest')}
      error={error}
      entries={all}
      meant={useMeantTrades(typed)}
      chosen={names.subcategory(trade.subcategory)}
      onType={setTyped}
      onChoose={(entry) =>
        onChange({ category: names.categoryOf(entry?.key ?? ''), subcategory: entry?.key ?? '' })
      }
      lists={(onListed) => (
        <TradeLists
          chosen={trade}
          control={(name) => ({ id: `${id}-${name}`, name })}
          onChange={(next) => {
            onChange(next);
            onListed();
          }}
        />
      )}
    />
  );
}

const fewestLetters = 3;
const pauseMilliseconds = 250;

/** The trades that the search takes words for, of which their names know nothing: 'pagne', 'mason'. */
function useMeantTrades(typed: string): readonly Choice[] {
  const names = useNames();
  const [answer, setAnswer] = useState<{ words: string; meant: readonly Choice[] }>();
  const words = typed.trim();
  useEffect(() => {
    if (words.length < fewestLetters) return;
    const limit = new AbortController();
    const ask = async () => {
      const { directory } = await calls();
      const { suggestions } = await directory.suggestions.query({ q: words }, { signal: limit.signal });
      const slugs = new Set(suggestions.flatMap(({ criteria }) => criteria.subcategory ?? []));
      setAnswer({ words, meant: [...slugs].map((key) => ({ key, text: names.subcategory(key) })) });
    };
    const timer = setTimeout(() => ask().catch(() => {}), pauseMilliseconds);
    return () => {
      clearTimeout(timer);
      limit.abort();
    };
  }, [words, names]);
  return answer?.words === words ? answer.meant : [];
}
