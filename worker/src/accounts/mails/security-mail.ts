import type { Language } from '@mboalink/shared/language.ts';
import { composeMail } from '../../outbox/compose-mail.ts';

type Variables = {
  to: string;
  language: Language;
  subject: string;
  /** What happened to the account. */
  what: string;
  /** What to do if it was somebody else, and the link to it. */
  notYou: string;
  action: { link: string; label: string };
};

/** Tells somebody of what they have done to their account, or somebody else has. */
export function securityMail({ to, language, subject, what, notYou, action }: Variables) {
  return composeMail({ to, language, subject, paragraphs: [what, you[language], notYou, action] });
}

const you: Record<Language, string> = {
  en: 'Was it you? Then there is nothing to do.',
  fr: 'C’était vous\u00a0? Alors il n’y a rien à faire.',
};
