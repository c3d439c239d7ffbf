import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { otherTownSlug } from '@mboalink/shared/catalogue/regions.ts';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../catalogue/use-names.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { EditIcon } from '../../ui/member-icons.tsx';
import { BusinessFacts } from '../business/business-facts.tsx';
import { useItems } from '../form/use-items.ts';
import { type AccountPartField, type Part, partsOf, shownFields, titleOf } from './profile-form.ts';
import styles from './profile-view.module.css';

/** The pencil of a part, to give the focus back to. */
export const pencilId = (part: Part) => `edit-${part}`;

type ProfileViewProps = { user: CurrentUser; onEdit: (part: Part) => void };

export function ProfileView({ user, onEdit }: ProfileViewProps) {
  const { t } = useTranslation(['settings', 'accounts']);
  const facts = useFacts(user);
  useAskedPencil(user);
  return partsOf(user).map((part) => (
    <Card key={part} aria-labelledby={`part-${part}`} className={styles.part}>
      <header className={styles.head}>
        <h2 id={`part-${part}`} className={styles.title}>
          {t(`profile.parts.${titleOf(part, user)}`)}
        </h2>
        <IconButton
          id={pencilId(part)}
          icon={EditIcon}
          kind="soft"
          label={t('profile.edit', { part: t(`profile.parts.${titleOf(part, user)}`) })}
          onClick={() => onEdit(part)}
        />
      </header>
      {part === 'hours' || part === 'service' ? (
        <BusinessFacts user={user} part={part} />
      ) : (
        <dl className={classNames(styles.facts, part !== 'listing' && styles.short)}>
          {shownFields(part, user).map((field) => (
            <div key={field}>
              <dt>{t(`accounts:fields.${field}`)}</dt>
              <dd className={facts[field] ? undefined : styles.empty}>
                {facts[field] || t('profile.notGiven')}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  ));
}

/** Whoever was led to a part finds its pencil in sight, with the focus; the screen itself has its own first. */
function useAskedPencil(user: CurrentUser) {
  const ids = partsOf(user).map(pencilId).join(' ');
  useEffect(() => {
    const asked = ids.split(' ').find((id) => location.hash === `#${id}`);
    if (!asked) return;
    const frame = requestAnimationFrame(() => document.getElementById(asked)?.focus());
    return () => cancelAnimationFrame(frame);
  }, [ids]);
}

function useFacts(user: CurrentUser): Record<AccountPartField, ReactNode> {
  const { t } = useTranslation('accounts');
  const names = useNames();
  const { items } = useItems(user.items.length > 0 ? user.subcategory : '');
  const itemName = (slug: string) =>
    items?.find((item) => item.slug === slug)?.name ?? slug.replaceAll('-', ' ');
  return {
    name: user.name,
    businessName: user.businessName,
    description: user.description && <span className={styles.text}>{user.description}</span>,
    keywords: user.keywords.join(', '),
    category: names?.category(user.category),
    subcategory: names?.subcategory(user.subcategory),
    items: user.items.map(itemName).join(', '),
    region: names?.region(user.region),
    city: user.city === otherTownSlug ? t('hints.otherTown') : names?.town(user.city),
    quartier: user.quartier,
    landmark: user.landmark,
  };
}
