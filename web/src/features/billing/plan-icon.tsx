import { icon } from '../../components/icons.tsx';

/** The icon of a plan by its level: one, two or three roofs. */
export const planIcons = {
  1: icon('m5 15 7-6 7 6'),
  2: icon('m5 12 7-6 7 6M5 18l7-6 7 6'),
  3: icon('m5 10 7-6 7 6M5 15.5l7-6 7 6M5 21l7-6 7 6'),
};

export const EyeIcon = icon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
);
