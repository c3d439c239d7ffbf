import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DottedList } from '../../ui/dotted-list.tsx';
import styles from '../list/list.module.css';

type PersonRowProps = {
  name: string;
  facts: readonly string[];
  action: string;
  /** The same with whom it is about. */
  actionOf: string;
  busy?: boolean;
  problem?: string | undefined;
  onAct: () => void;
};

/** Somebody of whom no more is known than a name and a day, and what can be done about them. */
export function PersonRow({ name, facts, action, actionOf, busy, problem, onAct }: PersonRowProps) {
  return (
    <Card as="li" className={styles.person}>
      <div className={styles.titles}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.meta}>
          <DottedList facts={facts} />
        </p>
      </div>
      <Button kind="quiet" aria-label={actionOf} busy={busy} onClick={onAct}>
        {action}
      </Button>
      {problem && (
        <Alert kind="bad" live>
          {problem}
        </Alert>
      )}
    </Card>
  );
}
