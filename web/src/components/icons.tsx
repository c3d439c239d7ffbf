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

export const ArchiveIcon = icon('M4 4h16v4H4zM5 8v12h14V8M12 11v6m-3-3 3 3 3-3');
export const ArrowLeftIcon = icon('M19 12H5m7 7-7-7 7-7');
export const BellIcon = icon('M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4M12 3v2');
export const BlockIcon = icon('M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M6.2 6.2l11.6 11.6');
export const BookmarkIcon = icon('M7 4h10v16l-5-4-5 4z');
export const BoxIcon = icon('m12 3 8 4.5v9L12 21l-8-4.5v-9zm-8 4.5 8 4.5 8-4.5M12 12v9');
export const BrushIcon = icon(
  'M20 4 9.5 14.5M20 4l-8 12-2.5-1.5L8 12zM8.5 14a3.5 3.5 0 0 0-3.5 3.5c0 1.5-1 2.5-2 2.5 4 1 8-.5 8-4',
);
export const ChartIcon = icon('M5 20v-7m7 7V4m7 16V9');
export const CheckIcon = icon('m5 12.5 4.5 4.5L19 7.5');
export const ChevronDownIcon = icon('m6 9 6 6 6-6');
export const ChevronRightIcon = icon('m9 6 6 6-6 6');
export const ClockIcon = icon('M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 7v5l3 2');
export const CopyIcon = icon(
  'M11 9h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM5 15V6a2 2 0 0 1 2-2h8',
);
export const CrossIcon = icon('M18 6 6 18M6 6l12 12');
export const DotsIcon = icon('M5.5 12h.01M12 12h.01M18.5 12h.01');
export const DownloadIcon = icon('M12 4v11m-5-5 5 5 5-5M5 20h14');
export const EditIcon = icon(
  'm4 20 .8-4L16 4.8a1.7 1.7 0 0 1 2.4 0l.8.8a1.7 1.7 0 0 1 0 2.4L8 19.2zM14 7l3 3',
);
export const EyeIcon = icon(
  'M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7S2 12 2 12zM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
);
export const FiltersIcon = icon(
  'M3 8h9m6 0h3M3 16h3m6 0h9M12.5 8a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M6.5 16a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0',
);
export const FlagIcon = icon('M5 21V4h11l-1.5 4L16 12H5');
export const HomeIcon = icon('m3 11 9-8 9 8M5.5 9v11h13V9M10 20v-6h4v6');
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
export const PhoneIcon = icon(
  'M8.5 4H5a1 1 0 0 0-1 1c0 8.3 6.7 15 15 15a1 1 0 0 0 1-1v-3.5l-4.5-1.5-2 2A12 12 0 0 1 8 10.5l2-2z',
);
export const PinIcon = icon(
  'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21zM9.5 9.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0',
);
export const RefreshIcon = icon('M20 11a8 8 0 1 0-.6 4.5M20 5v6h-6');
export const SearchIcon = icon('M4.5 11a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M16 16l4.5 4.5');
export const SendIcon = icon('m3 11 18-8-7 18-4-7zM10 14 21 3');
export const SettingsIcon = icon(
  'M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M12 3v3m0 12v3M3 12h3m12 0h3M6 6l2 2m8 8 2 2m0-12-2 2m-8 8-2 2',
);
export const ShareIcon = icon('M12 15V4m-5 5 5-5 5 5M5 20h14');
export const TagIcon = icon('M4 4h8l8.5 8.5a1.5 1.5 0 0 1 0 2L14.5 20.5a1.5 1.5 0 0 1-2 0L4 12zm4 4h.01');
export const UpgradeIcon = icon('m5 12 7-6 7 6M5 18l7-6 7 6');
export const UserIcon = icon('M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0M4.5 20c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5');
export const UsersIcon = icon(
  'M5.5 8a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M2.5 20c.6-3.6 3-5.5 6.5-5.5s5.9 1.9 6.5 5.5M15.5 4.7a3.5 3.5 0 0 1 0 6.6M18 15c2 .7 3.1 2.4 3.5 5',
);
export const WarningIcon = icon('M12 4 2.5 20h19zm0 6v4.5m0 2.5v.01');
export const WhatsappIcon = icon(
  'M3.5 20.5 5 16a8.3 8.3 0 1 1 3.2 3.1zM9 8.5c-.3 3 3.2 6.6 6.3 6.5l1-1.5-2.2-1.2-1 1c-1-.4-1.9-1.3-2.3-2.3l1-1L10.5 7.8z',
);
