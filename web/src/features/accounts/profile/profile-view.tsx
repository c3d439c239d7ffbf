import {
  dayName,
  priceText,
  spansText,
  spokenLanguageName,
} from '@mboalink/shared/accounts/business-text.ts';
import { weekDays } from '@mboalink/shared/accounts/business-words.ts';
import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { otherTownSlug } from '@mboalink/shared/catalogue/regions.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { classNames } from '../../../components/class-names.ts';
import { EditIcon } from '../../../components/icons.tsx';
import { useNames } from '../../../lib/names.ts';
import { usePage } from '../../../lib/page.tsx';
import { trpc } from '../../../lib/trpc.ts';
import styles from './profile.module.css';
import { type Part, partsOf, titleOf } from './profile-parts.ts';

/** What people read about somebody, part by part, each with the pencil that opens the form at it. */
export function ProfileView({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('listing');
  const facts = useFacts(user);
  return partsOf(user).map((part) => {
    const title = t(`profile.parts.${titleOf(part, user)}`);
    return (
      <Card key={part} aria-labelledby={`part-${part}`} className={classNames('stack gap-2', styles.part)}>
        <header className="row between">
          <h2 id={`part-${part}`}>{title}</h2>
          <Link
            id={`edit-${part}`}
            to={`/profile?edit=${part}`}
            className={buttonClass({ kind: 'soft' })}
            aria-label={t('profile.edit', { part: title })}
          >
            <EditIcon />
          </Link>
        </header>
        <dl className={classNames('stack', part === 'hours' ? 'gap-1' : styles.facts)}>
          {facts[part].map(([name, value]) => (
            <div key={name} className={part === 'hours' ? 'row between gap-3' : undefined}>
              <dt className="quiet">{name}</dt>
              <dd className={value ? undefined : styles.empty}>{value || t('profile.notGiven')}</dd>
            </div>
          ))}
        </dl>
      </Card>
    );
  });
}

type Facts = [name: string, value: ReactNode][];

function useFacts(user: CurrentUser): Record<Part, Facts> {
  const { t } = useTranslation('form');
  const { language } = usePage();
  const names = useNames();
  const items = useItemNames(user);
  const sells = user.userType !== 'buyer';
  const isOpen = weekDays.some((day) => user.hours[day]?.length);
  const prices = user.prices.map((price) => <li key={price.label}>{priceText(price, language)}</li>);
  return {
    you: [[t('fields.name'), user.name]],
    listing: [
      [t('fields.businessName'), user.businessName],
      [t('fields.description'), user.description && <span className="lines">{user.description}</span>],
      [t('fields.keywords'), user.keywords.join(', ')],
    ],
    trade: [
      [t('fields.category'), names.category(user.category)],
      [t('fields.subcategory'), names.subcategory(user.subcategory)],
      ...(sells ? ([[t('fields.items'), items]] satisfies Facts) : []),
    ],
    place: [
      [t('fields.region'), names.region(user.region)],
      [t('fields.city'), user.city === otherTownSlug ? t('hints.otherTown') : names.town(user.city)],
      [t('fields.quartier'), user.quartier],
      [t('fields.landmark'), user.landmark],
    ],
    hours: isOpen
      ? weekDays.map((day) => [dayName(day, language), spansText(user.hours[day], language)])
      : [[t('fields.hours'), '']],
    service: [
      [t('fields.prices'), prices.length > 0 && <ul>{prices}</ul>],
      [
        t('fields.languages'),
        user.languages.map((spoken) => spokenLanguageName(spoken, language)).join(', '),
      ],
    ],
  };
}

function useItemNames({ items, subcategory }: CurrentUser): string {
  const { language } = usePage();
  const { data } = trpc.directory.categoryItems.useQuery(
    { slug: subcategory },
    { enabled: items.length > 0 },
  );
  return items
    .map((slug) => data?.items.find((item) => item.slug === slug)?.[language] ?? slug.replaceAll('-', ' '))
    .join(', ');
}
