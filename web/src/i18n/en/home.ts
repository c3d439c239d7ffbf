export const words = {
  head: {
    title: 'The right supplier is one message away.',
    description:
      'Traders, craftspeople and service providers all over Cameroon, quartier by quartier. Find them here, talk to them on WhatsApp.',
  },
} as const;
