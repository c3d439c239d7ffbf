import { formatCount } from '@mboalink/shared/format.ts';
import { foldText } from '@mboalink/shared/slug.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import styles from './picker-level.module.css';

type Entry = { slug: string; name: string; count?: number | undefined };

export type PickerGroup = { title?: string; entries: readonly Entry[] };

type PickerLevelProps = {
  title: string;
  groups: readonly PickerGroup[];
  chosen: readonly string[];
  /** With it one entry at most is ticked; the others then fold away behind a button of this name. */
  all?: string;
  empty: string;
  /** Its entries are on their way: the place of a long list is kept. */
  busy?: boolean;
  onToggle: (slug: string) => void;
};

const longList = 8;

/** One level of the picker: a list of boxes to tick, with a field to narrow it down when it is long. */
export function PickerLevel({ title, groups, chosen, all, empty, busy, onToggle }: PickerLevelProps) {
  const { t } = useTranslation('search');
  const [typed, setTyped] = useState('');
  const [unfolded, setUnfolded] = useState(false);
  const titleId = useId();
  const folded = all !== undefined && chosen.length > 0 && !unfolded;
  const total = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const shown = groups
    .map(({ title: group, entries }) => ({
      ...(!folded && total > longList && group && { title: group }),
      entries: entries.filter((entry) => (folded ? chosen.includes(entry.slug) : matches(entry, typed))),
    }))
    .filter(({ entries }) => entries.length > 0);
  const toggle = (slug: string) => {
    setUnfolded(false);
    onToggle(slug);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll inside in older WebViews
    <div role="group" aria-labelledby={titleId}>
      <p id={titleId} className={total === 0 && !busy ? 'visually-hidden' : styles.title}>
        {title}
      </p>
      {busy && (
        <SkeletonGroup>
          <div className={styles.long}>
            <Skeleton />
            <Skeleton shape="short" />
          </div>
        </SkeletonGroup>
      )}
      {!busy && total === 0 && <p className={styles.empty}>{empty}</p>}
      {!folded && total > longList && <FindField typed={typed} onType={setTyped} />}
      {total > 0 && shown.length === 0 && <p className={styles.empty}>{t('filters.noneFound')}</p>}
      {shown.length > 0 && <EntryList groups={shown} chosen={chosen} onToggle={toggle} />}
      {folded && total > chosen.length && (
        <Button kind="quiet" className={styles.all} onClick={() => setUnfolded(true)}>
          {all}
        </Button>
      )}
    </div>
  );
}

function FindField({ typed, onType }: { typed: string; onType: (text: string) => void }) {
  const { t } = useTranslation('search');
  return (
    <input
      type="search"
      className={styles.find}
      aria-label={t('filters.find')}
      placeholder={t('filters.find')}
      value={typed}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

function EntryList({ groups, chosen, onToggle }: Pick<PickerLevelProps, 'groups' | 'chosen' | 'onToggle'>) {
  return (
    <div className={styles.list}>
      {groups.map(({ title, entries }) => (
        <div key={title ?? ''}>
          {title && <p className={styles.group}>{title}</p>}
          {entries.map(({ slug, name, ...counted }) => (
            <Checkbox
              key={slug}
              row
              label={name}
              end={'count' in counted ? countText(counted) : undefined}
              checked={chosen.includes(slug)}
              onChange={() => onToggle(slug)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Empty while the counts are on their way, for which the place is kept. */
const countText = ({ count }: Pick<Entry, 'count'>) => (count === undefined ? '' : formatCount(count));

function matches({ name }: Entry, typed: string): boolean {
  return foldText(name).includes(foldText(typed.trim()));
}
