import type { ServerErrorMessages } from './error-message.ts';

export const serverErrorMessages: ServerErrorMessages = {
  reading: {
    rate_limited: {
      one: 'Too much was read from your network at once. Wait a minute, then go on.',
      other: 'Too much was read from your network at once. Wait {{count}} minutes, then go on.',
    },
  },
  asking: {
    rate_limited: {
      one: 'You asked for very much at once. Wait a minute, then go on.',
      other: 'You asked for very much at once. Wait {{count}} minutes, then go on.',
    },
  },
  branding: {
    conflict: 'This name is taken. Choose another one.',
  },
};
