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
  listing: {
    rate_limited: {
      one: 'You changed your profile very often just now. Wait a minute, then save again.',
      other: 'You changed your profile very often today. Wait {{count}} minutes, then save again.',
    },
    rate_limited_day: 'You changed your profile very often today. Save again tomorrow.',
  },
};
