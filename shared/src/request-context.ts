import { createContext } from 'react-router';
import type { Language } from './language.ts';

/** What the Worker tells the loaders and the renderer of the request that a page is drawn for. */
export type RequestFacts = {
  language: Language;
  /** Known to the content policy of this answer alone. */
  nonce: string;
  /** Whether the cookies name a session; whether it still runs is for the first call of a member to say. */
  isSignedIn: boolean;
  /** Without a slash at its end. */
  origin: string;
  /** Whether the browser asks to save data: pictures then wait until somebody asks for them. */
  savesData: boolean;
  /** The town that the reader's network is in, where it says so. */
  town: string | undefined;
  /** Told of what failed while the page was made: for the log, and the answer's waits. */
  onError: (error: unknown) => void;
  /** A typed client of the router in this isolate; the web casts it to `TRPCClient<AppRouter>`. */
  api: object;
};

/** The key of those facts in React Router's context. */
export const requestContext = createContext<RequestFacts>();
