import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/alert.tsx';
import { mayHavePassed, saidOf } from './failures.ts';

/** What kept something from being done, in the words of our server; `again` where another attempt may help. */
export function Problem({ thrown, again }: { thrown: unknown; again?: string }) {
  const { t } = useTranslation('errors');
  const said = () => {
    if (thrown instanceof Error && saidOf(thrown).error && !(again && mayHavePassed(thrown))) {
      return thrown.message;
    }
    return again ?? t('general.network');
  };
  return <div role="alert">{thrown !== undefined && <Alert kind="bad">{said()}</Alert>}</div>;
}
