import { keepPublicVisit } from '../lib/keep-visit.ts';

/** The one script inside the pages that the Worker draws: nothing on them needs it. */
if (__HAS_SERVICE_WORKER__) keepPublicVisit();
