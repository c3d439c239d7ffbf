import type { ReactNode } from 'react';
import type { IconProps } from '../ui/icons.tsx';

const roofs = { 1: ['m5 15 7-6 7 6'], 2: ['m5 12 7-6 7 6', 'm5 18 7-6 7 6'] } as const;
const three = ['m5 10 7-6 7 6', 'm5 15.5 7-6 7 6', 'm5 21 7-6 7 6'];

/** The icon of a plan: one, two or three roofs. */
export function PlanIcon({ level, size = 24 }: IconProps & { level: 1 | 2 | 3 }): ReactNode {
  const paths: readonly string[] = level === 3 ? three : roofs[level];
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24" fill="none">
      {paths.map((d) => (
        <path
          key={d}
          d={d}
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}
