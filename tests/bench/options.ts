import { parseArgs } from 'node:util';

const usage = `npm run bench -- [businesses] [--calls 200] [--seconds 5] [--data folder] [--only-pages]
  [--events 200000] [--only-events]

  businesses       how many the directory holds: 10000 unless given; 100000 and 1000000 are of use
  --calls          how often each call is measured
  --seconds        how long each step of the closed loop takes
  --data           keeps the database in a folder, and uses what is there already
  --only-pages     measures only the pages that everybody may read
  --events         how many events of three months there are: twenty for each business unless given
  --only-events    measures only events, whom one knows, and the clock's jobs`;

const eventsOfEach = 20;

export type BenchOptions = {
  businesses: number;
  calls: number;
  seconds: number;
  data: string | undefined;
  onlyPages: boolean;
  events: number;
  onlyEvents: boolean;
};

/** Throws where an argument is unknown or no number. */
export function readOptions(args: string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      calls: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '5' },
      data: { type: 'string' },
      'only-pages': { type: 'boolean', default: false },
      events: { type: 'string' },
      'only-events': { type: 'boolean', default: false },
    },
  });
  const businesses = positive(positionals[0] ?? '10000');
  return {
    businesses,
    events: values.events === undefined ? businesses * eventsOfEach : positive(values.events),
    onlyEvents: values['only-events'],
    calls: positive(values.calls),
    seconds: positive(values.seconds),
    data: values.data,
    onlyPages: values['only-pages'],
  };
}

function positive(text: string): number {
  const number = Number(text.replaceAll(/[_ ]/g, ''));
  if (!(number > 0)) throw new Error(`${text} is no number above 0\n\n${usage}`);
  return number;
}
