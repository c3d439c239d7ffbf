export const messages = {
  title: 'Just a few more contacts?',
  text: 'A pass comes on top of your plan: it is used once the contacts of the day are gone. Your listing and its place stay as they are.',
  hiddenText: 'A pass opens contacts without a plan. Your listing stays hidden.',
  name: { day: 'Day pass', week: 'Week pass' },
  brings: {
    day: '{{count}} more contacts within 24 hours',
    week: '{{count}} more contacts within 7 days',
  },
  buy: { day: 'Day pass for {{price}}', week: 'Week pass for {{price}}' },
};
