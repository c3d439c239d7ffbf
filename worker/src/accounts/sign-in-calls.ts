import {
  codeSentOutput,
  identifierInput,
  loggedOutOutput,
  meOutput,
  registerInput,
  registrationProofOutput,
  sendRegistrationOtpInput,
  signedInOutput,
  verifyOtpInput,
  verifyRegistrationOtpInput,
} from '@mboalink/shared/accounts/calls.ts';
import { memberCall, publicCall } from '../trpc.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { readCurrentUser } from './read-current-user.ts';
import { refreshSession } from './refresh-session.ts';
import { register } from './register.ts';
import { sendLoginCode } from './send-login-code.ts';
import { sendRegistrationCode } from './send-registration-code.ts';
import { signInCall } from './sign-in-wall.ts';
import { verifyLoginCode } from './verify-login-code.ts';
import { verifyRegistrationCode } from './verify-registration-code.ts';

/** Registration, sign-in and sessions. */
export const signInCalls = {
  sendRegistrationOtp: signInCall
    .meta({
      rest: 'POST /auth/send-registration-otp',
      summary: 'Mails a code to an address that has no account.',
      roundTrips: 2,
    })
    .input(sendRegistrationOtpInput)
    .output(codeSentOutput)
    .mutation(({ ctx, input }) => sendRegistrationCode(ctx, input)),

  verifyRegistrationOtp: signInCall
    .meta({
      rest: 'POST /auth/verify-registration-otp',
      summary: 'Proves the address; registration may follow for 15 minutes.',
    })
    .input(verifyRegistrationOtpInput)
    .output(registrationProofOutput)
    .mutation(({ ctx, input }) => verifyRegistrationCode(ctx, input)),

  register: signInCall
    .meta({
      rest: 'POST /auth/register',
      summary: 'Creates the account of a proven address and signs in.',
      top: ['user'],
    })
    .input(registerInput)
    .output(signedInOutput)
    .mutation(({ ctx, input }) => register(ctx, input)),

  sendOtp: signInCall
    .meta({
      rest: 'POST /auth/send-otp',
      summary: 'Mails a sign-in code to the account’s address.',
      roundTrips: 2,
    })
    .input(identifierInput)
    .output(codeSentOutput)
    .mutation(({ ctx, input }) => sendLoginCode(ctx, input)),

  verifyOtp: signInCall
    .meta({ rest: 'POST /auth/verify-otp', summary: 'Signs in with a code.', top: ['user'] })
    .input(verifyOtpInput)
    .output(signedInOutput)
    .mutation(({ ctx, input }) => verifyLoginCode(ctx, input)),

  login: memberCall
    .meta({
      rest: 'POST /auth/login',
      summary: 'Answers the signed-in person; it needs a verified code first.',
      top: ['user'],
    })
    .input(identifierInput)
    .output(signedInOutput)
    .mutation(({ ctx, input }) => login(ctx, input)),

  refresh: publicCall
    .meta({ rest: 'POST /auth/refresh', summary: 'Renews the session by its refresh cookie.', top: ['user'] })
    .output(signedInOutput)
    .mutation(({ ctx }) => refreshSession(ctx)),

  logout: publicCall
    .meta({ rest: 'POST /auth/logout', summary: 'Ends the session of this device.' })
    .output(loggedOutOutput)
    .mutation(({ ctx }) => logout(ctx)),

  me: memberCall
    .meta({ rest: 'GET /auth/me', summary: 'The signed-in person.' })
    .output(meOutput)
    .query(({ ctx }) => readCurrentUser(ctx)),
};
