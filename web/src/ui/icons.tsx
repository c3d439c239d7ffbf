import type { ReactNode } from 'react';

/** 24-pixel line icons. They are hidden from screen readers: the text beside them says the same. */
export type IconProps = { size?: 16 | 20 | 24 | 32 };

export type IconType = (props: IconProps) => ReactNode;

export function icon(content: ReactNode): IconType {
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
        {content}
      </svg>
    );
  };
}

export const line = (d: string) => icon(<path d={d} />);

export const ArrowLeftIcon = line('M19 12H5m7 7-7-7 7-7');
export const ArrowRightIcon = line('M5 12h14m-7-7 7 7-7 7');
export const CheckIcon = line('m5 12.5 4.5 4.5L19 7.5');
export const ChevronDownIcon = line('m6 9 6 6 6-6');
export const ChevronRightIcon = line('m9 6 6 6-6 6');
export const ClockIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3 2" />
  </>,
);
export const CrossIcon = line('M18 6 6 18M6 6l12 12');
export const HomeIcon = line('m3 11 9-8 9 8M5.5 9v11h13V9M10 20v-6h4v6');
export const InfoIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5m0-8.5v.01" />
  </>,
);
export const LockIcon = icon(
  <>
    <rect x="5" y="11" width="14" height="9" rx="2" />
    <path d="M8 11V8a4 4 0 0 1 8 0v3" />
  </>,
);
export const LogoutIcon = line('M10 4H5v16h5m4-4 4-4-4-4m4 4H9');
export const MailIcon = icon(
  <>
    <rect x="3" y="5" width="18" height="14" rx="2" />
    <path d="m3.5 7 8.5 6 8.5-6" />
  </>,
);
export const MenuIcon = line('M4 6h16M4 12h16M4 18h10');
export const OfflineIcon = line(
  'm3 3 18 18M5 12.5a10 10 0 0 1 4-2.3m5.6.2A10 10 0 0 1 19 12.5M8.5 16a5 5 0 0 1 6.5-.4M2 9a15 15 0 0 1 4-2.6M10.7 5A15 15 0 0 1 22 9M12 20h.01',
);
export const EditIcon = line(
  'm4 20 .8-4L16 4.8a1.7 1.7 0 0 1 2.4 0l.8.8a1.7 1.7 0 0 1 0 2.4L8 19.2zM14 7l3 3',
);
export const PinIcon = icon(
  <>
    <path d="M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21z" />
    <circle cx="12" cy="9.5" r="2.5" />
  </>,
);
export const RefreshIcon = line('M20 11a8 8 0 1 0-.6 4.5M20 5v6h-6');
export const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </>,
);
export const SettingsIcon = icon(
  <>
    <circle cx="12" cy="12" r="3" />
    <path d="M12 3v3m0 12v3M3 12h3m12 0h3M5.6 5.6l2.2 2.2m8.4 8.4 2.2 2.2m0-12.8-2.2 2.2m-8.4 8.4-2.2 2.2" />
  </>,
);
export const UserIcon = icon(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5" />
  </>,
);
export const WarningIcon = line('M12 4 2.5 20h19zm0 6v4.5m0 2.5v.01');
export const WhatsappIcon = line(
  'M3.5 20.5 5 16a8.3 8.3 0 1 1 3.2 3.1zM9 8.5c-.3 3 3.2 6.6 6.3 6.5l1-1.5-2.2-1.2-1 1c-1-.4-1.9-1.3-2.3-2.3l1-1L10.5 7.8z',
);
