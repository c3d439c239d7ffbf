import { randomUUID } from 'node:crypto';
import type { FreshPurpose } from '@mboalink/shared/fresh-purposes.ts';
import { termsVersion } from '@mboalink/shared/site.ts';
import {
  insertSellers,
  newVisitor,
  pay,
  proveByCode,
  readCode,
  readMail,
  registerMember,
  registerPremium,
  registrationFields,
  sql,
  typeFreshCode,
  visitor,
} from '../factories.ts';
import { connect } from './connecting.ts';
import { newPayerPhone } from './payer-phones.ts';
import { sample } from './pictures/samples.ts';
import { newSubscriber, newSubscription } from './pushing.ts';
import { type Scene, scenesOfClients } from './scenes-of-clients.ts';
import { addresses } from './shared-application.ts';
import { newShortName } from './short-names.ts';
import { stopToken } from './stop-links.ts';

const { secrets } = addresses;

/** Whom the scenes of one file of tests look for; the first is the one that they open. */
export type Cast = { word: string; ids: string[]; slug: string };

/** Sellers for the scenes of one file: what one file does to them is nothing to another. */
export async function newCast(): Promise<Cast> {
  const { word, ids } = await insertSellers(4);
  const [page] = await sql<{ slug: string }>('select slug from listings where user_id = $1', [ids[0]]);
  return { word, ids, slug: page?.slug ?? '' };
}

/** Somebody whose phone is asked for money. */
async function askedMember(): Promise<Scene> {
  const { client } = await registerMember();
  const { body } = await client.rest('POST', '/payments/create', {
    body: { plan: 'basic', phone: newPayerPhone(), provider: 'mtn' },
  });
  return { client, input: { txRef: body.data.txRef } };
}

/** Somebody who is connected with a contact, and the id of that. */
async function connectedMember(connectedUserId: string | undefined) {
  const { client } = await registerMember();
  const { body } = await connect(client, { connectedUserId, interactionType: 'phone' });
  return { client, input: { id: body.data.connection._id } };
}

/** Somebody who has just typed the code of a dangerous act. */
async function registerTyped(purpose: FreshPurpose) {
  const member = await registerMember();
  await typeFreshCode(member, purpose);
  return member;
}

