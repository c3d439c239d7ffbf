import type { DirectIntent } from './payment-provider.ts';

/** For unit tests: a payment to ask for. */
export const intent: DirectIntent = {
  txRef: '3f1c9f0e-5b7a-4c1d-9e2f-0a1b2c3d4e5f',
  amountXaf: 3000,
  description: 'Mboalink Basic 30 jours',
  customer: { email: 'awa@mboalink.example', name: 'Awa Ndi' },
  returnUrl: 'https://mboalink.example/fr/paiement',
  operator: 'mtn',
  phone: '670000000',
};

/** A signal that nobody gives. */
export const patient = new AbortController().signal;
