import type { GeneralErrorMessages } from './error-message.ts';

const codeNotSent = 'Failed to send verification code. Please try again.';
const notResent = 'Failed to resend verification code.';
const notRegistered = 'Registration failed. Please try again.';
const serverError = 'Server error. Please try again later.';
const timedOut = 'Request timed out. Please check your connection and try again.';
const accountExists = 'Account already exists. Please use the login page.';

export const errorMessages: GeneralErrorMessages = {
  general: {
    validation_failed: 'Validation failed. Please check your input.',
    unauthenticated: 'Authentication required. Please login first.',
    invalid_code: 'Invalid verification code. Please check and try again.',
    upgrade_required: 'Access denied. Please upgrade your plan.',
    forbidden: 'You are not allowed to do this.',
    bad_origin: 'This request came from another site and was refused.',
    https_required: 'This address answers over https only.',
    fresh_code_required: 'For this, first type the code that we send to your e-mail address.',
    not_found: 'Not found.',
    account_not_found: 'Account not found. Please register first.',
    method_not_allowed: 'This cannot be done here.',
    account_exists: accountExists,
    conflict: 'Somebody changed this in the meantime. Please reload and try again.',
    too_large: 'The request is too large.',
    unsupported_media_type: 'Only JSON is accepted here.',
    rate_limited: 'Too many requests. Please try again later.',
    daily_limit_reached: 'Daily limit reached',
    challenge_required: 'We could not check that you are a person. Please try again.',
    server_error: serverError,
    unavailable: 'The service cannot be reached for a moment. Nothing was lost; please try again.',
    network: 'Network error: Please check your internet connection',
    timeout: timedOut,
    unreadable: 'Server error: {{status}}',
    unreadable_limit: 'Server error: {{status}}',
    unreadable_server: 'Server error: {{status}}',
    portal: 'Your network blocks the way: log in to the Wi-Fi or buy data, then try again.',
    unexpected: 'An unexpected error occurred',
  },
  account: {
    validation_failed: 'Invalid request data. Please check all fields and try again.',
    unauthenticated: 'Authentication failed. Please check your credentials.',
    invalid_code: 'Authentication failed. Please check your credentials.',
    not_found: 'Account not found. Please register first.',
    account_exists: accountExists,
    conflict: accountExists,
    rate_limited: {
      one: 'Please wait {{count}} minute before requesting a new code. This helps prevent spam.',
      other: 'Please wait {{count}} minutes before requesting a new code. This helps prevent spam.',
    },
    server_error: serverError,
    network: 'Network connection failed. Please check your internet connection and try again.',
    timeout: timedOut,
    offline: 'You appear to be offline. Please check your internet connection.',
    slow: 'Your connection is slow and the request timed out. Move to a spot with better network and try again.',
    unreadable: 'An error occurred',
    unexpected: 'An unexpected error occurred: {{detail}}',
  },
  sendCode: {
    account_not_found:
      'Email not found. Please check your email address or register first.\nCheck the WhatsApp number, too: no account has both.',
    rate_limited: {
      one: 'Please wait {{count}} minute before requesting a new code.',
      other: 'Please wait {{count}} minutes before requesting a new code.',
    },
    rate_limited_unsaid: 'Too many requests. Please wait a few minutes before trying again.',
    server_error: 'Server error. Please try again in a few minutes.',
    unexpected: 'An unexpected error occurred. Please try again.',
    other: 'An unexpected error occurred. Please try again.',
  },
  registrationCode: { server_error: codeNotSent, unexpected: codeNotSent, other: codeNotSent },
  resendCode: { server_error: notResent, unexpected: notResent, other: notResent },
  verifyCode: {
    invalid_code: 'Invalid verification code. Please check and try again.',
    rate_limited: {
      one: 'Too many attempts. Please wait a minute before trying again.',
      other: 'Too many attempts. Please wait a few minutes before trying again.',
    },
    rate_limited_day: 'Too many wrong codes were typed today. Please try again tomorrow.',
    unexpected: 'An unexpected error occurred during verification. Please try again.',
    other: 'OTP verification failed',
  },
  register: {
    invalid_code: notRegistered,
    forbidden: notRegistered,
    bad_origin: notRegistered,
    rate_limited: 'Please wait a minute, then try again.',
  },
  identifiers: {
    account_not_found:
      'No account has both this e-mail address and this number. Please check both, or register first.',
  },
  signInLink: {
    rate_limited:
      'Too many wrong codes were typed for this account today. Press the button in our e-mail instead.',
  },
};
