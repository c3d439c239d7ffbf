import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { type UserType, userTypes } from '@mboalink/shared/accounts/user-types.ts';
import { defaultPlan, type PlanId } from '@mboalink/shared/catalogue/plans.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api/client.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { updateUser } from '../../lib/session/session-store.ts';
import { Alert } from '../../ui/alert.tsx';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import live from '../../ui/status-message.module.css';
import { PlanChoice } from '../form/plan-choice.tsx';
import styles from './account-type-sheet.module.css';
import { startsTrial, useConsequence } from './type-consequence.ts';

type AccountTypeChoiceProps = { user: CurrentUser; onChanged: (user: CurrentUser) => void };

/** Says what a choice brings before it is confirmed. */
export function AccountTypeChoice({ user, onChanged }: AccountTypeChoiceProps) {
  const { t } = useTranslation('settings');
  const reasonOf = useErrorMessage();
  const [type, setType] = useState<UserType>(user.userType);
  const [plan, setPlan] = useState<PlanId>(defaultPlan);
  const { busy, problem, change } = useTypeChange(onChanged);
  const consequence = useConsequence(user, type);
  const same = type === user.userType;
  return (
    <div className={styles.choice}>
      <fieldset className={styles.types}>
        <legend className="visually-hidden">{t('type.title')}</legend>
        {userTypes.map((name) => (
          <ChoiceCard
            key={name}
            name="account-type"
            title={t(`type.${name}`)}
            text={t(`type.${name}Text`)}
            checked={type === name}
            onChange={() => setType(name)}
          />
        ))}
      </fieldset>
      <div role="status" className={live.region}>
        {consequence && <Alert kind="info">{consequence}</Alert>}
      </div>
      {startsTrial(user, type) && <PlanChoice value={plan} onChange={setPlan} />}
      <div role="alert" className={live.region}>
        {problem !== undefined && (
          <Alert kind="bad">{t('settings.notSaved', { reason: reasonOf(problem) })}</Alert>
        )}
      </div>
      <SendButton
        wide
        busy={busy}
        blocked={same ? t('type.noChange') : undefined}
        onClick={() => change(type, startsTrial(user, type) ? plan : null)}
      >
        {t(busy ? 'type.working' : `type.confirm.${type}`)}
      </SendButton>
    </div>
  );
}

function useTypeChange(onChanged: (user: CurrentUser) => void) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const change = async (userType: UserType, selectedPlan: PlanId | null) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const answer = await api.accounts.changeAccountType.mutate({ userType, selectedPlan });
      updateUser(answer.user);
      onChanged(answer.user);
    } catch (thrown) {
      setProblem(thrown);
    }
    setBusy(false);
  };
  return { busy, problem, change };
}
