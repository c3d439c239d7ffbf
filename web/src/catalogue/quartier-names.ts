import quartierData from '@mboalink/shared/catalogue/data/quartiers.json' with { type: 'json' };

const entries: Readonly<Record<string, readonly { name: string }[]>> = quartierData;

/** The known quartiers of a town, to choose from while typing. */
export const quartierNames = (town: string): string[] => (entries[town] ?? []).map(({ name }) => name);
