import type { Translation } from '../words.ts';

export const words: Translation<'dashboard'> = {};
