import { findPlan, isPassId, type ProductId } from '@mboalink/shared/catalogue/plans.ts';
import { formatDate } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { useSession } from '../../lib/session/session-context.ts';
import { laterStart } from '../later-start.ts';

/** Says that it is paid, and when it begins where that is not now. */
export function usePaidText(): (bought: ProductId) => string {
  const { t, i18n } = useTranslation('payment');
  const { user } = useSession();
  return (bought) => {
    if (isPassId(bought)) return t('pass.done');
    const start = laterStart(bought, user);
    if (start === undefined) return t('done.text');
    const plan = findPlan(bought).name;
    return start
      ? t('done.begins', { plan, date: formatDate(start, languageOf(i18n)) })
      : t('done.after', { plan });
  };
}
