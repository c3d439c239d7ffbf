import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { type UserType, userTypes } from '@mboalink/shared/accounts/user-types.ts';
import { defaultPlan, findPlan, graceDays, plans, trialDays } from '@mboalink/shared/catalogue/plans.ts';
import { dayMilliseconds } from '@mboalink/shared/day.ts';
import { formatDate } from '@mboalink/shared/format.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/alert.tsx';
import { Button } from '../../../components/button.tsx';
import { ChoiceCard } from '../../../components/choice-card.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { usePage } from '../../../lib/page.tsx';
import styles from '../account-page.module.css';
import { Panel } from '../account-page.tsx';
import { ChangeForm, useChange } from '../change-form.tsx';

/** Whether somebody buys, sells or both, and what a change brings before it is made. */
export function AccountTypePanel({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('settings');
  const [type, setType] = useState<UserType>(user.userType);
  const [changed, setChanged] = useState(false);
  const change = useChange('type', () => setChanged(true));
  const consequence = useConsequence(user, type);
  const box = useRef<HTMLFieldSetElement>(null);
  // What was chosen before the scripts ran.
  useEffect(() => {
    const chosen = box.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    setType((before) => userTypes.find((name) => name === chosen) ?? before);
  }, []);
  return (
    <Panel title={t('type.title')} id="type">
      {(changed || (change.isDrawn && !change.answer?.failed)) && <Changed user={user} />}
      <ChangeForm change={change}>
        <fieldset ref={box} className={styles.types}>
          <legend className="visually-hidden">{t('type.title')}</legend>
          {userTypes.map((name) => (
            <ChoiceCard
              key={name}
              name="userType"
              value={name}
              title={t(`type.${name}`)}
              text={t(`type.${name}Text`)}
              defaultChecked={user.userType === name}
              onChange={() => {
                setType(name);
                setChanged(false);
              }}
            />
          ))}
        </fieldset>
        <div role="status">{consequence && <Alert kind="info">{consequence}</Alert>}</div>
        {startsTrial(user, type) && (
          <SelectField name="selectedPlan" label={t('type.plan')} defaultValue={defaultPlan}>
            {plans.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        {type === user.userType ? (
          <noscript>
            <Button type="submit" kind="plain">
              {t('type.change')}
            </Button>
          </noscript>
        ) : (
          <Button type="submit" wide busy={change.busy}>
            {t(change.busy ? 'type.working' : `type.confirm.${type}`)}
          </Button>
        )}
      </ChangeForm>
    </Panel>
  );
}

function Changed({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('settings');
  const sells = user.userType !== 'buyer';
  const noTrial = user.subscriptionState === 'expired' && sells;
  const look = sells && (
    <LinkButton kind="plain" href="/profile">
      {t('type.checkListing')}
    </LinkButton>
  );
  return (
    <Alert kind="good" live action={look}>
      {t(noTrial ? 'type.changedNoTrial' : 'type.changed')}
    </Alert>
  );
}

/** Whoever begins to sell and never had a plan gets the one trial. */
function startsTrial(user: CurrentUser, type: UserType): boolean {
  return type !== 'buyer' && user.userType === 'buyer' && user.subscriptionState === 'none';
}

/** Until when a listing is found, as things are; undefined when it is hidden. */
function runsUntil({ subscriptionState: state, trialEndDate, paidUntil }: CurrentUser): string | undefined {
  if (state === 'trial') return trialEndDate ?? undefined;
  if (state === 'active') return paidUntil ?? undefined;
  if (state !== 'grace' || !paidUntil) return undefined;
  return new Date(Date.parse(paidUntil) + graceDays * dayMilliseconds).toISOString();
}

/** What a change of the account's type brings, in words; nothing where all stays as it is. */
function useConsequence(user: CurrentUser, type: UserType): string | undefined {
  const { t } = useTranslation('settings');
  const { language } = usePage();
  const end = runsUntil(user);
  const date = end && formatDate(end, language);
  if (type === user.userType) return undefined;
  if (type === 'buyer') return date ? t('type.listingStays', { date }) : t('type.listingHidden');
  if (user.userType !== 'buyer') return undefined;
  if (startsTrial(user, type)) return t('type.trialStarts', { count: trialDays });
  if (!date) return t('type.trialUsed');
  return t('type.goesOn', { plan: findPlan(user.subscriptionPlan)?.name ?? '', date });
}
