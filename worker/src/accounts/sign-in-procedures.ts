import {
  codeSentOutput,
  codeSignedInOutput,
  identifierInput,
  loggedOutOutput,
  meOutput,
  registerInput,
  registrationProofOutput,
  sendRegistrationOtpInput,
  signedInOutput,
  signInByLinkInput,
  verifyOtpInput,
  verifyRegistrationOtpInput,
} from '@mboalink/shared/accounts/calls.ts';
import type { ChallengePurpose } from '@mboalink/shared/challenge.ts';
import { challengeRequired, verifyChallenge } from '../challenge.ts';
import type { Context } from '../context.ts';
import { floodLimits, limitedProcedure, memberProcedure, periodSeconds } from '../session/member-calls.ts';
import { floodKeysOf, isThisMachine } from '../session/network.ts';
import { publicProcedure } from '../trpc.ts';
import { readCurrentUser } from './profile/current-user.ts';
import { sendRegistrationCode, verifyRegistrationCode } from './registration/prove-address.ts';
import { register } from './registration/register.ts';
import { refreshSession } from './session/refresh-session.ts';
import { logout } from './session/sessions.ts';
import { login, sendLoginCode, signInByLink, verifyLoginCode } from './sign-in.ts';

/** The work, twice doubled, that is asked of an address which has solved as many challenges as it had free calls. */
const floodLevel = 2;

/**
 * A call by which somebody gets in. A flood must not close the door for thousands who share its address: past the
 * limiter each call takes a solved challenge, which the page solves by itself.
 */
const signInProcedure = limitedProcedure.meta({ challenge: 'sign_in' }).use(async ({ ctx, meta, next }) => {
  const purpose = meta?.challenge ?? 'sign_in';
  if (!isThisMachine(ctx.networkAddress)) await requireWork(ctx, purpose);
  return next();
});

async function requireWork(ctx: Context, purpose: ChallengePurpose): Promise<void> {
  const { SIGN_IN_RATE_LIMITER: limiter, SOLVED_CHALLENGE_RATE_LIMITER: once } = ctx.env;
  const [household = ''] = floodKeysOf(ctx.networkAddress, ctx.random);
  if ((await limiter.limit({ key: household })).success) return;
  const solved = await verifyChallenge(ctx, purpose);
  // Asked first: one solved challenge that is sent again and again must not make the work of its address harder.
  const isFresh = solved !== null && (await once.limit({ key: solved.id })).success;
  const goesOn = isFresh && !(await limiter.limit({ key: `worked ${household}` })).success;
  const level = goesOn ? floodLevel : 0;
  if (isFresh && solved.level >= level) return;
  throw await challengeRequired(ctx, purpose, periodSeconds, floodLimits.SIGN_IN_RATE_LIMITER, level);
}

/** Registration, sign-in and sessions. */
export const signInProcedures = {
  sendRegistrationOtp: signInProcedure
    .meta({
      rest: 'POST /auth/send-registration-otp',
      summary: 'Mails a code to an address that has no account.',
      top: ['message'],
      roundTrips: 2,
      challenge: 'send_code',
      errors: ['account_exists'],
    })
    .input(sendRegistrationOtpInput)
    .output(codeSentOutput)
    .mutation(({ ctx, input }) => sendRegistrationCode(ctx, input)),

  verifyRegistrationOtp: signInProcedure
    .meta({
      rest: 'POST /auth/verify-registration-otp',
      summary: 'Proves the address; registration may follow for 15 minutes.',
      roundTrips: 2,
      errors: ['invalid_code'],
      example: { email: 'ngo@atelier.example', otp: '123456' },
    })
    .input(verifyRegistrationOtpInput)
    .output(registrationProofOutput)
    .mutation(({ ctx, input }) => verifyRegistrationCode(ctx, input)),

  register: signInProcedure
    .meta({
      rest: 'POST /auth/register',
      summary: 'Creates the account of a proven address and signs in.',
      top: ['user'],
      challenge: 'register',
      errors: ['invalid_code', 'account_exists'],
    })
    .input(registerInput)
    .output(signedInOutput)
    .mutation(({ ctx, input }) => register(ctx, input)),

  sendOtp: signInProcedure
    .meta({
      rest: 'POST /auth/send-otp',
      summary: 'Mails a sign-in code to the account’s address.',
      top: ['message'],
      roundTrips: 2,
      challenge: 'send_code',
      errors: ['account_not_found'],
      example: { identifier: 'ngo@atelier.example' },
    })
    .input(identifierInput)
    .output(codeSentOutput)
    .mutation(({ ctx, input }) => sendLoginCode(ctx, input)),

  verifyOtp: signInProcedure
    .meta({
      rest: 'POST /auth/verify-otp',
      summary: 'Signs in with a code; brings a deleted account back within 7 days.',
      top: ['user'],
      roundTrips: 2,
      errors: ['invalid_code'],
      example: { identifier: 'ngo@atelier.example', otp: '123456' },
    })
    .input(verifyOtpInput)
    .output(codeSignedInOutput)
    .mutation(({ ctx, input }) => verifyLoginCode(ctx, input)),

  signInByLink: signInProcedure
    .meta({
      rest: 'POST /auth/sign-in-link',
      summary: 'Signs in by the button of a sign-in mail: once, within an hour, in any browser.',
      top: ['user'],
      errors: ['invalid_code'],
    })
    .input(signInByLinkInput)
    .output(codeSignedInOutput)
    .mutation(({ ctx, input }) => signInByLink(ctx, input)),

  login: memberProcedure
    .meta({
      rest: 'POST /auth/login',
      summary: 'Answers the signed-in person; it needs a verified code first.',
      top: ['user'],
      example: { identifier: 'ngo@atelier.example' },
    })
    .input(identifierInput)
    .output(signedInOutput)
    .mutation(({ ctx, input }) => login(ctx, input)),

  refresh: publicProcedure
    .meta({
      rest: 'POST /auth/refresh',
      summary: 'Renews the session by its refresh cookie.',
      top: ['user'],
      errors: ['unauthenticated'],
    })
    .output(signedInOutput)
    .mutation(({ ctx }) => refreshSession(ctx)),

  logout: publicProcedure
    .meta({ rest: 'POST /auth/logout', summary: 'Ends the session of this device.' })
    .output(loggedOutOutput)
    .mutation(({ ctx }) => logout(ctx)),

  me: memberProcedure
    .meta({ rest: 'GET /auth/me', summary: 'The signed-in person.' })
    .output(meOutput)
    .query(({ ctx }) => readCurrentUser(ctx)),
};
