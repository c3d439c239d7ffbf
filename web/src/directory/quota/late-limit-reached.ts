import { lateComponent } from '../../lib/late-component.tsx';

/** What most searches never come to. */
export const LateLimitReached = lateComponent(() =>
  import('./limit-reached.tsx').then((file) => file.LimitReached),
);
