import { operators, type ProviderId, providerIds } from '@mboalink/shared/billing/payments.ts';
import { keysOf } from '@mboalink/shared/keys-of.ts';
import * as z from 'zod/mini';

type RateLimiter = { limit: (request: { key: string }) => Promise<{ success: boolean }> };

type Assets = { fetch: (request: Request) => Promise<Response> };

type BucketObject = {
  body: ReadableStream;
  size: number;
  httpEtag: string;
  httpMetadata?: { contentType?: string };
};

/** As much of an R2 bucket as we use. */
export type Bucket = {
  put: (
    key: string,
    bytes: Uint8Array<ArrayBuffer>,
    options: { httpMetadata: { contentType: string } },
  ) => Promise<unknown>;
  get: (key: string) => Promise<BucketObject | null>;
  delete: (keys: string[]) => Promise<void>;
  list: (options: { prefix: string; limit: number; cursor?: string }) => Promise<{
    objects: { key: string; uploaded: Date }[];
    truncated: boolean;
    cursor?: string;
  }>;
};

/** As much of Cloudflare's Images as we use. */
export type Images = {
  info: (bytes: ReadableStream) => Promise<{ format: string; width?: number; height?: number }>;
  input: (bytes: ReadableStream) => {
    transform: (
      change:
        | { width: number; fit: 'scale-down' }
        | { width: number; height: number; fit: 'pad'; background: string },
    ) => {
      output: (options: {
        format: 'image/webp' | 'image/jpeg';
        quality: number;
        anim: boolean;
      }) => Promise<{ response: () => Response }>;
    };
  };
};

const rateLimiter = z.custom<RateLimiter>(
  (value) => typeof (value as Partial<RateLimiter> | null)?.limit === 'function',
);

const secret = z.string().check(z.regex(/^\S{32,}$/));
const previousSecret = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2} \S{32,}$/));

/** Measured: a computer needs 0.2 s at most for all tries of a challenge, and a phone with a quarter of its speed under a second. */
const leastIterations = 5000;

const thisMachine: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '');

/** Whether the site is somebody's own, on the machine before them. */
export const isOnThisMachine = ({ PUBLIC_URL }: { PUBLIC_URL: string }): boolean =>
  thisMachine.includes(hostOf(PUBLIC_URL));

