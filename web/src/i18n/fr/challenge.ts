import type { Translation } from '../messages.ts';

export const messages: Translation<'challenge'> = { checking: 'Nous vérifions que vous êtes une personne…' };
