export const messages = {
  title: 'Sign out?',
  text: 'A link on another site led you here. If you sign out, everything of your account will be erased from this device.',
  stay: 'Stay signed in',
  confirm: 'Sign out',
};
