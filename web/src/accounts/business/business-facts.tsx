import {
  dayName,
  priceText,
  spansText,
  spokenLanguageName,
} from '@mboalink/shared/accounts/business-text.ts';
import { weekDays } from '@mboalink/shared/accounts/business-words.ts';
import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import styles from './business-facts.module.css';
import type { businessParts } from './business-values.ts';

type BusinessFactsProps = { user: CurrentUser; part: keyof typeof businessParts };

/** What a business says of its hours, prices and languages, in the words of its page. */
export function BusinessFacts({ user, part }: BusinessFactsProps) {
  return part === 'hours' ? <HoursFacts user={user} /> : <ServiceFacts user={user} />;
}

function HoursFacts({ user: { hours } }: { user: CurrentUser }) {
  const { t, i18n } = useTranslation('settings');
  const language = languageOf(i18n);
  if (weekDays.every((day) => !hours[day]?.length))
    return <p className={styles.empty}>{t('profile.notGiven')}</p>;
  return (
    <dl className={styles.hours}>
      {weekDays.map((day) => (
        <div key={day}>
          <dt>{dayName(day, language)}</dt>
          <dd>{spansText(hours[day], language)}</dd>
        </div>
      ))}
    </dl>
  );
}

function ServiceFacts({ user: { prices, languages } }: { user: CurrentUser }) {
  const { t, i18n } = useTranslation('business');
  const language = languageOf(i18n);
  const listed = prices.map((price, index) => (
    <li key={`price-${index + 1}`}>{priceText(price, language)}</li>
  ));
  return (
    <dl className={styles.service}>
      <Fact name={t('prices.legend')}>{listed.length > 0 && <ul>{listed}</ul>}</Fact>
      <Fact name={t('languages')}>
        {languages.map((spoken) => spokenLanguageName(spoken, language)).join(', ')}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation('settings');
  return (
    <div>
      <dt>{name}</dt>
      <dd className={children ? undefined : styles.empty}>{children || t('profile.notGiven')}</dd>
    </div>
  );
}
