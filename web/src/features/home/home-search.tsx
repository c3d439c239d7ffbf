import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { PinIcon, SearchIcon } from '../../components/icons.tsx';
import { usePage } from '../../lib/page.tsx';
import styles from './home-search.module.css';
import { Suggestions, useSuggestions } from './suggestions.tsx';

export type NamedTown = { slug: string; name: string };

/** The search of the home page: that of members for them, the open directory for everybody else. */
export function HomeSearch({ town }: { town: NamedTown | undefined }) {
  const { t } = useTranslation('home');
  const { isSignedIn } = usePage();
  const input = useRef<HTMLInputElement>(null);
  const { suggestions, look } = useSuggestions(town?.slug);
  useEarlyText(input, look);
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      input.current?.focus();
      look(undefined);
    } else if (event.key === 'ArrowDown') walk(event, 1);
    else if (event.key === 'ArrowUp') walk(event, -1);
  };
  return (
    <Form
      action={isSignedIn ? '/find-contact' : '/categories'}
      role="search"
      className={styles.search}
      onKeyDown={press}
    >
      <div className={styles.field}>
        <div className={styles.box}>
          <SearchIcon size={20} />
          <input
            ref={input}
            type="search"
            name="search"
            aria-label={t('search.what')}
            placeholder={t('search.example')}
            enterKeyHint="search"
            autoComplete="off"
            maxLength={100}
            onFocus={(event) => look(event.target.value)}
            onChange={(event) => look(event.target.value)}
          />
          <Button type="submit">{t('search.go')}</Button>
        </div>
        <Suggestions suggestions={suggestions} />
      </div>
      <Towns town={town} />
    </Form>
  );
}

/** What was typed before React answered is looked for. */
function useEarlyText(input: RefObject<HTMLInputElement | null>, look: (text: string) => void) {
  useEffect(() => {
    if (input.current && input.current === document.activeElement) look(input.current.value);
  }, []);
}

/** The arrows lead from the field through the suggestions, and back to it. */
function walk(event: KeyboardEvent<HTMLFormElement>, step: number) {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li a')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  stops.at((at + step) % stops.length)?.focus();
}

/** Where to look: the town that the network is in, where it is known, or another. */
function Towns({ town }: { town: NamedTown | undefined }) {
  const { t } = useTranslation('home');
  const { language } = usePage();
  const towns = homeTowns.map((each) => ({ slug: each.slug, name: each[language] }));
  const isListed = towns.some(({ slug }) => slug === town?.slug);
  return (
    <label className={classNames('tap', styles.town)}>
      <PinIcon size={20} />
      <span className="visually-hidden">{t('search.where')}</span>
      <select name="city" defaultValue={town?.slug ?? ''}>
        <option value="">{t('search.anywhere')}</option>
        {town && !isListed && <option value={town.slug}>{town.name}</option>}
        {towns.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

const french: Readonly<Record<string, string>> = {
  Buea: 'Buéa',
  Limbe: 'Limbé',
  Ngaoundere: 'Ngaoundéré',
  Yaounde: 'Yaoundé',
};

const names = [
  ...['Douala', 'Yaounde', 'Bafoussam', 'Bamenda', 'Bertoua', 'Buea', 'Dschang', 'Ebolowa', 'Garoua'],
  ...['Kribi', 'Kumba', 'Limbe', 'Maroua', 'Ngaoundere', 'Nkongsamba'],
];

/** The towns that the front page offers: the catalogue of all 268 would weigh more than the page. */
const homeTowns = names.map((en) => ({ slug: en.toLowerCase(), en, fr: french[en] ?? en }));
