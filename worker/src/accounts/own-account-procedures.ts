import { brandingInput } from '@mboalink/shared/accounts/branding.ts';
import {
  accountTypeInput,
  changeCodeSentOutput,
  deletedOutput,
  endedOutput,
  freshCodeInput,
  freshCodeOutput,
  mailPreferenceInput,
  mailPreferenceOutput,
  mailPreferencePageOutput,
  mailTokenInput,
  meOutput,
  notificationPreferencesInput,
  profileInput,
  sessionIdInput,
  sessionsOutput,
  termsInput,
  updateEmailInput,
  updateWhatsappInput,
  verifyChangeInput,
  verifyFreshCodeInput,
} from '@mboalink/shared/accounts/calls.ts';
import { exportOutput } from '@mboalink/shared/accounts/export-output.ts';
import { locationsInput } from '@mboalink/shared/accounts/locations.ts';
import { pushSubscriptionInput } from '@mboalink/shared/accounts/push.ts';
import { shortNameLimits } from '@mboalink/shared/accounts/short-name.ts';
import { visibilityInput } from '@mboalink/shared/accounts/visibility.ts';
import { fieldLimits, pictureLimits, pushLimits } from '@mboalink/shared/limits.ts';
import { pictureInput } from '@mboalink/shared/picture.ts';
import { pictureTypes } from '../providers/pictures.ts';
import {
  freshCodeProcedure,
  memberLimitedProcedure,
  memberProcedure,
  networkLimitedProcedure,
} from '../session/member-calls.ts';
import { sendFreshCode, verifyFreshCode } from './codes/fresh-code.ts';
import {
  requestEmailChange,
  requestWhatsappChange,
  verifyEmailChange,
  verifyWhatsappChange,
} from './contact-change.ts';
import { deleteAccount } from './deletion.ts';
import { exportAccount } from './export.ts';
import { changePicture, removePicture } from './picture/change-picture.ts';
import { changeBranding } from './premium/change-branding.ts';
import { changeLocations } from './premium/change-locations.ts';
import { readCurrentUser } from './profile/current-user.ts';
import { updateProfile } from './profile/update-profile.ts';
import { endAllSessions, endSession, listSessions } from './session/sessions.ts';
import { changeAccountType } from './settings/change-account-type.ts';
import { changeMailPreference, readMailPreference, writeMailPreference } from './settings/mail-preference.ts';
import { subscribe, unsubscribe } from './settings/push-subscriptions.ts';
import { agreeToTerms, changeVisibility, updateNotificationPreferences } from './settings/settings.ts';

/** Answers the member as they are then. */
const profileProcedure = memberProcedure.meta({ top: ['user'] }).output(meOutput);

/** Changes what can be found of the member, which is limited. */
const listingProcedure = memberLimitedProcedure('LISTING_RATE_LIMITER')
  .meta({ top: ['user'] })
  .output(meOutput);

/** Changes the e-mail address or the number by its code. */
const changeProcedure = profileProcedure
  .meta({
    roundTrips: 2,
    errors: ['invalid_code', 'account_exists', 'rate_limited'],
    example: { otp: '123456' },
  })
  .input(verifyChangeInput);

