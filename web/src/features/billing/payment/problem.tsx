import { Alert } from '../../../components/alert.tsx';
import { useErrorText } from '../../../lib/error-text.ts';
import { mayHavePassed } from '../../../lib/refusal.ts';

/** What kept something from being done; `again` where another attempt may help. */
export function Problem({ thrown, again }: { thrown: unknown; again?: string }) {
  const textOf = useErrorText();
  const text = again && mayHavePassed(thrown) ? again : textOf(thrown);
  return <div role="alert">{thrown !== undefined && <Alert kind="bad">{text}</Alert>}</div>;
}
