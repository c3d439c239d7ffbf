import type { Suggestion } from '@mboalink/shared/directory/calls.ts';
import { formatCount } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { Form, useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Combobox } from '../../components/combobox.tsx';
import { BoxIcon, HomeIcon, type IconType, PinIcon, SearchIcon, TagIcon } from '../../components/icons.tsx';
import { usePage } from '../../lib/page.tsx';
import styles from './home-search.module.css';
import { homeTowns } from './towns.ts';
import { openPathOf, useSuggestions } from './use-suggestions.ts';

export type NamedTown = { slug: string; name: string };

/** The search of the home page: that of members for them, the open directory for everybody else. */
export function HomeSearch({ town }: { town: NamedTown | undefined }) {
  const { t } = useTranslation('home');
  const { isSignedIn } = usePage();
  const navigate = useNavigate();
  const { suggestions, look } = useSuggestions(town?.slug);
  const choose = (suggestion: Suggestion) =>
    void navigate(isSignedIn ? memberPathOf(suggestion) : openPathOf(suggestion));
  return (
    <Form action={isSignedIn ? '/find-contact' : '/categories'} role="search" className={styles.search}>
      <Combobox
        name="search"
        className={styles.words}
        label={<span className="visually-hidden">{t('search.what')}</span>}
        placeholder={t('search.example')}
        icon={<SearchIcon size={20} />}
        suggestions={suggestions.map((suggestion) => ({ ...toLine(suggestion), suggestion }))}
        listLabel={t('search.suggestions')}
        onType={look}
        onFocus={() => look('')}
        onChoose={({ suggestion }) => choose(suggestion)}
        enterKeyHint="search"
        maxLength={100}
        end={
          <Button type="submit" className={styles.go}>
            {t('search.go')}
          </Button>
        }
      />
      <Towns town={town} />
    </Form>
  );
}

/** Where to look: the town that the network is in, where it is known, or another. */
function Towns({ town }: { town: NamedTown | undefined }) {
  const { t } = useTranslation('home');
  const { language } = usePage();
  const towns = homeTowns.map((each) => ({ slug: each.slug, name: each[language] }));
  const isListed = towns.some(({ slug }) => slug === town?.slug);
  return (
    <label className={styles.town}>
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

const icons: Partial<Record<Suggestion['type'], IconType>> = {
  item: BoxIcon,
  category: TagIcon,
  subcategory: TagIcon,
  business: HomeIcon,
};

const counted = 1000;

function toLine({ text, type, slug, city, count, within }: Suggestion) {
  const Icon = icons[type] ?? PinIcon;
  return {
    key: [type, slug, city, text].join(' '),
    text,
    detail: within ?? undefined,
    icon: <Icon size={20} />,
    count: count === null ? undefined : formatCount(Math.min(count, counted), count > counted),
  };
}

function memberPathOf({ criteria: { items, ...named } }: Suggestion): string {
  const query = new URLSearchParams({ ...named, ...(items && { items: items.join(',') }) });
  return `/find-contact?${query}`;
}
