import type { DashboardOutput } from './analytics-calls.ts';

type MonthFigure = keyof DashboardOutput['changes'];

/** The figures of the month, in the order in which they stand: nobody looks at whoever only buys. */
export const monthFigures = (buys: boolean): readonly MonthFigure[] =>
  buys ? ['savedContacts'] : ['profileViews', 'savedContacts', 'contactRequests'];