/** What somebody does with their own account. */
export const ownAccountProcedures = {
  profile: memberProcedure
    .meta({ rest: 'GET /users/profile', summary: 'The signed-in person’s profile.' })
    .output(meOutput)
    .query(({ ctx }) => readCurrentUser(ctx)),

  updateProfile: listingProcedure
    .meta({
      rest: ['PUT /auth/profile', 'PUT /users/profile'],
      summary: 'Changes what is sent of the profile.',
      example: { businessName: 'Ngo Biyong et Fils', region: 'littoral', city: 'douala' },
    })
    .input(profileInput)
    .mutation(({ ctx, input }) => updateProfile(ctx, input)),

  changeVisibility: listingProcedure
    .meta({
      rest: 'PUT /listing/visibility',
      summary: 'Pauses the listing, hides the e-mail address, says who is told a name.',
      description: `What is left out stays as it is. A paused listing is found by nobody; who opened it before can still reach it. Buyers are found while they are \`listedAsBuyer\`, by members who sell.`,
      example: { paused: true, pausedUntil: null, hideEmail: true },
    })
    .input(visibilityInput)
    .mutation(({ ctx, input }) => changeVisibility(ctx, input)),

  changePicture: listingProcedure
    .meta({
      rest: 'PUT /auth/profile/picture',
      summary: 'Changes the picture of the business.',
      description: `The body is the picture: a WebP, JPEG or PNG of at most ${pictureLimits.pixels / 1_000_000} megapixels. It is kept as WebP, upright, without metadata, at most ${pictureLimits.widths.join(' and ')} pixels wide; the address with -960 behind it serves the second.`,
      file: { field: 'picture', types: pictureTypes, limitBytes: pictureLimits.bytes },
    })
    .input(pictureInput)
    .mutation(({ ctx, input }) => changePicture(ctx, input)),

  removePicture: listingProcedure
    .meta({
      rest: 'DELETE /auth/profile/picture',
      summary: 'Removes the picture of the business.',
    })
    .mutation(({ ctx }) => removePicture(ctx)),

  changeBranding: listingProcedure
    .meta({
      rest: 'PUT /listing/branding',
      summary: 'Changes how the page of a premium business looks, and the name of its short link.',
      description: `For whoever pays for premium. A name that was given up, or whose premium time is over, is nobody else’s for ${shortNameLimits.heldDays} days; who has ${shortNameLimits.former} such names and takes another is refused.`,
      errors: ['upgrade_required', 'conflict'],
      example: { colour: 'indigo', cover: 'weave', shortName: 'ngobiyong' },
    })
    .input(brandingInput)
    .mutation(({ ctx, input }) => changeBranding(ctx, input)),

  changeLocations: listingProcedure
    .meta({
      rest: 'PUT /listing/locations',
      summary: 'Changes the addresses of a premium business, of which each is found in its place.',
      description: `For whoever pays for premium: all addresses, at most ${fieldLimits.locations}, the main one first.`,
      errors: ['upgrade_required'],
      example: {
        locations: [
          { region: 'littoral', city: 'douala', quartier: 'Akwa' },
          { region: 'south-west', city: 'buea', landmark: 'Opposite the council office' },
        ],
      },
    })
    .input(locationsInput)
    .mutation(({ ctx, input }) => changeLocations(ctx, input)),

  freshCode: memberProcedure
    .meta({
      rest: 'POST /auth/fresh-code',
      summary: 'Mails the code that a dangerous act needs to the account’s address.',
      top: ['message'],
      roundTrips: 2,
      challenge: 'send_code',
    })
    .input(freshCodeInput)
    .output(changeCodeSentOutput)
    .mutation(({ ctx, input }) => sendFreshCode(ctx, input)),

  verifyFreshCode: memberProcedure
    .meta({
      rest: 'POST /auth/verify-fresh-code',
      summary: 'Takes that code; the act is then allowed in this session for 15 minutes.',
      roundTrips: 2,
      errors: ['invalid_code', 'rate_limited'],
      example: { purpose: 'delete-account', otp: '123456' },
    })
    .input(verifyFreshCodeInput)
    .output(freshCodeOutput)
    .mutation(({ ctx, input }) => verifyFreshCode(ctx, input)),

  updateEmail: freshCodeProcedure('change-email')
    .meta({
      rest: 'PUT /auth/update-email',
      summary: 'Mails a code to a new e-mail address.',
      top: ['message'],
      roundTrips: 3,
      challenge: 'send_code',
      errors: ['account_exists'],
    })
    .input(updateEmailInput)
    .output(changeCodeSentOutput)
    .mutation(({ ctx, input }) => requestEmailChange(ctx, input)),

  verifyEmailUpdate: changeProcedure
    .meta({
      rest: 'POST /auth/verify-email-update',
      summary: 'Changes the e-mail address by its code.',
    })
    .mutation(({ ctx, input }) => verifyEmailChange(ctx, input)),

  updateWhatsapp: memberProcedure
    .meta({
      rest: 'PUT /auth/update-whatsapp',
      summary: 'Mails a code for a new WhatsApp number.',
      top: ['message'],
      roundTrips: 2,
      challenge: 'send_code',
      errors: ['account_exists'],
    })
    .input(updateWhatsappInput)
    .output(changeCodeSentOutput)
    .mutation(({ ctx, input }) => requestWhatsappChange(ctx, input)),

  verifyWhatsappUpdate: changeProcedure
    .meta({
      rest: 'POST /auth/verify-whatsapp-update',
      summary: 'Changes the number by the code.',
    })
    .mutation(({ ctx, input }) => verifyWhatsappChange(ctx, input)),

  mailPreference: networkLimitedProcedure('READ_RATE_LIMITER')
    .meta({ ofPages: true })
    .input(mailTokenInput)
    .output(mailPreferencePageOutput)
    .query(({ ctx, input }) => readMailPreference(ctx, input.token)),

  chooseMailPreference: networkLimitedProcedure('READ_RATE_LIMITER')
    .meta({ ofPages: true })
    .input(mailPreferenceInput)
    .output(mailPreferencePageOutput)
    .mutation(async ({ ctx, input }) => (await writeMailPreference(ctx, input)).preference),

  changeMailPreference: networkLimitedProcedure('READ_RATE_LIMITER')
    .meta({
      rest: 'POST /mail-preferences/{token}',
      summary:
        'Stops what the link in a mail is about, one alert or all mails of a kind, without signing in.',
      description: 'Or takes that back, with `stopped: false`. Sent again, it changes nothing.',
      errors: ['invalid_code'],
    })
    .input(mailPreferenceInput)
    .output(mailPreferenceOutput)
    .mutation(({ ctx, input }) => changeMailPreference(ctx, input)),

  updateNotificationPreferences: profileProcedure
    .meta({
      rest: 'PUT /auth/notification-preferences',
      summary: 'Merges preferences into those that are kept.',
      example: { sms: false },
    })
    .input(notificationPreferencesInput)
    .mutation(({ ctx, input }) => updateNotificationPreferences(ctx, input)),

  subscribe: profileProcedure
    .meta({
      rest: 'POST /push/subscriptions',
      summary: 'Sends the viewer’s notifications to the browser of this session.',
      description: `What \`PushManager.subscribe\` gave with the user’s \`pushKey\`. Turns \`browserNotifications\` on. One browser a session, ${pushLimits.browsers} a person: past them the oldest gets none any more. Nothing is sent between ${pushLimits.quietFrom} and ${pushLimits.quietUntil} o’clock in Douala, nor once the session has ended.`,
      errors: ['unavailable'],
    })
    .input(pushSubscriptionInput)
    .mutation(({ ctx, input }) => subscribe(ctx, input)),

  unsubscribe: profileProcedure
    .meta({
      rest: 'DELETE /push/subscriptions',
      summary: 'Sends no more notifications to the browser of this session.',
    })
    .mutation(({ ctx }) => unsubscribe(ctx)),

  agreeToTerms: profileProcedure
    .meta({
      rest: 'POST /auth/terms',
      summary: 'Records the consent to the terms in force; another version is a conflict.',
      errors: ['conflict'],
    })
    .input(termsInput)
    .mutation(({ ctx, input }) => agreeToTerms(ctx, input)),

  changeAccountType: listingProcedure
    .meta({
      rest: 'PUT /auth/account-type',
      summary: 'Changes between buyer, seller and both.',
      roundTrips: 2,
    })
    .input(accountTypeInput)
    .mutation(({ ctx, input }) => changeAccountType(ctx, input)),

  sessions: memberProcedure
    .meta({ rest: 'GET /auth/sessions', summary: 'Where the person is signed in.' })
    .output(sessionsOutput)
    .query(({ ctx }) => listSessions(ctx)),

  endSession: freshCodeProcedure('session')
    .meta({ rest: 'DELETE /auth/sessions/{id}', summary: 'Signs one device out.', errors: ['not_found'] })
    .input(sessionIdInput)
    .output(endedOutput)
    .mutation(({ ctx, input }) => endSession(ctx, input)),

  endAllSessions: freshCodeProcedure('session')
    .meta({ rest: 'POST /auth/logout-everywhere', summary: 'Signs the person out on every device.' })
    .output(endedOutput)
    .mutation(({ ctx }) => endAllSessions(ctx)),

  export: freshCodeProcedure('session', memberLimitedProcedure('EXPORT_RATE_LIMITER'))
    .meta({ rest: 'GET /auth/export', summary: 'All that is kept about the person.' })
    .output(exportOutput)
    .query(({ ctx }) => exportAccount(ctx)),

  deleteAccount: freshCodeProcedure('delete-account')
    .meta({
      rest: 'DELETE /auth/account',
      summary: 'Deletes the account; signing in brings it back for 7 days.',
      top: ['message'],
      roundTrips: 3,
    })
    .output(deletedOutput)
    .mutation(({ ctx }) => deleteAccount(ctx)),
};