/** For each procedure, somebody and an input with which it succeeds. A new procedure needs a line here. */
export const scenes: Record<string, (cast: Cast) => Promise<Scene>> = {
  'health.check': async () => ({ client: newVisitor() }),
  'health.reportError': async () => ({
    client: newVisitor(),
    input: {
      name: 'TypeError',
      caughtBy: 'screen',
      screen: 'home',
      positions: ['main-a1.js:1:20'],
      build: 'a1',
    },
  }),
  'accounts.sendRegistrationOtp': async () => ({
    client: newVisitor(),
    input: { email: registrationFields().email },
  }),
  'accounts.verifyRegistrationOtp': async () => {
    const { email } = registrationFields();
    const client = visitor();
    await client.rest('POST', '/auth/send-registration-otp', { body: { email } });
    return { client, input: { email, otp: await readCode(email) } };
  },
  'accounts.register': async () => {
    const fields = registrationFields();
    const client = visitor();
    await proveByCode(client, fields.email);
    return { client, input: fields };
  },
  'accounts.sendOtp': async () => {
    const { user } = await registerMember();
    return { client: newVisitor(), input: { identifier: user.email, whatsapp: user.whatsapp } };
  },
  'accounts.verifyOtp': async () => {
    const { user } = await registerMember();
    const client = visitor();
    await client.rest('POST', '/auth/send-otp', { body: { identifier: user.email } });
    return { client, input: { identifier: user.email, otp: await readCode(user.email) } };
  },
  'accounts.signInByLink': async () => {
    const { user } = await registerMember();
    const client = visitor();
    await client.rest('POST', '/auth/send-otp', { body: { identifier: user.email } });
    const { Text } = await readMail(user.email, await readCode(user.email));
    return { client, input: { token: /sign-in-link#([\w.-]+)/.exec(Text)?.[1] ?? '' } };
  },
  'accounts.login': async () => {
    const { client, user } = await registerMember();
    return { client, input: { identifier: user.email } };
  },
  'accounts.refresh': async () => registerMember(),
  'accounts.logout': async () => registerMember(),
  'accounts.me': async () => registerMember(),
  'accounts.profile': async () => registerMember(),
  'accounts.updateProfile': async () => ({
    ...(await registerMember()),
    input: { description: 'Portes et lits' },
  }),
  'accounts.changeVisibility': async () => ({
    ...(await registerMember()),
    input: { paused: false, hideEmail: true, namedToSellers: false, listedAsBuyer: false },
  }),
  'accounts.changePicture': async () => ({
    ...(await registerMember()),
    input: { picture: sample('lossyWebp').toString('base64'), type: 'image/webp' },
  }),
  'accounts.removePicture': async () => registerMember(),
  'accounts.changeBranding': async () => ({
    ...(await registerPremium()),
    input: { colour: 'indigo', cover: 'weave', shortName: newShortName() },
  }),
  'accounts.changeLocations': async () => ({
    ...(await registerPremium()),
    input: {
      locations: [
        { region: 'littoral', city: 'douala', quartier: 'Akwa' },
        { region: 'west', city: 'foumban' },
      ],
    },
  }),
  'accounts.freshCode': async () => ({
    ...(await registerMember()),
    input: { purpose: 'delete-account' },
  }),
  'accounts.verifyFreshCode': async () => {
    const { client, user } = await registerMember();
    const purpose = 'delete-account';
    await client.rest('POST', '/auth/fresh-code', { body: { purpose } });
    return { client, input: { purpose, otp: await readCode(user.email) } };
  },
  'accounts.updateEmail': async () => ({
    ...(await registerTyped('change-email')),
    input: { newEmail: registrationFields().email },
  }),
  'accounts.verifyEmailUpdate': async () => {
    const { client } = await registerTyped('change-email');
    const newEmail = registrationFields().email;
    await client.rest('PUT', '/auth/update-email', { body: { newEmail } });
    return { client, input: { otp: await readCode(newEmail) } };
  },
  'accounts.updateWhatsapp': async () => ({
    ...(await registerMember()),
    input: { newWhatsApp: registrationFields().whatsapp },
  }),
  'accounts.verifyWhatsappUpdate': async () => {
    const { client, user } = await registerMember();
    await client.rest('PUT', '/auth/update-whatsapp', {
      body: { newWhatsApp: registrationFields().whatsapp },
    });
    return { client, input: { otp: await readCode(user.email) } };
  },
  'accounts.updateNotificationPreferences': async () => ({
    ...(await registerMember()),
    input: { sms: true },
  }),
  'accounts.changeMailPreference': async () => {
    const member = await registerMember();
    const { body } = await member.client.rest('POST', '/search-alerts', { body: { search: 'plombier' } });
    const token = await stopToken(secrets, { about: 'alert', id: body.data.alerts[0]._id });
    return { client: newVisitor(), input: { token, stopped: false } };
  },
  'accounts.subscribe': async () => ({ ...(await registerMember()), input: newSubscription() }),
  'accounts.unsubscribe': newSubscriber,
  'accounts.agreeToTerms': async () => ({
    ...(await registerMember({ termsAgreed: undefined })),
    input: { version: termsVersion, language: 'fr' },
  }),
  'accounts.changeAccountType': async () => ({ ...(await registerMember()), input: { userType: 'buyer' } }),
  'accounts.dashboard': async () => ({ ...(await registerPremium()), input: { timeRange: 'month' } }),
  'accounts.profileViews': async () => ({ ...(await registerPremium()), input: { timeRange: '14days' } }),
  'accounts.geographic': async () => ({ ...(await registerPremium()), input: {} }),
  'accounts.sessions': async () => registerMember(),
  'accounts.endSession': async () => {
    const { client } = await registerMember();
    const { body } = await client.rest('GET', '/auth/sessions');
    return { client, input: { id: body.data.sessions[0].id } };
  },
  'accounts.endAllSessions': async () => registerMember(),
  'accounts.export': async () => registerMember(),
  'accounts.deleteAccount': async () => registerTyped('delete-account'),
  'directory.search': async ({ word }) => ({
    ...(await registerMember()),
    input: { search: word, userType: 'buyer', limit: 20 },
  }),
  'directory.count': async ({ word }) => ({ ...(await registerMember()), input: { search: word } }),
  'directory.reveal': async ({ ids }) => ({ ...(await registerMember()), input: { id: ids[0] } }),
  'directory.report': async ({ ids }) => {
    const { client } = await registerMember();
    const id = ids[1];
    await client.mutate('directory.reveal', { id });
    return { client, input: { id, reason: 'wrong_number', note: 'Une autre personne répond.' } };
  },
  'insights.track': async ({ ids }) => {
    const { client } = await registerMember();
    const targetUserId = ids[1];
    await client.mutate('directory.reveal', { id: targetUserId });
    return { client, input: { actionType: 'whatsapp_click', targetUserId } };
  },
  'insights.clearSearchHistory': async () => registerMember(),
  'network.connect': async ({ ids }) => {
    const { client } = await registerMember();
    await client.mutate('directory.reveal', { id: ids[0] });
    return {
      client,
      input: {
        connectedUserId: ids[0],
        interactionType: 'whatsapp',
        location: { city: 'Douala', region: 'Littoral', country: 'Cameroon' },
        id: randomUUID(),
        happenedAt: new Date().toISOString(),
      },
    };
  },
  'network.connections': async ({ ids, word }) => {
    const { client } = await connectedMember(ids[1]);
    const filters = { trustLevel: 'contact', connectionType: 'PEER', category: 'plumbing-and-water' };
    return { client, input: { q: word, ...filters } };
  },
  'network.connectionStats': async ({ ids }) => ({ client: (await connectedMember(ids[1])).client }),
  'network.trust': async ({ ids }) => {
    const { client, input } = await connectedMember(ids[1]);
    return { client, input: { ...input, trustLevel: 'trusted' } };
  },
  'network.note': async ({ ids }) => {
    const { client } = await connectedMember(ids[1]);
    return { client, input: { contactId: ids[1], note: 'Livre le samedi' } };
  },
  'network.archive': async ({ ids }) => connectedMember(ids[1]),
  'network.restore': async ({ ids }) => connectedMember(ids[1]),
  'network.alerts': async () => {
    const { client } = await registerMember();
    await client.mutate('network.saveAlert', { search: 'plombier', region: 'littoral' });
    return { client };
  },
  'network.saveAlert': async ({ word }) => ({
    ...(await registerMember()),
    input: {
      search: word,
      category: 'plumbing-and-water',
      subcategory: 'plumbers',
      items: [],
      userType: 'seller',
    },
  }),
  'network.removeAlert': async () => {
    const { client } = await registerMember();
    const { body } = await client.rest('POST', '/search-alerts', { body: { search: 'plombier' } });
    return { client, input: { id: body.data.alerts[0]._id } };
  },
  'network.save': async ({ ids }) => ({ ...(await registerMember()), input: { contactId: ids[0] } }),
  'network.opened': async ({ ids }) => {
    const { client } = await registerMember();
    await client.mutate('directory.reveal', { id: ids[1] });
    return { client, input: {} };
  },
  'network.saved': async ({ ids, word }) => {
    const { client } = await registerMember();
    for (const contactId of ids.slice(0, 2)) await client.mutate('network.save', { contactId });
    return { client, input: { search: word, category: 'plumbing-and-water' } };
  },
  'network.unsave': async ({ ids }) => {
    const { client } = await registerMember();
    await client.mutate('network.save', { contactId: ids[0] });
    return { client, input: { contactId: ids[0] } };
  },
  'network.reveals': async ({ ids }) => {
    const { client, user } = await registerMember();
    const opener = await registerMember();
    await opener.client.mutate('directory.reveal', { id: user._id });
    await sql('update reveals set day = day - 1 where contact_id = $1', [user._id]);
    await client.mutate('directory.reveal', { id: ids[0] });
    return { client, input: { page: 1, limit: 20 } };
  },
  'network.blocks': async ({ ids }) => {
    const { client } = await registerMember();
    await client.mutate('network.block', { contactId: ids[0] });
    return { client };
  },
  'network.block': async ({ ids }) => ({ ...(await registerMember()), input: { contactId: ids[0] } }),
  'network.unblock': async ({ ids }) => {
    const { client } = await registerMember();
    const { body } = await client.rest('POST', '/blocks', { body: { contactId: ids[0] } });
    return { client, input: { id: body.data.blockId } };
  },
  'network.exportContacts': async ({ ids, word }) => {
    const { client } = await registerMember();
    await client.mutate('directory.reveal', { id: ids[1] });
    return { client, input: { source: 'search', search: word, sort: 'name', format: 'csv' } };
  },
  'directory.contact': async ({ ids }) => ({ ...(await registerMember()), input: { id: ids[0] } }),
  'directory.contactBySlug': async ({ slug }) => ({ ...(await registerMember()), input: { slug } }),
  'directory.revealedToday': async () => registerMember(),
  'directory.foundBy': async () => registerMember({ keywords: ['boubou'] }),
  'directory.stats': async () => ({ client: newVisitor() }),
  'directory.locations': async () => ({ client: newVisitor(), input: { country: 'Cameroon' } }),
  'directory.suggestions': async () => ({ client: newVisitor(), input: { q: 'plomb', limit: 5 } }),
  'directory.autocomplete': async ({ word }) => ({
    ...(await registerMember()),
    input: { q: word.slice(0, 8), limit: 5 },
  }),
  'directory.categories': async () => ({ client: newVisitor(), input: {} }),
  'directory.categoryTree': async () => ({ client: newVisitor(), input: {} }),
  'directory.category': async () => ({ client: newVisitor(), input: { slug: 'food-beverages' } }),
  'directory.categoryItems': async () => ({ client: newVisitor(), input: { slug: 'food-beverages' } }),
  'directory.searchCategories': async () => ({ client: newVisitor(), input: { q: 'plombier' } }),
  'directory.searchItems': async () => ({ client: newVisitor(), input: { q: 'fuite' } }),
  'directory.popularCategories': async () => ({ client: newVisitor(), input: {} }),
  'directory.categoryStats': async () => ({ client: newVisitor() }),
  'billing.plans': async () => ({ client: newVisitor() }),
  'billing.plan': async () => ({ client: newVisitor(), input: { plan: 'pro' } }),
  'billing.methods': async () => ({ client: newVisitor() }),
  'billing.createPayment': async () => ({
    ...(await registerMember()),
    input: { plan: 'basic', phone: newPayerPhone(), provider: 'mtn' },
  }),
  'billing.createSession': async () => ({ ...(await registerMember()), input: { planType: 'pro' } }),
  'billing.paymentStatus': askedMember,
  'billing.verifyPayment': askedMember,
  'billing.cancelPayment': askedMember,
  'billing.payments': async () => ({ client: (await askedMember()).client }),
  'billing.receipt': async () => {
    const member = await registerMember();
    return { client: member.client, input: { txRef: await pay(member) } };
  },
  'billing.subscription': async () => {
    const member = await registerMember();
    await pay(member, 'pro');
    return member;
  },
  'billing.cancelSubscription': async () => registerMember(),
  'billing.resumeSubscription': async () => {
    const { client } = await registerMember();
    await client.rest('POST', '/payments/subscription/cancel');
    return { client };
  },
  ...scenesOfClients,
};
