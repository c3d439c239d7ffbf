import type { Database } from '@mboalink/db/client.ts';
import type { Preamble } from '@mboalink/db/preamble.ts';
import type { ProviderId } from '@mboalink/shared/billing/payments.ts';
import type { ClientError } from '@mboalink/shared/client-error.ts';
import type { Language } from '@mboalink/shared/language.ts';
import type { Env, PaymentSecret, RateLimiterName } from './env.ts';
import type { KeyRing, Secrets } from './keys/key-ring.ts';
import type { MailProvider } from './providers/mail/resend.ts';
import type { PaymentProvider } from './providers/payments/payment-provider.ts';
import type { LinkPictureDrawer, PictureEncoder, PictureStore } from './providers/pictures.ts';
import type { PushProvider } from './providers/push.ts';
import type { Runtime } from './runtime.ts';

/**
 * Who asks, as far as a signature can tell; whether the session still runs is for the database to say. `generation`
 * counts the rotations of the session's refresh token that this access token came with.
 */
export type Viewer = { userId: string; sessionId: string; generation: number };

/** A viewer by the access token that was shown, with the Unix time from which on that is worth nothing. */
export type TokenViewer = Viewer & { expiresAt: number };

/** For how long anybody's cache may keep an answer that is the same for everybody; both in seconds. */
export type PublicCaching = { maxAge: number; staleWhileRevalidate?: number };

/** What is known of an answer when it leaves; its caching follows from that alone. */
export type Answered = {
  /** Whether anything was read that says who asks, of `Asker`. */
  isPersonal: boolean;
  /** For each call that was answered, whether and for how long it may be kept. */
  calls: (PublicCaching | undefined)[];
  /** What a call answers over REST in the place of its data, where it declares a download. */
  file?: AnsweredFile;
};

/** A file, for which nothing is written before it is opened. */
export type AnsweredFile = {
  headers: Readonly<Record<string, string>>;
  open: () => Promise<string>;
};

/** What says who asks. An answer that read any of it is kept by nobody, whatever its call declares. */
export type Asker = {
  /**
   * Whom the token names: the bearer token where one was sent, whatever the cookies say; else the cookie. Only the database
   * knows whether that session still runs: `memberProcedure` asks it, and brings `viewer`.
   */
  tokenViewer: TokenViewer | null;
  /** Whether a valid bearer token says who asks. A browser never sends one by itself. */
  hasBearer: boolean;
  /** None beside a bearer token, so that no call goes by two people. */
  cookies: Record<string, string>;
  networkAddress: string;
  userAgent: string;
  /** What the call says to have solved: the value of `X-Challenge`. */
  challengeAnswer: string | null;
};

/** All that a call may use: nothing in the Worker reads the clock, the network or the configuration elsewhere. */
export type Context = Omit<Asker, 'tokenViewer'> & {
  /** Without what keys, connections and mails are made of: a call has those made, for one purpose each. */
  env: Omit<
    Env,
    | keyof Secrets
    | PaymentSecret
    | 'DATABASE_URL'
    | 'DATABASE_READ_URL'
    | 'RESEND_API_KEY'
    | 'VAPID_PRIVATE_KEY'
    | 'PICTURES'
    | 'IMAGES'
  >;
  db: Database;
  /** For what everybody may read: a replica where there is one, which is behind by moments. See `reading`. */
  readDb: Database;
  mail: MailProvider;
  /** Null where nothing is pushed. */
  push: PushProvider | null;
  pictures: PictureStore;
  encodePicture: PictureEncoder;
  drawLinkPicture: LinkPictureDrawer;
  /** Who collects money, or did: `activeProviders` are those who do now. */
  paymentProviders: ReadonlyMap<ProviderId, PaymentProvider>;
  keys: KeyRing;
  /** When the request came in: one instant for the whole call. */
  now: Date;
  random: Runtime['random'];
  createId: Runtime['createId'];
  fetch: Runtime['fetch'];
  requestId: string;
  language: Language;
  /** Whether the reader's browser was told to save data: pictures then wait until somebody asks for them. */
  savesData: boolean;
  /** Whether a cookie or a token says that somebody is signed in, and nothing of whom: for what a menu offers. */
  seemsSignedIn: boolean;
  answered: Answered;
  /**
   * Whether a limiter lets the network of whoever asks through, or the member that is named. What a call answers then may
   * still be kept: a refusal is an error, and the rest does not depend on the network.
   */
  isWithinLimit: (limiter: RateLimiterName, memberId?: string) => Promise<boolean>;
  /** Headers that travel with the answer, on either transport: cookies, waits. */
  resHeaders: Headers;
  /** What the line of this request in the log says besides: an error of the client, or the mark of who signed in. */
  logged: { clientError?: ClientError; signedIn?: string };
  databaseRequests: { count: number; milliseconds: number };
  /** Lets work go on after the answer has left; what fails there is logged and disturbs nobody. */
  waitUntil: (work: Promise<unknown>) => void;
  /** Writes to the database beside the answer, which does not wait for it: no request of this call, and in no lock of it. */
  afterAnswer: (write: (db: Database) => Promise<unknown>) => void;
};

/** What a statement for a member is made of. */
export type QueryContext = Pick<Context, 'db' | 'now'> & { viewer: Viewer };

/**
 * What a procedure begins with. Calls take a `Context`, without what would serve somebody whose session nobody asked for:
 * the name that a token gives, and a database without a member's preamble.
 */
export type RequestContext = Context &
  Pick<Asker, 'tokenViewer'> & {
    /** Whether a token that is ours came along, whosever it is. */
    carriesToken: boolean;
    /** Another way to the same database, on which every request begins with a statement. */
    openDatabase: (preamble: Preamble) => Database;
  };

/**
 * The same context for a call that only reads what everybody may read: it asks the read replica where there is one. Inherited,
 * not copied: to copy is to read who asks.
 */
export function reading<Of extends Context>(ctx: Of): Of {
  return Object.create(ctx, { db: { value: ctx.readDb } });
}
