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
import type { Location } from './location-change.ts';
import { LocationForm } from './location-form.tsx';
import styles from './premium.module.css';
import { PremiumGate } from './premium-gate.tsx';
import { useFocusNext } from './use-focus-next.ts';
import { useLocations } from './use-locations.ts';

export function LocationsScreen() {
  const { user } = useSession();
  return user && <Locations user={user} />;
}

/** Who has premium adds, changes and removes addresses, each saved at once; everybody else sees what they have. */
function Locations({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('premium');
  const { isShown } = user.branding;
  const { busy, problem, list, mayChange, remove, edit, formAt } = useEditedLocations(user);
  const newForm = formAt(list.length);
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
            {list.map((location, index) => (
              <li key={`${index}-${JSON.stringify(location)}`}>
                {formAt(index, location) || (
                  <LocationCard
                    {...{ location, busy, isMain: index === 0, isFound: isShown || index === 0 }}
                    changeId={changeIdOf(index)}
                    {...(mayChange && { onChange: () => edit(index) })}
                    {...(mayChange && index > 0 && { onRemove: () => remove(index, location) })}
                  />
                )}
              </li>
            ))}
          </ol>
          {newForm}
          {mayChange && (
            <AddButton
              left={fieldLimits.locations - list.length}
              busy={busy}
              onAdd={() => edit(list.length)}
            />
          )}
        </div>
      </div>
    </>
  );
}

/** The addresses and the one form that may be open: until it is closed all stands as it did, and nothing else changes. */
function useEditedLocations(user: CurrentUser) {
  const { t } = useTranslation('premium');
  const { busy, submit, problem, make, remove } = useLocations(user);
  const focusNext = useFocusNext();
  const [edited, setEdited] = useState<{ index: number; list: CurrentUser['locations'] }>();
  const list = edited?.list ?? user.locations;
  const close = (id: string) => {
    setEdited(undefined);
    focusNext(id);
  };
  const formAt = (index: number, location?: Location) =>
    edited?.index === index && (
      <LocationForm
        title={t(location ? 'locations.change' : 'locations.new')}
        location={location}
        submission={{ busy, submit }}
        onSave={(to) => make({ index: location ? index : fieldLimits.locations, from: location, to })}
        onSaved={() => close(changeIdOf(index))}
        onCancel={() => close(location ? changeIdOf(index) : addId)}
      />
    );
  return {
    ...{ busy, problem, list, formAt },
    mayChange: user.branding.isShown && !edited,
    edit: (index: number) => setEdited({ index, list }),
    remove: (index: number, location: Location) => void remove(index, location, () => focusNext(addId)),
  };
}

const addId = 'add-location';
const changeIdOf = (index: number) => `change-location-${index}`;

/** Begins another address, as long as there may be one. */
function AddButton({ left, busy, onAdd }: { left: number; busy: boolean; onAdd: () => void }) {
  const { t } = useTranslation('premium');
  if (left <= 0) return <p>{t('locations.most', { most: fieldLimits.locations })}</p>;
  return (
    <SendButton id={addId} kind="plain" busy={busy} onClick={onAdd}>
      {t('locations.add', { left })}
    </SendButton>
  );
}
