import { firstScreenEnd } from '@mboalink/shared/first-screen.ts';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { hadTrial } from '../billing/had-trial.ts';
import { languageOf } from '../i18n/create-i18n.ts';
import type { NavigationState } from '../lib/navigation-state.ts';
import { pathTo, tradesPath } from '../lib/paths.ts';
import { useSession } from '../lib/session/session-context.ts';
import { Button } from '../ui/button.tsx';
import { ArrowRightIcon, PinIcon, SearchIcon } from '../ui/icons.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { homeCities } from './home-cities.ts';
import styles from './search-panel.module.css';

const getStarted: NavigationState = { message: 'getStarted' };

/**
 * The search of the home page. A visitor’s is answered by the open pages, to which the form submits by itself; who presses its button
 * and searches for nothing is asked to register.
 */
export function SearchPanel({ endsFirstScreen }: { endsFirstScreen?: boolean }) {
  const { t, i18n } = useTranslation('home');
  const [, navigate] = useLocation();
  const { user } = useSession();
  const language = languageOf(i18n);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const search = searchOf(new FormData(event.currentTarget));
    const isEmpty = Object.keys(search).length === 0;
    if (!user && !isEmpty) return;
    event.preventDefault();
    if (user) navigate(pathTo('find-contact', search));
    else navigate(pathTo('register'), { state: getStarted });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is unknown to the browsers of older phones
    <div role="search" className={styles.panel}>
      <form action={user ? pathTo('find-contact') : tradesPath} onSubmit={submit} className={styles.form}>
        <TextField
          name="search"
          label={<span className="visually-hidden">{t('search.what')}</span>}
          placeholder={t('search.example')}
          icon={<SearchIcon size={20} />}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
        />
        <SelectField
          name="city"
          label={<span className="visually-hidden">{t('search.where')}</span>}
          icon={<PinIcon size={20} />}
        >
          <option value="">{t('search.anywhere')}</option>
          {homeCities.map((city) => (
            <option key={city.slug} value={city.slug}>
              {city[language]}
            </option>
          ))}
        </SelectField>
        <Button type="submit" wide className={styles.go} id={endsFirstScreen ? firstScreenEnd : undefined}>
          {t('search.go')} <ArrowRightIcon size={20} />
        </Button>
      </form>
      {!hadTrial(user) && <p className={styles.free}>{t('search.free')}</p>}
    </div>
  );
}

function searchOf(form: FormData): Record<string, string> {
  const typed = [...form].map(([name, value]) => [name, String(value).trim()] as const);
  return Object.fromEntries(typed.filter(([, value]) => value !== ''));
}
