import type { Plan, PlanFeature } from './plans.ts';

/** What is promised with a plan and not there yet. Its words come into the messages together with it. */
const notYet = [
  'saved-contacts',
  'profile-statistics',
  'analytics',
] as const satisfies readonly PlanFeature[];

export type WorkingFeature = Exclude<PlanFeature, (typeof notYet)[number]>;

const works = (feature: PlanFeature): feature is WorkingFeature => !notYet.some((name) => name === feature);

/** The features of a plan that are sold, shown and answered: those that work. */
export function workingFeatures({ features }: Plan): WorkingFeature[] {
  return features.filter(works);
}
