export const messages = {
  title: 'Sign out?',
  text: 'A link on another site led you here. If you sign out, everything that this phone keeps of your account goes.',
  stay: 'Stay signed in',
  confirm: 'Sign out',
};
