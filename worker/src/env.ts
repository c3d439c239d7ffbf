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
  list: (options: { prefix: string; cursor?: string }) => Promise<{
    objects: { key: string; uploaded: Date }[];
    truncated: boolean;
    cursor?: string;
  }>;
};

const rateLimiter = z.custom<RateLimiter>(
  (value) => typeof (value as Partial<RateLimiter> | null)?.limit === 'function',
);

const secret = z.string().check(z.regex(/^\S{32,}$/));
const previousSecret = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2} \S{32,}$/));

/** Calls carry keys and people's data: without encryption they may only go to this machine. */
const endpoint = z
  .url()
  .check(z.refine((address) => /^(https:|http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$))/.test(address)));

const envSchema = z.object({
  /** PostgreSQL connection string, as Neon gives it. */
  DATABASE_URL: z.string().check(z.regex(/^postgres(ql)?:\/\//)),
  /** Neon's HTTP endpoint where it does not follow from the host name. */
  DATABASE_ENDPOINT: z.optional(endpoint),
  /** Base address of the mail provider's API. */
  MAIL_ENDPOINT: z._default(endpoint, 'https://api.resend.com'),
  RESEND_API_KEY: z.string().check(z.minLength(1)),
  MAIL_FROM: z.string().check(z.minLength(3)),
  /** At least 32 characters without a space; the keys of sessions, codes and links are derived from it. */
  SESSION_SECRET: secret,
  /** The one before it, after the day until which it is accepted. */
  SESSION_SECRET_PREVIOUS: z.optional(previousSecret),
  /** The keys of what outlives sessions are derived from it: who had a trial, known devices. */
  IDENTITY_SECRET: secret,
  IDENTITY_SECRET_PREVIOUS: z.optional(previousSecret),
  /** The address that people type; cookie-borne writes must come from it. */
  PUBLIC_URL: z.url(),
  /** Who hears of a weakness, as a mailto: or https: address; the contact page where nobody is named. */
  SECURITY_CONTACT: z.optional(z.string().check(z.regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/))),
  /** Both of Cloudflare Turnstile's keys, to use it in place of our own challenge; neither otherwise. */
  TURNSTILE_SITE_KEY: z.optional(z.string().check(z.minLength(1))),
  TURNSTILE_SECRET_KEY: z.optional(z.string().check(z.minLength(1))),
  /** Other addresses of the same site whose pages may write, separated by spaces; none where it is deployed. */
  OTHER_ORIGINS: z.pipe(
    z._default(z.string(), ''),
    z.transform((text) => text.split(' ').filter(Boolean)),
  ),
  /** Where the client is served from its sources: the stylesheet of the pages that the Worker draws. */
  SOURCE_STYLES: z.optional(z.string().check(z.startsWith('/'))),
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
  /** Keeps a broken page, or somebody who plays with it, from filling the log. */
  CLIENT_ERROR_RATE_LIMITER: rateLimiter,
  /** Where pictures are kept. */
  PICTURES: z.custom<Bucket>((value) => typeof (value as Partial<Bucket> | null)?.put === 'function'),
  ASSETS: z.custom<Assets>((value) => typeof (value as Partial<Assets> | null)?.fetch === 'function'),
});

export type Env = z.output<typeof envSchema>;

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
