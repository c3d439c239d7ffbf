import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { type UserType, userTypes } from '@mboalink/shared/accounts/user-types.ts';
import { defaultPlan, plans, trialDays } from '@mboalink/shared/catalogue/plans.ts';
import { formatDate } from '@mboalink/shared/format.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/alert.tsx';
import { Button } from '../../../components/button.tsx';
import { ChoiceCard } from '../../../components/choice-card.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { showToast } from '../../../components/toast.tsx';
import { usePage } from '../../../lib/page.tsx';
import { runningUntil } from '../../billing/plan-state.ts';
import { Panel } from '../account-page.tsx';
import { ChangeForm } from '../change-form.tsx';
import { useChange } from '../use-change.ts';

/** Whether somebody buys, sells or both, and what a change brings before it is made. */
export function AccountTypePanel({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('settings');
  const [type, setType] = useState<UserType>(user.userType);
  const change = useChange('type', () => showToast({ text: t('type.changed') }));
  const consequence = useConsequence(user, type);
  const box = useRef<HTMLFieldSetElement>(null);
  // What was chosen before the scripts ran.
  useEffect(() => {
    const chosen = box.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    setType((before) => userTypes.find((name) => name === chosen) ?? before);
  }, []);
  const send = (
    <Button type="submit" busy={change.busy}>
      {t('type.change')}
    </Button>
  );
  return (
    <Panel title={t('type.title')} id="type">
      <ChangeForm change={change} done={t('type.changed')}>
        <fieldset ref={box} className="stack gap-2">
          <legend className="visually-hidden">{t('type.title')}</legend>
          {userTypes.map((name) => (
            <ChoiceCard
              key={name}
              name="userType"
              value={name}
              title={t(`type.${name}`)}
              text={t(`type.${name}Text`)}
              defaultChecked={user.userType === name}
              onChange={() => setType(name)}
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
        {type === user.userType ? <noscript>{send}</noscript> : send}
      </ChangeForm>
    </Panel>
  );
}

/** Whoever begins to sell and never had a plan gets the one trial. */
function startsTrial(user: CurrentUser, type: UserType): boolean {
  return type !== 'buyer' && user.userType === 'buyer' && user.subscriptionState === 'none';
}

/** What a change brings, or has brought where no trial began; nothing where all stays as it is. */
function useConsequence(user: CurrentUser, type: UserType): string | undefined {
  const { t } = useTranslation('settings');
  const { language } = usePage();
  const end = runningUntil(user);
  if (type === 'buyer') {
    const isLater = end && user.userType !== 'buyer';
    return isLater ? t('type.listingStays', { date: formatDate(end, language) }) : undefined;
  }
  if (startsTrial(user, type)) return t('type.trialStarts', { count: trialDays });
  return user.subscriptionState === 'expired' ? t('type.trialUsed') : undefined;
}
