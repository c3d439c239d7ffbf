import { quartierAndTown } from '@mboalink/shared/accounts/trade-and-place.ts';
import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { fieldLimits } from '@mboalink/shared/limits.ts';
import { useTranslation } from 'react-i18next';
import { useFetcher, useNavigate, useSearchParams } from 'react-router';
import { Badge } from '../components/badge.tsx';
import { Button } from '../components/button.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { showToast } from '../components/toast.tsx';
import { AccountPage, Panel } from '../features/accounts/account-page.tsx';
import { browserChanges } from '../features/accounts/change.browser.ts';
import { serverChanges } from '../features/accounts/change.server.ts';
import { type Change, keepUser, textOf } from '../features/accounts/change.ts';
import { ChangeButton, ChangeForm } from '../features/accounts/change-form.tsx';
import type { Changing } from '../features/accounts/code-asked.tsx';
import { PremiumGate } from '../features/accounts/premium-gate.tsx';
import { PlaceFields } from '../features/accounts/profile/place-fields.tsx';
import { useChange } from '../features/accounts/use-change.ts';
import { useErrorText } from '../lib/error-text.ts';
import type { Handle } from '../lib/handle.ts';
import { useNames } from '../lib/names.ts';
import type { Queries } from '../lib/trpc.ts';

export const handle = { words: ['settings', 'listing', 'form', 'catalogue'] } satisfies Handle;

type Location = CurrentUser['locations'][number];

/** The whole list is sent: it is changed as it is known at that moment. */
async function saveList(queries: Queries, change: (list: Location[]) => Location[]): Promise<Location[]> {
  const { user } = await queries.utils.accounts.me.fetch(undefined, { staleTime: 0 });
  const locations = change([...user.locations]);
  keepUser(queries, await queries.client.accounts.changeLocations.mutate({ locations }));
  return user.locations;
}

/** Puts an address at a place of the list; answers the list as it was. */
const save: Change = (queries, form) => {
  const location = {
    region: textOf(form, 'region'),
    city: textOf(form, 'city'),
    quartier: textOf(form, 'quartier') || null,
    landmark: textOf(form, 'landmark') || null,
  };
  return saveList(queries, (list) => Object.assign(list, { [Number(textOf(form, 'at'))]: location }));
};

const remove: Change = (queries, form) =>
  saveList(queries, (list) => list.filter((_, index) => index !== Number(textOf(form, 'at'))));

/** Brings back a list as it was. */
const restore: Change = (queries, form) => saveList(queries, () => JSON.parse(textOf(form, 'list')));

const changes = { save, remove, restore };

export const action = serverChanges(changes);
export const clientAction = browserChanges(changes);

export default function LocationsPage() {
  const { t } = useTranslation('listing');
  return (
    <AccountPage
      title={t('locations.title')}
      description={t('locations.description')}
      lead={t('locations.lead')}
      back="/settings/listing"
    >
      {(user) => <Locations user={user} />}
    </AccountPage>
  );
}

/** Who has premium adds, changes and removes addresses, each saved at once; everybody else sees what they have. */
function Locations({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('listing');
  const [search] = useSearchParams();
  const { isShown } = user.branding;
  const list = user.locations;
  const asked = search.get('change');
  const left = fieldLimits.locations - list.length;
  const undoing = useFetcher();
  const removing = useChange('remove', (before) => {
    const list = JSON.stringify(before);
    const undo = () => void undoing.submit({ intent: 'restore', list }, { method: 'post' });
    showToast({ text: t('locations.removed'), undo });
  });
  return (
    <>
      {!isShown && <PremiumGate user={user} what="locations" />}
      {list.map((location, index) =>
        isShown && asked === String(index) ? (
          <LocationForm key={`form-${index}`} at={index} location={location} />
        ) : (
          <LocationCard
            key={JSON.stringify(location)}
            at={index}
            location={location}
            isFound={isShown || index === 0}
            mayChange={isShown}
            removing={removing}
          />
        ),
      )}
      {isShown && asked === 'new' && left > 0 && <LocationForm at={list.length} />}
      {isShown && asked !== 'new' && left > 0 && (
        <LinkButton kind="plain" href="/locations?change=new">
          {t('locations.add', { left })}
        </LinkButton>
      )}
      {isShown && left === 0 && <p>{t('locations.most', { most: fieldLimits.locations })}</p>}
    </>
  );
}

type LocationCardProps = {
  at: number;
  location: Location;
  isFound: boolean;
  mayChange: boolean;
  removing: Changing;
};

/** One address, and what may be done with it. */
function LocationCard({ at, location, isFound, mayChange, removing }: LocationCardProps) {
  const { t } = useTranslation('listing');
  const names = useNames();
  const { region, city, quartier, landmark } = location;
  const place = quartierAndTown(quartier, names.town(city) || t('locations.otherTown'));
  return (
    <Panel title={place}>
      <p className="quiet">{[names.region(region), landmark].filter(Boolean).join(' · ')}</p>
      {at === 0 && <Badge kind="good">{t('locations.main')}</Badge>}
      {!isFound && <Badge kind="warn">{t('locations.notFound')}</Badge>}
      {mayChange && (
        <div className="row wrap">
          <LinkButton
            kind="plain"
            href={`/locations?change=${at}`}
            aria-label={t('locations.changeOf', { place })}
          >
            {t('locations.changeIt')}
          </LinkButton>
          {at > 0 && (
            <ChangeButton
              change={removing}
              kind="quiet"
              fields={{ at: String(at) }}
              label={t('locations.removeOf', { place })}
            >
              {t('locations.remove')}
            </ChangeButton>
          )}
        </div>
      )}
    </Panel>
  );
}

const nowhere = { region: '', city: '', quartier: '', landmark: '' };

/** The fields of one address, as registration has them. */
function LocationForm({ at, location }: { at: number; location?: Location }) {
  const { t } = useTranslation('listing');
  const textOf = useErrorText('listing');
  const navigate = useNavigate();
  const change = useChange('save', () => {
    showToast({ text: t('saved') });
    void navigate('/locations', { replace: true, preventScrollReset: true });
  });
  const typed = change.isDrawn
    ? { ...nowhere, ...Object.fromEntries(change.answer?.fields ?? []) }
    : { ...nowhere, ...location, quartier: location?.quartier ?? '', landmark: location?.landmark ?? '' };
  const errors = ownErrors(change);
  const isTwice = change.answer?.failed?.data?.errors && Object.keys(errors).length === 0;
  return (
    <Panel title={t(location ? 'locations.change' : 'locations.new')}>
      <ChangeForm
        change={change}
        failed={(failure) =>
          isTwice ? t('locations.twice') : Object.keys(errors).length > 0 ? undefined : textOf(failure)
        }
      >
        <input type="hidden" name="at" value={at} />
        <PlaceFields
          kept={typed}
          control={(name) => ({ id: `location-${name}`, name, error: errors[name] })}
        />
        <div className="row wrap">
          <LinkButton kind="plain" href="/locations" replace>
            {t('cancel')}
          </LinkButton>
          <Button type="submit" busy={change.busy}>
            {t(change.busy ? 'saving' : 'save')}
          </Button>
        </div>
      </ChangeForm>
    </Panel>
  );
}

/** 'locations.2.city' is the town; 'locations.2' alone is there already. */
function ownErrors({ answer }: Changing): Partial<Record<string, string>> {
  const errors = answer?.failed?.data?.errors ?? [];
  return Object.fromEntries(
    errors.flatMap(({ field, message }) => {
      const [, , own] = field.split('.');
      return own ? [[own, message]] : [];
    }),
  );
}
