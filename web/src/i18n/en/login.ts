export const messages = {
  title: 'Log in',
  description: 'Log in to Mboalink with your e-mail address, your WhatsApp number and a six-digit code.',
  lead: 'No password: we send six digits to your e-mail address.',
  newHere: 'New here? Register and try it',
  noAccount: 'No account yet?',
  register: 'Create an account',
  back: 'Back to Login',
  noWhatsapp: 'WhatsApp number is required for login.',
  consent: {
    title: 'Do you accept our terms?',
    text: 'You were not asked when your account was opened.',
    agree: 'I accept',
    later: 'Later',
  },
  welcomeBack: 'Welcome back, {{name}}!',
} as const;
