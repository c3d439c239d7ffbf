/** The providers that the Worker can collect with, by their words in addresses, tables and configuration. */
export const providerIds = ['flutterwave', 'notch-pay', 'campay'] as const;

export type ProviderId = (typeof providerIds)[number];
