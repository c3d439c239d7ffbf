import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router';
import { type ButtonLook, buttonClass } from './button.tsx';

type LinkButtonProps = AnchorHTMLAttributes<HTMLAnchorElement> &
  ButtonLook & { href: string; replace?: boolean };

/** A link that looks like a button. */
export function LinkButton({ kind, wide, icon, children, className, href, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} to={href} className={buttonClass({ kind, wide }, className)}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}
