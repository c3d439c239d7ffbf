import type { IncomingNeed } from '@mboalink/shared/needs/calls.ts';
import { Link } from 'react-router';
import { ChevronRightIcon } from '../../components/icons.tsx';
import { Avatar } from '../directory/avatar.tsx';
import styles from './incoming.module.css';
import { useNeedText } from './need-text.ts';

/** What somebody needs, in a row that leads to it. */
export function NeedRow({ need }: { need: IncomingNeed }) {
  const { title, about, age } = useNeedText(need);
  const firstWord = /\p{L}+/u.exec(need.text)?.[0] ?? need.trade.name;
  return (
    <li>
      <Link to={`/needs/incoming?need=${need._id}`} className={`row gap-3 ${styles.row}`}>
        <Avatar name={firstWord} size="small" />
        <span className="grow">
          <span className={styles.rowTitle}>{title}</span>
          <span className="small" suppressHydrationWarning>
            {[about, age].join(' · ')}
          </span>
        </span>
        <ChevronRightIcon size={16} />
      </Link>
    </li>
  );
}
