import { answersId, type DocumentAnswers } from '@mboalink/shared/document-answers.ts';
import { attempt } from '../attempt.ts';
import { onPurge } from '../personal-caches.ts';
import { readerLanguage } from '../reader-language.ts';
import { currentSession, keepUser } from '../session/session-store.ts';

/**
 * What the document answered of what this page asks first; undefined where it did not, or where it is of no use: whoever signed
 * out here, or is another by now, is not let in by it, and another language than the document's was chosen. Says who is here.
 */
function takeAnswers(): DocumentAnswers | undefined {
  const element = typeof document === 'undefined' ? null : document.getElementById(answersId);
  if (!element) return undefined;
  // The document may have been cut off in the middle of it.
  const told: DocumentAnswers | null = attempt(() => JSON.parse(element.textContent));
  if (!told) return undefined;
  const { status, user } = currentSession();
  if (told.language !== readerLanguage() || status !== 'checking') return undefined;
  if (user?._id !== told.user._id) return undefined;
  keepUser(told.user);
  return told;
}

let answers = takeAnswers();

onPurge(() => {
  answers = undefined;
});

/** What the document answered, as long as whom it was made for is here. */
export const documentAnswers = () => answers;
