import { codeOf, mayPass } from '../../lib/api/failures.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { Alert } from '../../ui/alert.tsx';
import live from '../../ui/status-message.module.css';

/** What kept something from being asked for or given up; `again` where asking again may help. */
export function Problem({ thrown, again }: { thrown: unknown; again: string }) {
  const messageOf = useErrorMessage();
  return (
    <div role="alert" className={live.region}>
      {thrown !== undefined && (
        <Alert kind="bad">{mayPass(thrown) && codeOf(thrown) !== 'portal' ? again : messageOf(thrown)}</Alert>
      )}
    </div>
  );
}
