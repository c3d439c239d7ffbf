/** How payments are asked for and waited for. */
export const paymentLimits = {
  /** Prompts to one phone in an hour and in a day, over all accounts; in an hour one is for the account whose number it is. */
  promptsPerPhone: 3,
  promptsPerPhoneADay: 10,
  promptsKeptForOwner: 1,
  /** Prompts by one person in an hour, and pages among them; attempts, those that asked nobody among them. */
  promptsPerPerson: 6,
  pagesPerPerson: 3,
  attemptsPerPerson: 12,
  /** The screen asks for news so often, and so long; money that comes later counts all the same. */
  pollSeconds: 8,
  pollForSeconds: 180,
  /** We call an attempt over for the payer after that. */
  waitSeconds: 15 * 60,
  /** A screen's question makes us ask the provider again after so long at the soonest. */
  askAgainSeconds: 12,
  /** The same of a page where a try has failed, or that was given up, for so long. */
  askPageAgainSeconds: 60,
  askPageForSeconds: 45 * 60,
  /** The same where its payer asks to look now, which they may so often in an hour. */
  verifyAgainSeconds: 5,
  verifiesPerHour: 20,
  /** A provider that did not answer somebody is not asked first for so long. */
  avoidSeconds: 2 * 60,
} as const;
