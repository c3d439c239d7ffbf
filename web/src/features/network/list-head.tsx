import { formatCount } from '@mboalink/shared/format.ts';
import { searchLimits } from '@mboalink/shared/limits.ts';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useSubmit } from 'react-router';
import { Button } from '../../components/button.tsx';
import { ChevronDownIcon, SearchIcon, ShareIcon } from '../../components/icons.tsx';
import { useNames } from '../../lib/names.ts';
import { ExportDialog, type ExportedList } from '../directory/export-dialog.tsx';
import { type Asked, isNarrowed } from './list-address.ts';
import styles from './list-head.module.css';

const typingMilliseconds = 350;

/** Looks for somebody in a list of one’s own; what is typed or chosen counts at once, and without scripts by Enter. */
export function ListSearch({
  asked,
  categories,
}: {
  asked: Asked;
  categories?: ReadonlySet<string> | undefined;
}) {
  const { t } = useTranslation('contacts');
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { tab, q, category, archived } = asked;
  const list = archived ? 'archived' : tab;
  const ask = (
    { currentTarget: { form } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>,
    wait: number,
  ) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void submit(form, { replace: true, preventScrollReset: true }), wait);
  };
  return (
    <Form key={list} method="get" action="/my-contacts" role="search" className={styles.search}>
      <input type="hidden" name="tab" value={tab} />
      {archived && <input type="hidden" name="archived" value="yes" />}
      <label className={styles.box}>
        <SearchIcon size={20} />
        <input
          type="search"
          name="q"
          aria-label={t(`search.${list}`)}
          placeholder={t('search.example')}
          defaultValue={q}
          maxLength={searchLimits.text}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => ask(event, typingMilliseconds)}
        />
      </label>
      {tab === 'saved' && (
        <CategoryFilter chosen={category} own={categories} onChange={(event) => ask(event, 0)} />
      )}
    </Form>
  );
}

type CategoryFilterProps = {
  chosen: string;
  /** Of those in the list, where all of it is known. */
  own: ReadonlySet<string> | undefined;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
};

function CategoryFilter({ chosen, own, onChange }: CategoryFilterProps) {
  const { t } = useTranslation('contacts');
  const { sectors } = useNames();
  const isOffered = (slug: string) => !own || own.has(slug) || slug === chosen;
  return (
    <label className={styles.box}>
      <select name="category" aria-label={t('category')} defaultValue={chosen} onChange={onChange}>
        <option value="">{t('allCategories')}</option>
        {sectors.map(({ name, categories }) => {
          const offered = categories.filter(({ slug }) => isOffered(slug));
          if (offered.length === 0) return null;
          return (
            <optgroup key={name} label={name}>
              {offered.map((one) => (
                <option key={one.slug} value={one.slug}>
                  {one.name}
                </option>
              ))}
            </optgroup>
          );
        })}
      </select>
      <ChevronDownIcon size={20} />
    </label>
  );
}

type ListHeadProps = {
  asked: Asked;
  count: number;
  /** What of the list may be kept or sent; nothing of those archived. */
  take?: ExportedList | undefined;
};

/** How many there are, and the way to keep or send them. */
export function ListHead({ asked, count, take }: ListHeadProps) {
  const { t } = useTranslation(['contacts', 'directory']);
  const [isTaking, setTaking] = useState(false);
  const of = isNarrowed(asked) ? 'found' : asked.archived ? 'archived' : asked.tab;
  return (
    <div className={styles.head}>
      <div role="status">
        <h2 className={styles.count}>{t(`count.${of}`, { count, shown: formatCount(count) })}</h2>
      </div>
      {take && count > 0 && (
        <Button kind="quiet" icon={<ShareIcon size={20} />} onClick={() => setTaking(true)}>
          {t('directory:export.title')}
        </Button>
      )}
      {take && isTaking && <ExportDialog list={take} onClose={() => setTaking(false)} />}
    </div>
  );
}
