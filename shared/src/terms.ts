/** The version of the terms of service that people agree to today: the day of their last change. */
export const termsVersion = '2026-11-23';
