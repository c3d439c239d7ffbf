import type { Sector } from '@mboalink/shared/directory/open-calls.ts';
import { pagePath, tradePath } from '@mboalink/shared/directory/page-paths.ts';
import { formatCount } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Chip, ChipRow } from '../../components/chip.tsx';
import { classNames } from '../../components/class-names.ts';
import { ChevronDownIcon } from '../../components/icons.tsx';
import styles from './links.module.css';

/** `note` stands behind the label, smaller. */
type CountedLink = { to: string; label: string; note?: string | undefined; count: number };

/** Links with how many contacts wait behind each, below a title; nothing where there are none. */
export function CountedLinks({ title, links }: { title: string; links: readonly CountedLink[] }) {
  if (links.length === 0) return null;
  return (
    <section className={styles.counted}>
      <h2>{title}</h2>
      <LinkList links={links} />
    </section>
  );
}

function LinkList({ links }: { links: readonly CountedLink[] }) {
  return (
    <ul className={styles.list}>
      {links.map((link) => (
        <li key={link.to}>
          <CountedItem {...link} />
        </li>
      ))}
    </ul>
  );
}

function CountedItem({ to, label, note, count }: CountedLink) {
  return (
    <Link to={to} className="row between gap-3">
      <span>
        {label} {note && <small className="small">{note}</small>}
      </span>
      <b>{formatCount(count)}</b>
    </Link>
  );
}

/** A row that scrolls: the towns of a trade, those with most first, and all of them for who asks. */
export function TownRow({ label, links }: { label: string; links: readonly CountedLink[] }) {
  const { t } = useTranslation('business');
  if (links.length === 0) return null;
  const sorted = [...links].sort((one, other) => one.label.localeCompare(other.label));
  return (
    <nav aria-label={label} className={styles.towns}>
      <ChipRow>
        {links.slice(0, townsAtFirst).map(({ to, label: town, count }) => (
          <Chip key={to} href={to}>
            {town} <span className="small">{formatCount(count)}</span>
          </Chip>
        ))}
      </ChipRow>
      {links.length > townsAtFirst && (
        <details className={styles.fold}>
          <summary className="row">
            {t('trade.allTowns')} <ChevronDownIcon size={16} />
          </summary>
          <LinkList links={sorted} />
        </details>
      )}
    </nav>
  );
}

const townsAtFirst = 6;

/** The sectors with what somebody is listed in. A category with trades unfolds; beside cards it is a link alone. */
export function SectorList({ sectors }: { sectors: readonly Sector[] }) {
  const { t } = useTranslation('business');
  return (
    <>
      <nav aria-label={t('categories.sectors')} className={styles.towns}>
        <ChipRow>
          {sectors.map(({ slug, name }) => (
            <Chip key={slug} href={`#${slug}`}>
              {name}
            </Chip>
          ))}
        </ChipRow>
      </nav>
      <div className={styles.sectors}>
        {sectors.map(({ slug, name, categories }) => (
          <section key={slug} id={slug} className={styles.counted}>
            <h2>{name}</h2>
            {categories.map((category) => (
              <CategoryEntry key={category.slug} category={category} />
            ))}
          </section>
        ))}
      </div>
    </>
  );
}

function CategoryEntry({ category }: { category: Sector['categories'][number] }) {
  const { t } = useTranslation('business');
  const { slug, name, listed, trades } = category;
  const own = { to: tradePath(slug), count: listed };
  if (trades.length === 0)
    return (
      <p className={styles.entry}>
        <CountedItem {...own} label={name} />
      </p>
    );
  const links = trades.map((trade) => ({
    to: tradePath(trade.slug),
    label: trade.name,
    count: trade.listed,
  }));
  return (
    <details className={styles.fold}>
      <summary className="row">
        <span className="grow">{name}</span> <b>{formatCount(listed)}</b> <ChevronDownIcon size={16} />
      </summary>
      <LinkList links={[{ ...own, label: t('categories.all', { name }) }, ...links]} />
    </details>
  );
}

/** Links to the page before and after, where there are any. */
export function Pagination({ path, page, pages }: { path: string; page: number; pages: number }) {
  const { t } = useTranslation('business');
  if (pages < 2) return null;
  return (
    <nav className={classNames('row wrap between', styles.paging)} aria-label={t('paging.label')}>
      {page > 1 ? (
        <Link rel="prev" className="tap strong" to={pagePath(path, page - 1)}>
          {t('paging.before')}
        </Link>
      ) : (
        <span />
      )}
      <span>{t('paging.page', { page, pages })}</span>
      {page < pages ? (
        <Link rel="next" className="tap strong" to={pagePath(path, page + 1)}>
          {t('paging.after')}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
