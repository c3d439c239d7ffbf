import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { fieldLimits } from '@mboalink/shared/limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Head } from '../../lib/head.tsx';
import { useSession } from '../../lib/session/session-context.ts';
import { Alert } from '../../ui/alert.tsx';
import { classNames } from '../../ui/class-names.ts';
import columns from '../../ui/columns.module.css';
import { PageHeader } from '../../ui/page-header.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import { LocationCard } from './location-card.tsx';
import { LocationForm } from './location-form.tsx';
import styles from './premium.module.css';
import { PremiumGate } from './premium-gate.tsx';
import { useLocations } from './use-locations.ts';

export function LocationsScreen() {
  const { user } = useSession();
  return user && <Locations user={user} />;
}

/** Who has premium adds, changes and removes addresses, each saved at once; everybody else sees what they have. */
function Locations({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('premium');
  const { locations } = user;
  const { isShown } = user.branding;
  const { busy, problem, add, change, remove } = useLocations(user);
  // The address that is being changed; one behind the last is new.
  const [edited, edit] = useState<number>();
  const done = () => edit(undefined);
  return (
    <>
      <Head page="locations" title={t('locations.title')} description={t('locations.description')} />
      <PageHeader title={t('locations.title')} lead={t('locations.lead')} />
      <div className={columns.page}>
        <div className={classNames(columns.column, styles.lines)}>
          {!isShown && <PremiumGate user={user} what="locations" />}
          {problem && (
            <Alert kind="bad" live>
              {problem}
            </Alert>
          )}
          <ol className={styles.list}>
            {locations.map((location, index) => (
              <li key={`${index}-${JSON.stringify(location)}`}>
                {edited === index ? (
                  <LocationForm
                    title={t('locations.change')}
                    location={location}
                    onSave={(changed) => change(index, changed)}
                    onDone={done}
                  />
                ) : (
                  <LocationCard
                    {...{ location, busy, isMain: index === 0, isFound: isShown || index === 0 }}
                    {...(isShown && { onChange: () => edit(index) })}
                    {...(isShown && index > 0 && { onRemove: () => remove(index) })}
                  />
                )}
              </li>
            ))}
          </ol>
          {edited === locations.length && (
            <LocationForm title={t('locations.new')} onSave={add} onDone={done} />
          )}
          {isShown && edited !== locations.length && (
            <AddButton left={fieldLimits.locations - locations.length} onAdd={() => edit(locations.length)} />
          )}
        </div>
      </div>
    </>
  );
}

/** Begins another address, as long as there may be one. */
function AddButton({ left, onAdd }: { left: number; onAdd: () => void }) {
  const { t } = useTranslation('premium');
  if (left <= 0) return <p>{t('locations.most', { most: fieldLimits.locations })}</p>;
  return (
    <SendButton kind="plain" onClick={onAdd}>
      {t('locations.add', { left })}
    </SendButton>
  );
}
