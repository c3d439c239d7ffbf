/** A member counts as active for so many days after they were last here. */
export const activeDays = 30;
