import { useTranslation } from 'react-i18next';
import { codeOf, mayPass } from '../../lib/api/failures.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { Alert } from '../../ui/alert.tsx';
import live from '../../ui/status-message.module.css';
import { PageMissing } from './use-payment.ts';

/** What kept something from being asked for or given up; `again` where asking again may help. */
export function Problem({ thrown, again }: { thrown: unknown; again: string }) {
  const { t } = useTranslation('payment');
  const messageOf = useErrorMessage();
  const said = () => {
    if (thrown instanceof PageMissing) return t('page.missing');
    return mayPass(thrown) && codeOf(thrown) !== 'portal' ? again : messageOf(thrown);
  };
  return (
    <div role="alert" className={live.region}>
      {thrown !== undefined && <Alert kind="bad">{said()}</Alert>}
    </div>
  );
}
