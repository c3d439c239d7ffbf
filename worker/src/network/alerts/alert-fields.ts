/** Of a table of alerts, what one is that leaves the list and comes back. */
export function alertFields<Table extends Record<Field, unknown>>(table: Table): Pick<Table, Field> {
  const { id, userId, search, filters, toldUpTo, toldAt, createdAt, stoppedAt } = table;
  return { id, userId, search, filters, toldUpTo, toldAt, createdAt, stoppedAt };
}

type Field = 'id' | 'userId' | 'search' | 'filters' | 'toldUpTo' | 'toldAt' | 'createdAt' | 'stoppedAt';
