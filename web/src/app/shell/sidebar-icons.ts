import type { PageName } from '../../lib/paths.ts';
import type { IconType } from '../../ui/icons.tsx';
import {
  BookmarkIcon,
  ChartIcon,
  EditIcon,
  HomeIcon,
  SettingsIcon,
  UpgradeIcon,
} from '../../ui/member-icons.tsx';

/** The icons of the pages in the sidebar. They arrive a moment after it: whoever opens the front page does not fetch them. */
export const sidebarIcons: Partial<Record<PageName, IconType>> = {
  dashboard: HomeIcon,
  'my-contacts': BookmarkIcon,
  profile: EditIcon,
  upgrade: UpgradeIcon,
  analytics: ChartIcon,
  settings: SettingsIcon,
};
