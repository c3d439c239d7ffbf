import { beforeAll } from 'vitest';
import { shared } from './shared-application.ts';

// An earlier file of this worker may have run the clock ahead: every job is due again.
beforeAll(async () => {
  await shared.people.sql('delete from jobs');
});
