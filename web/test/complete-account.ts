import { type AccountValues, emptyAccount } from '../src/accounts/form/account-values.ts';

/** A registration that lacks nothing. */
export const completeAccount: AccountValues = {
  ...emptyAccount,
  name: 'Njoh Ebongue',
  email: 'njoh@atelier.example',
  whatsapp: '6 71 23 45 67',
  type: 'both',
  selectedPlan: 'pro',
  businessName: 'Atelier Njoh',
  region: 'littoral',
  city: 'douala',
  quartier: 'Bonabéri',
  category: 'carpentry',
  subcategory: 'doors',
  keywords: 'portes, lits , ,portes',
  termsAgreed: true,
};
