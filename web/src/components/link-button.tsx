import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router';
import { type ButtonLook, buttonClass } from './button.tsx';

type LinkButtonProps = AnchorHTMLAttributes<HTMLAnchorElement> &
  ButtonLook & { href: string; replace?: boolean };

/** A link that looks like a button. Our own pages open without a reload; anything else is a plain link. */
export function LinkButton({
  kind,
  wide,
  icon,
  children,
  className,
  href,
  replace,
  ...rest
}: LinkButtonProps) {
  const look = buttonClass({ kind, wide }, className);
  const content = (
    <>
      {icon}
      <span>{children}</span>
    </>
  );
  if (!href.startsWith('/')) {
    return (
      <a {...rest} href={href} className={look}>
        {content}
      </a>
    );
  }
  return (
    <Link {...rest} to={href} replace={replace} className={look}>
      {content}
    </Link>
  );
}
