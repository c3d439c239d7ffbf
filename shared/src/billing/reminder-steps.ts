/**
 * When a seller is told of the end of a trial or of paid time: before it, by days, in its `last-hours`, and once when their
 * listing has not been visible for a day. Each step is one mail for each end; a renewal has an end of its own.
 */
export const reminderSteps = ['7-days', '3-days', '1-day', 'last-hours', 'hidden'] as const;

export type ReminderStep = (typeof reminderSteps)[number];
