import type { ErrorScreen } from '@mboalink/shared/error-messages/error-message.ts';
import type { ReactNode } from 'react';
import { Alert } from '../../components/alert.tsx';
import { useErrorText } from '../../lib/error-text.ts';
import styles from './sign-in.module.css';

type CallProblemProps = { thrown: unknown; screen?: ErrorScreen; isWaiting?: boolean; action?: ReactNode };

/** Why a call of an account's form was refused, above its fields. */
export function CallProblem({ thrown, screen, isWaiting, action }: CallProblemProps) {
  const textOf = useErrorText(screen);
  if (thrown === undefined || thrown === null) return null;
  return (
    <Alert kind={isWaiting ? 'warn' : 'bad'} live action={action}>
      <span className={styles.lines}>{textOf(thrown)}</span>
    </Alert>
  );
}
