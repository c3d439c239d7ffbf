import type { Suggestion } from '@mboalink/shared/directory/calls.ts';
import { tradePath } from '@mboalink/shared/directory/page-paths.ts';
import { formatCount } from '@mboalink/shared/format.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BoxIcon, HomeIcon, type IconType, PinIcon, SendIcon, TagIcon } from '../../components/icons.tsx';
import { usePage } from '../../lib/page.tsx';
import { fetchSuggestions } from '../../lib/plain-requests.ts';
import { draftPath } from '../needs/need-path.ts';
import styles from './home-search.module.css';

const icons: Partial<Record<Suggestion['type'], IconType>> = {
  item: BoxIcon,
  category: TagIcon,
  subcategory: TagIcon,
  business: HomeIcon,
};

const counted = 1000;

/** Links to what somebody may mean, below the field while that or one of them has the focus. */
export function Suggestions({ suggestions }: { suggestions: readonly Suggestion[] }) {
  const { t } = useTranslation('home');
  const { isSignedIn } = usePage();
  return (
    <div className={styles.suggestions}>
      <p role="status" className="visually-hidden">
        {suggestions.length > 0 && t('search.suggestions', { count: suggestions.length })}
      </p>
      <ul>
        {suggestions.map((suggestion) => (
          <Line key={Object.values(suggestion).join()} {...suggestion} />
        ))}
        {isSignedIn && <NeedLine suggestions={suggestions} />}
      </ul>
    </div>
  );
}

/** The first trade that may be meant, as a need that sellers answer. */
function NeedLine({ suggestions }: { suggestions: readonly Suggestion[] }) {
  const { t } = useTranslation();
  const trade = suggestions.find(({ type }) => type === 'subcategory');
  if (!trade) return null;
  const { text, slug: subcategory } = trade;
  return (
    <li>
      <Link to={draftPath({ text, subcategory })} className="row gap-3">
        <SendIcon size={20} />
        <span className="grow">
          {t('needs.askFor', { what: text.charAt(0).toLowerCase() + text.slice(1) })}
          <small>{t('needs.onceText')}</small>
        </span>
      </Link>
    </li>
  );
}

function Line(suggestion: Suggestion) {
  const { isSignedIn } = usePage();
  const { text, type, count, within } = suggestion;
  const Icon = icons[type] ?? PinIcon;
  return (
    <li>
      <Link to={isSignedIn ? memberPathOf(suggestion) : openPathOf(suggestion)} className="row gap-3">
        <Icon size={20} />
        <span className="grow">
          {text}
          {within && <small>{within}</small>}
        </span>
        {count !== null && <b>{formatCount(Math.min(count, counted), count > counted)}</b>}
      </Link>
    </li>
  );
}

function memberPathOf({ criteria: { items, ...named } }: Suggestion): string {
  const query = new URLSearchParams({ ...named, ...(items && { items: items.join(',') }) });
  return `/find-contact?${query}`;
}

/** The page for everybody that a suggestion means. */
function openPathOf({ type, slug, text, city }: Suggestion): string {
  if (type === 'category' || type === 'subcategory') return tradePath(slug, city ?? undefined);
  if (type === 'city') return `/categories?${new URLSearchParams({ city: slug })}`;
  return `/categories?${new URLSearchParams({ search: text })}`;
}

const pauseMilliseconds = 150;

/**
 * What somebody may mean by what they type: `look(text)` asks, `look(undefined)` forgets. Asked without the calls of members, whose
 * code public pages do without.
 */
export function useSuggestions(near: string | undefined) {
  const [text, look] = useState<string>();
  const [suggestions, show] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    if (text === undefined) return;
    const stop = new AbortController();
    // Without an answer, what was suggested before stands.
    const ask = () => void fetchSuggestions(text, near, stop.signal).then(show, () => {});
    const timer = setTimeout(ask, pauseMilliseconds);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, near]);
  return { suggestions: text === undefined ? [] : suggestions, look };
}
