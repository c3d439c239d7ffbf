/** How payments are asked for and waited for. */
export const paymentLimits = {
  /** Prompts to one phone in an hour, over all accounts, and by one person. */
  promptsPerPhone: 3,
  promptsPerPerson: 6,
  /** The screen asks for news so often, and so long; money that comes later counts all the same. */
  pollSeconds: 8,
  pollForSeconds: 180,
  /** We call an attempt over for the payer after that. */
  waitSeconds: 15 * 60,
  /** A screen's question makes us ask the provider again after so long at the soonest. */
  askAgainSeconds: 12,
  /** The same where its payer asks to look now, which they may so often in an hour. */
  verifyAgainSeconds: 5,
  verifiesPerHour: 20,
  /** A provider that did not answer somebody is not asked first for so long. */
  avoidSeconds: 2 * 60,
} as const;
