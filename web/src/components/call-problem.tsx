import type { ErrorScreen } from '@mboalink/shared/error-messages/error-message.ts';
import { useErrorText } from '../lib/error-text.ts';
import { Alert } from './alert.tsx';

type CallProblemProps = { thrown: unknown; screen?: ErrorScreen; isWaiting?: boolean };

/** Why the call of a form was refused. */
export function CallProblem({ thrown, screen, isWaiting }: CallProblemProps) {
  const textOf = useErrorText(screen);
  if (thrown === undefined || thrown === null) return null;
  return (
    <Alert kind={isWaiting ? 'warn' : 'bad'} live>
      <span className="lines">{textOf(thrown)}</span>
    </Alert>
  );
}
