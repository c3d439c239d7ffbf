import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'wouter';
import { type PageName, pathTo, type ScreenName } from './paths.ts';

type PageLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  page: PageName;
  /** The page that is shown now, to mark the link that leads to it. */
  current?: ScreenName | undefined;
};

export function PageLink({ page, current, ...rest }: PageLinkProps) {
  return <Link {...rest} href={pathTo(page)} aria-current={page === current ? 'page' : undefined} />;
}
