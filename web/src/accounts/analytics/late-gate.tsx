import { lateComponent } from '../../lib/late-component.tsx';

/** What premium would bring. Whoever has it does not fetch this, nor what asks for their plan. */
export const LateGate = lateComponent(() =>
  import('./analytics-gate.tsx').then((file) => file.AnalyticsGate),
);
