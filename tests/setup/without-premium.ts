/** Who has no paid premium: how they register, and what becomes of their subscription, in SQL. */
export const withoutPremium: readonly [
  who: string,
  overrides: Record<string, unknown>,
  subscription: string | undefined,
][] = [
  ['basic, in its trial', {}, undefined],
  ['premium, in its trial', { selectedPlan: 'premium' }, undefined],
  ['pro, paid', { selectedPlan: 'pro' }, `paid_until = now() + interval '9 days'`],
  [
    'premium, over',
    { selectedPlan: 'premium' },
    `paid_until = now() - interval '4 days', trial_ends_at = now() - interval '40 days'`,
  ],
  ['a buyer', { type: 'buyer', selectedPlan: undefined }, undefined],
];
