/** The providers that the Worker can collect with, by their words in addresses, tables and configuration. */
export const providerIds = ['flutterwave', 'campay'] as const;

/** What they call themselves. */
export const providerNames: Record<(typeof providerIds)[number], string> = {
  flutterwave: 'Flutterwave',
  campay: 'CamPay',
};

export type ProviderId = (typeof providerIds)[number];