/** An address of the web that names nobody and that paths can follow: nothing comes before its host or behind its path. */
const webAddress = z.url({ protocol: /^https?$/ }).check(z.regex(/^[^\s?#@\\]+$/));

/** Calls carry keys and people's data: without encryption they may only go to this machine. */
const endpoint = webAddress.check(
  z.refine((address) => address.startsWith('https:') || thisMachine.includes(hostOf(address))),
);

/** Paths follow it. */
const baseAddress = z.pipe(
  endpoint,
  z.transform((address) => address.replace(/\/+$/, '')),
);

/** What one payment may be, from the least to the most: '100-500000'. Orange carries no more than half a million. */
const payableXaf = z.pipe(
  z.pipe(
    z._default(z.string().check(z.regex(/^\d{1,9}-\d{1,9}$/)), '1-500000'),
    z.transform((range) => {
      const [minXaf = 0, maxXaf = 0] = range.split('-').map(Number);
      return { minXaf, maxXaf };
    }),
  ),
  z
    .object({ minXaf: z.number(), maxXaf: z.number() })
    .check(z.refine(({ minXaf, maxXaf }) => 0 < minXaf && minXaf <= maxXaf)),
);

/** What a header carries, as it is. */
const key = z.string().check(z.regex(/^\S+$/));
const optionalKey = z.optional(key);

/** Whoever knows one can tell us of payments. */
const webhookSecret = z.optional(z.string().check(z.regex(/^\S{16,}$/)));

/** Words separated by commas, each once, the preferred first. */
const listOf = <Word extends string>(words: readonly Word[], fallback: readonly Word[]) =>
  z.pipe(
    z.pipe(
      z._default(z.string(), fallback.join(',')),
      z.transform((text) =>
        text
          .split(',')
          .map((word) => word.trim())
          .filter(Boolean),
      ),
    ),
    z.array(z.enum(words)).check(z.refine((list) => new Set(list).size === list.length)),
  );

const liveAddresses: Record<ProviderId, string> = {
  flutterwave: 'https://api.flutterwave.com/v3',
  campay: 'https://www.campay.net/api',
};

/** What each payment provider cannot do without, where it is named. */
const paymentSecrets = {
  flutterwave: ['FLUTTERWAVE_SECRET_KEY', 'FLUTTERWAVE_SECRET_HASH'],
  campay: ['CAMPAY_USERNAME', 'CAMPAY_PASSWORD', 'CAMPAY_WEBHOOK_KEY'],
} as const satisfies Record<ProviderId, readonly string[]>;

type PaymentSecretsOf<Id extends ProviderId> = (typeof paymentSecrets)[Id][number];

export type PaymentSecret = PaymentSecretsOf<ProviderId>;

const connectionString = z.string().check(z.regex(/^postgres(ql)?:\/\//));

const plainSchema = z.object({
  /** PostgreSQL connection string, as Neon gives it. */
  DATABASE_URL: connectionString,
  /** The same of a read replica, for what visitors read; the database itself where none is named. */
  DATABASE_READ_URL: z.optional(connectionString),
  /** Neon's HTTP endpoint where it does not follow from the host name. */
  DATABASE_ENDPOINT: z.optional(endpoint),
  /** Base address of the mail provider's API. */
  MAIL_ENDPOINT: z._default(endpoint, 'https://api.resend.com'),
  RESEND_API_KEY: key,
  MAIL_FROM: z.string().check(z.minLength(3)),
  /** At least 32 characters without a space; the keys of sessions, codes and links are derived from it. */
  SESSION_SECRET: secret,
  /** The one before it, after the day until which it is accepted. */
  SESSION_SECRET_PREVIOUS: z.optional(previousSecret),
  /** The keys of what outlives sessions are derived from it: who had a trial, known devices. */
  IDENTITY_SECRET: secret,
  IDENTITY_SECRET_PREVIOUS: z.optional(previousSecret),
  /** By these push services know our notifications; none are offered without them. */
  VAPID_PUBLIC_KEY: z.optional(z.string().check(z.regex(/^B[\w-]{86}$/))),
  VAPID_PRIVATE_KEY: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  /** Takes what is meant for push services, where somebody runs the site on their own machine. */
  PUSH_ENDPOINT: z.optional(baseAddress),
  /** The address that people type; cookie-borne writes must come from it. */
  PUBLIC_URL: webAddress,
  /** Who hears of a weakness, as a mailto: or https: address; the contact page where nobody is named. */
  SECURITY_CONTACT: z.optional(z.string().check(z.regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/))),
  /** Who collects money, the preferred first; payments are switched off where nobody is named. */
  PAYMENT_PROVIDERS: listOf(providerIds, []),
  /** Base address of each one's API; which operators it is asked for on phones, and for how much. */
  FLUTTERWAVE_ENDPOINT: z._default(baseAddress, liveAddresses.flutterwave),
  FLUTTERWAVE_OPERATORS: listOf(operators, operators),
  FLUTTERWAVE_PAYABLE_XAF: payableXaf,
  FLUTTERWAVE_SECRET_KEY: z.optional(key.check(z.startsWith('FLWSECK'))),
  /** What we chose in their dashboard to know webhooks by. */
  FLUTTERWAVE_SECRET_HASH: webhookSecret,
  CAMPAY_ENDPOINT: z._default(baseAddress, liveAddresses.campay),
  CAMPAY_OPERATORS: listOf(operators, operators),
  CAMPAY_PAYABLE_XAF: payableXaf,
  CAMPAY_USERNAME: optionalKey,
  CAMPAY_PASSWORD: optionalKey,
  CAMPAY_WEBHOOK_KEY: webhookSecret,
  /** Other addresses of the same site whose pages may write, separated by spaces; none where it is deployed. */
  OTHER_ORIGINS: z.pipe(
    z._default(z.string(), ''),
    z.transform((text) => text.split(' ').filter(Boolean)),
  ),
  /** Of one try at a proof of work; fewer make strangers' floods cheap, and are taken on somebody's own machine alone. */
  PROOF_OF_WORK_ITERATIONS: z.pipe(
    z._default(z.string().check(z.regex(/^[1-9]\d{0,4}$/)), String(leastIterations)),
    z.transform(Number),
  ),
  VERSION: z._default(z.string(), 'dev'),
  /** Cloudflare's rate limiter; what it lets through is counted exactly in the database. */
  SIGN_IN_RATE_LIMITER: rateLimiter,
  /** Takes each solved challenge of a sign-in once, past that limiter. */
  SOLVED_CHALLENGE_RATE_LIMITER: rateLimiter,
  /** Keeps visitors who read without end from filling the database's time. */
  READ_RATE_LIMITER: rateLimiter,
  /** The same of visitors who ask for pictures, of which a list has many. */
  PICTURE_RATE_LIMITER: rateLimiter,
  /** The same of a member who searches, and to whom something is suggested. */
  SEARCH_RATE_LIMITER: rateLimiter,
  SUGGESTION_RATE_LIMITER: rateLimiter,
  LISTING_RATE_LIMITER: rateLimiter,
  /** The same of a member who takes contacts along: of each list that is asked for, all is looked at. */
  EXPORT_RATE_LIMITER: rateLimiter,
  /** Keeps a broken page, or somebody who plays with it, from filling the log. */
  CLIENT_ERROR_RATE_LIMITER: rateLimiter,
  /** Where pictures are kept. */
  PICTURES: z.custom<Bucket>((value) => typeof (value as Partial<Bucket> | null)?.put === 'function'),
  /** What draws pictures anew before they are kept. */
  IMAGES: z.custom<Images>((value) => typeof (value as Partial<Images> | null)?.info === 'function'),
  ASSETS: z.custom<Assets>((value) => typeof (value as Partial<Assets> | null)?.fetch === 'function'),
});

/**
 * A provider that is named has all that it needs; said beside whatever else is wrong. With a key for tests plans would be had
 * for money that is none: only who runs the site on their own machine may use one at a real address.
 */
const envSchema = plainSchema.check(
  z.refine<z.output<typeof plainSchema>>(
    (env) =>
      hostOf(env.FLUTTERWAVE_ENDPOINT) !== hostOf(liveAddresses.flutterwave) ||
      isOnThisMachine(env) ||
      !env.FLUTTERWAVE_SECRET_KEY?.startsWith('FLWSECK_TEST'),
    { path: ['FLUTTERWAVE_SECRET_KEY'] },
  ),
  z.refine<z.output<typeof plainSchema>>(
    (env) => env.PROOF_OF_WORK_ITERATIONS >= leastIterations || isOnThisMachine(env),
    { path: ['PROOF_OF_WORK_ITERATIONS'] },
  ),
  z.refine<z.output<typeof plainSchema>>(
    ({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }) => !publicKey === !privateKey,
    { path: ['VAPID_PRIVATE_KEY'] },
  ),
  z.refine<z.output<typeof plainSchema>>((env) => env.PUSH_ENDPOINT === undefined || isOnThisMachine(env), {
    path: ['PUSH_ENDPOINT'],
  }),
  ...keysOf(paymentSecrets).flatMap((provider) =>
    paymentSecrets[provider].map((name) =>
      z.refine<z.output<typeof plainSchema>>(
        (env) => !env.PAYMENT_PROVIDERS.includes(provider) || env[name] !== undefined,
        { path: [name], when: ({ value }) => Array.isArray(Object(value).PAYMENT_PROVIDERS) },
      ),
    ),
  ),
);

export type Env = z.output<typeof envSchema>;

/** The configuration where a provider's secrets are there. */
export type EnvWith<Id extends ProviderId> = Env & Required<Pick<Env, PaymentSecretsOf<Id>>>;

export function hasSecretsOf<Id extends ProviderId>(env: Env, provider: Id): env is EnvWith<Id> {
  return paymentSecrets[provider].every((name) => env[name] !== undefined);
}

export type RateLimiterName = Extract<keyof Env, `${string}_RATE_LIMITER`>;

const parsedEnvs = new WeakMap<object, Env>();

/** The bindings of the Worker, checked once an isolate. Throws one sentence that names what is missing. */
export function parseEnv(bindings: object): Env {
  const known = parsedEnvs.get(bindings);
  if (known) return known;
  const result = envSchema.safeParse(bindings);
  if (!result.success) {
    const names = result.error.issues.map((issue) => issue.path.join('.'));
    throw new Error(`Missing or malformed configuration: ${[...new Set(names)].join(', ')}`);
  }
  parsedEnvs.set(bindings, result.data);
  return result.data;
}
