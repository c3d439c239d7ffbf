export const messages = {
  title: 'Log out?',
  text: 'A link on another site led you here.',
  erased: 'If you log out, everything of your account will be erased from this device.',
  stay: 'Stay logged in',
  confirm: 'Log out',
};
