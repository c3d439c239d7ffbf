import type { ReactNode } from 'react';

/** 24-pixel line icons. They are hidden from screen readers: the text beside them says the same. */
export type IconProps = { size?: 16 | 20 | 24 | 32 };

export type IconType = (props: IconProps) => ReactNode;

/** One path draws the whole icon, its circles too: each element more would weigh on every page. */
export function icon(path: string): IconType {
  return function Icon({ size = 24 }: IconProps) {
    return (
      <svg
        aria-hidden="true"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={path} />
      </svg>
    );
  };
}

export const ArrowLeftIcon = icon('M19 12H5m7 7-7-7 7-7');
export const ArrowRightIcon = icon('M5 12h14m-7-7 7 7-7 7');
export const CheckIcon = icon('m5 12.5 4.5 4.5L19 7.5');
export const ChevronDownIcon = icon('m6 9 6 6 6-6');
export const ChevronRightIcon = icon('m9 6 6 6-6 6');
export const ClockIcon = icon('M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 7v5l3 2');
export const CrossIcon = icon('M18 6 6 18M6 6l12 12');
export const InfoIcon = icon('M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 11v5m0-8.5v.01');
export const LockIcon = icon(
  'M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM8 11V8a4 4 0 0 1 8 0v3',
);
export const LogoutIcon = icon('M10 4H5v16h5m4-4 4-4-4-4m4 4H9');
export const MailIcon = icon(
  'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zm-1.5 2 8.5 6 8.5-6',
);
export const MenuIcon = icon('M4 6h16M4 12h16M4 18h10');
export const OfflineIcon = icon(
  'm3 3 18 18M5 12.5a10 10 0 0 1 4-2.3m5.6.2A10 10 0 0 1 19 12.5M8.5 16a5 5 0 0 1 6.5-.4M2 9a15 15 0 0 1 4-2.6M10.7 5A15 15 0 0 1 22 9M12 20h.01',
);
export const PinIcon = icon(
  'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21zM9.5 9.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0',
);
export const RefreshIcon = icon('M20 11a8 8 0 1 0-.6 4.5M20 5v6h-6');
export const SearchIcon = icon('M4.5 11a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M16 16l4.5 4.5');
export const WarningIcon = icon('M12 4 2.5 20h19zm0 6v4.5m0 2.5v.01');
export const WhatsappIcon = icon(
  'M3.5 20.5 5 16a8.3 8.3 0 1 1 3.2 3.1zM9 8.5c-.3 3 3.2 6.6 6.3 6.5l1-1.5-2.2-1.2-1 1c-1-.4-1.9-1.3-2.3-2.3l1-1L10.5 7.8z',
);
