import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { createContext, useContext } from 'react';

/** Who is here. While `checking`, `user` is whom this browser last knew, so that the right menu shows at once. */
export type Session =
  | { status: 'checking'; user: CurrentUser | null }
  /** `trusted`: as this browser knew them last; the server has not said so yet. */
  | { status: 'signed-in'; user: CurrentUser; trusted?: boolean }
  /** `ended`: id of who was signed in here when the page was opened, and whose session the server ended. */
  | { status: 'signed-out'; user: null; ended?: string };

/** Whether the server has said on this page who is here. */
export const isConfirmed = (session: Session) => session.status === 'signed-in' && !session.trusted;

export const SessionContext = createContext<Session>({ status: 'checking', user: null });

export function useSession(): Session {
  return useContext(SessionContext);
}
