import { icon } from './icons.tsx';

// The icons of members' screens: whoever opens the front page does not fetch them.

export const CopyIcon = icon(
  'M11 9h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM5 15V6a2 2 0 0 1 2-2h8',
);
export const DownloadIcon = icon('M12 4v11m-5-5 5 5 5-5M5 20h14');
export const PhoneIcon = icon(
  'M8.5 4H5a1 1 0 0 0-1 1c0 8.3 6.7 15 15 15a1 1 0 0 0 1-1v-3.5l-4.5-1.5-2 2A12 12 0 0 1 8 10.5l2-2z',
);
export const UserIcon = icon('M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0M4.5 20c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5');
export const UsersIcon = icon(
  'M5.5 8a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M2.5 20c.6-3.6 3-5.5 6.5-5.5s5.9 1.9 6.5 5.5M15.5 4.7a3.5 3.5 0 0 1 0 6.6M18 15c2 .7 3.1 2.4 3.5 5',
);
export const HomeIcon = icon('m3 11 9-8 9 8M5.5 9v11h13V9M10 20v-6h4v6');
export const BookmarkIcon = icon('M7 4h10v16l-5-4-5 4z');
export const EditIcon = icon(
  'm4 20 .8-4L16 4.8a1.7 1.7 0 0 1 2.4 0l.8.8a1.7 1.7 0 0 1 0 2.4L8 19.2zM14 7l3 3',
);
export const SettingsIcon = icon(
  'M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M12 3v3m0 12v3M3 12h3m12 0h3M6 6l2 2m8 8 2 2m0-12-2 2m-8 8-2 2',
);
export const UpgradeIcon = icon('m5 12 7-6 7 6M5 18l7-6 7 6');
export const ChartIcon = icon('M5 20v-7m7 7V4m7 16V9');
