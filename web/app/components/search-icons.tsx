import { icon } from './icons.tsx';

// The icons of the search, the contacts and the dashboard alone: whoever registers does not fetch them.

export const ArchiveIcon = icon('M4 4h16v4H4zM5 8v12h14V8M12 11v6m-3-3 3 3 3-3');
export const BellIcon = icon('M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4M12 3v2');
export const BoxIcon = icon('m12 3 8 4.5v9L12 21l-8-4.5v-9zm-8 4.5 8 4.5 8-4.5M12 12v9');
export const BrushIcon = icon(
  'M20 4 9.5 14.5M20 4l-8 12-2.5-1.5L8 12zM8.5 14a3.5 3.5 0 0 0-3.5 3.5c0 1.5-1 2.5-2 2.5 4 1 8-.5 8-4',
);
export const ChevronUpIcon = icon('m6 15 6-6 6 6');
export const EyeIcon = icon(
  'M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7S2 12 2 12zM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
);
export const FiltersIcon = icon(
  'M3 8h9m6 0h3M3 16h3m6 0h9M12.5 8a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M6.5 16a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0',
);
export const FlagIcon = icon('M5 21V4h11l-1.5 4L16 12H5');
export const ShareIcon = icon('M12 15V4m-5 5 5-5 5 5M5 20h14');
export const TagIcon = icon('M4 4h8l8.5 8.5a1.5 1.5 0 0 1 0 2L14.5 20.5a1.5 1.5 0 0 1-2 0L4 12zm4 4h.01');
