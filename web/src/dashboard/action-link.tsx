import type { ReactNode } from 'react';
import { Link } from 'wouter';
import insights from '../insights/insights.module.css';
import { ChevronRightIcon, type IconType } from '../ui/icons.tsx';
import styles from './dashboard.module.css';

export type Action = { href: string; icon: IconType; title: ReactNode; text: ReactNode; gold?: boolean };

/** A line of a card that leads somewhere; what lies outside the site's pages is a plain link. */
export function ActionLink({ href, icon: Icon, title, text, gold }: Action) {
  const Anchor = href.startsWith('/') ? Link : 'a';
  return (
    <Anchor href={href} className={styles.action}>
      <span className={gold ? styles.goldIcon : styles.icon}>
        <Icon />
      </span>
      <span className={styles.actionText}>
        <strong>{title}</strong>
        <span className={insights.small}>{text}</span>
      </span>
      <ChevronRightIcon size={20} />
    </Anchor>
  );
}
