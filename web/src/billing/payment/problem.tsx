import { codeOf, mayPass } from '../../lib/api/failures.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { Alert } from '../../ui/alert.tsx';
import live from '../../ui/status-message.module.css';

/** What kept something from being asked for; `notCreated` where asking again may help. */
export function Problem({ thrown, notCreated }: { thrown: unknown; notCreated: string }) {
  const messageOf = useErrorMessage();
  return (
    <div role="alert" className={live.region}>
      {thrown !== undefined && (
        <Alert kind="bad">
          {mayPass(thrown) && codeOf(thrown) !== 'portal' ? notCreated : messageOf(thrown)}
        </Alert>
      )}
    </div>
  );
}
