import type { IncomingNeed } from '@mboalink/shared/needs/calls.ts';
import { RowLink } from '../../components/row-link.tsx';
import { Avatar } from '../directory/avatar.tsx';
import { useNeedText } from './incoming-text.ts';

/** What somebody needs, in a row that leads to it. */
export function NeedRow({ need }: { need: IncomingNeed }) {
  const { title, about, age } = useNeedText(need);
  const firstWord = /\p{L}+/u.exec(need.text)?.[0] ?? need.trade.name;
  return (
    <RowLink to={`/needs/incoming?need=${need._id}`}>
      <Avatar name={firstWord} size="small" />
      <span className="grow">
        <strong>{title}</strong>
        <span className="small" suppressHydrationWarning>
          {[about, age].join(' · ')}
        </span>
      </span>
    </RowLink>
  );
}
