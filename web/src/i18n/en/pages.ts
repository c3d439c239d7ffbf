export const words = {
  notFound: {
    title: 'Nobody lives at this address',
    text: 'The link is old or has a typing error. Everything else is still in its place.',
    home: 'Go to the home page',
  },
} as const;
