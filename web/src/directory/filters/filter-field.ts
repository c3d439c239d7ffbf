import type { Criteria } from '@mboalink/shared/directory/criteria.ts';
import type { ReactNode } from 'react';

export type FilterFieldProps = { values: Criteria; onChange: (values: Criteria) => void };

/** The part of the panel that belongs to one filter. */
export type FilterField = {
  Field: (props: FilterFieldProps) => ReactNode;
  /** Whether it shares a row with its neighbour where there is room. */
  half?: true;
  /** Stands after it and filters nothing. */
  After?: () => ReactNode;
};
