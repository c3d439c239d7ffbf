import { useTranslation } from 'react-i18next';
import { PageLink } from '../../lib/page-link.tsx';
import type { ScreenName } from '../../lib/paths.ts';
import type { NavEntry } from './nav-entries.ts';

type NavListProps = {
  entries: readonly NavEntry[];
  current?: ScreenName | undefined;
  className?: string | undefined;
  linkClassName?: string | undefined;
};

/** Links to pages of ours; each entry carries its page's name for styles. */
export function NavList({ entries, current, className, linkClassName }: NavListProps) {
  const { t } = useTranslation();
  return (
    <ul className={className}>
      {entries.map(({ page, label, document }) => (
        <li key={page} data-page={page}>
          {document ? (
            <a href={document} className={linkClassName}>
              {t(`nav.${label}`)}
            </a>
          ) : (
            <PageLink page={page} current={current} className={linkClassName}>
              {t(`nav.${label}`)}
            </PageLink>
          )}
        </li>
      ))}
    </ul>
  );
}
