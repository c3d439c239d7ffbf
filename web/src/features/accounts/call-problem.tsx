import type { ErrorScreen } from '@mboalink/shared/error-messages/error-message.ts';
import { Alert } from '../../components/alert.tsx';
import { useErrorText } from '../../lib/error-text.ts';
import styles from './sign-in.module.css';

type CallProblemProps = { thrown: unknown; screen?: ErrorScreen; isWaiting?: boolean };

/** Why a call of an account's form was refused, above its fields. */
export function CallProblem({ thrown, screen, isWaiting }: CallProblemProps) {
  const textOf = useErrorText(screen);
  if (thrown === undefined || thrown === null) return null;
  return (
    <Alert kind={isWaiting ? 'warn' : 'bad'} live>
      <span className={styles.lines}>{textOf(thrown)}</span>
    </Alert>
  );
}
