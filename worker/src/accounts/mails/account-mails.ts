import type { ReportReason } from '@mboalink/shared/directory/report-rules.ts';
import type { Language } from '@mboalink/shared/language.ts';
import type { Context } from '../../context.ts';
import { composer, deliver } from '../../outbox/deliver.ts';
import type { Composers, QueuedMail } from '../../outbox/queue-mail.ts';
import { describeDevice } from '../session/sessions.ts';

/** Sends a mail to an account after the answer, where one was written. */
export function sendAfterAnswer(ctx: Context, mail: QueuedMail | null | undefined): void {
  if (mail) ctx.waitUntil(deliver(ctx, accountMails, mail));
}

const wasItYou: Record<Language, string> = {
  en: 'Was it you? Then there is nothing to do.',
  fr: 'C’était vous\u00a0? Alors il n’y a rien à faire.',
};

const reportedFor: Record<Language, Record<ReportReason, string>> = {
  en: {
    wrong_number: 'The number is wrong or nobody answers it.',
    misleading: 'The business is not what the listing says.',
    asked_for_money: 'They were asked for money in advance.',
    other: 'They had another problem.',
  },
  fr: {
    wrong_number: 'Le numéro est faux ou personne ne répond.',
    misleading: 'L’activité ne correspond pas à la fiche.',
    asked_for_money: 'On leur a demandé de l’argent à l’avance.',
    other: 'Elles ont eu un autre problème.',
  },
};

/** The mails that tell of changes to an account or its listing. Addresses and numbers come masked. */
export const accountMails = {
  'new-device': composer<'new-device'>({
    en: ({ at, userAgent }, { url, time }) => ({
      subject: 'New login to your Mboalink account',
      paragraphs: [
        `A new device logged in to your account on ${time(at)}: ${describeDevice(userAgent, 'en')}.`,
        wasItYou.en,
        'Not you? Log out everywhere in your settings, and secure your mailbox: the code was read there.',
        { link: url('/settings'), label: 'Open my settings' },
      ],
    }),
    fr: ({ at, userAgent }, { url, time }) => ({
      subject: 'Nouvelle connexion à votre compte Mboalink',
      paragraphs: [
        `Un nouvel appareil s’est connecté à votre compte le ${time(at)}\u00a0: ${describeDevice(userAgent, 'fr')}.`,
        wasItYou.fr,
        'Ce n’était pas vous\u00a0? Déconnectez tous les appareils dans vos paramètres et protégez votre boîte mail\u00a0: le code y a été lu.',
        { link: url('/settings'), label: 'Ouvrir mes paramètres' },
      ],
    }),
  }),
  'session-stolen': composer<'session-stolen'>({
    en: ({ at }, { url, time }) => ({
      subject: 'We logged out one of your devices',
      paragraphs: [
        `On ${time(at)} an old login key of your account was used again, so we logged that device out.`,
        'Somebody may have copied it. Log in again, look at the list of your devices, and log out those that you do not know.',
        { link: url('/settings'), label: 'See my devices' },
      ],
    }),
    fr: ({ at }, { url, time }) => ({
      subject: 'Nous avons déconnecté un de vos appareils',
      paragraphs: [
        `Le ${time(at)}, une ancienne clé de connexion de votre compte a été réutilisée\u00a0: nous avons déconnecté cet appareil.`,
        'Quelqu’un l’a peut-être copiée. Reconnectez-vous, regardez la liste de vos appareils et déconnectez ceux que vous ne connaissez pas.',
        { link: url('/settings'), label: 'Voir mes appareils' },
      ],
    }),
  }),
  'email-changed': composer<'email-changed'>({
    en: ({ newEmail }, { url }) => ({
      subject: 'Your Mboalink e-mail address was changed',
      paragraphs: [
        `Your account now uses the address ${newEmail}. Codes no longer come here.`,
        wasItYou.en,
        'Not you? Somebody who reads this mailbox changed it: secure the mailbox, and write to us at once.',
        { link: url('/contact'), label: 'Write to us' },
      ],
    }),
    fr: ({ newEmail }, { url }) => ({
      subject: 'L’adresse e-mail de votre compte Mboalink a changé',
      paragraphs: [
        `Votre compte utilise maintenant l’adresse ${newEmail}. Les codes n’arrivent plus ici.`,
        wasItYou.fr,
        'Ce n’était pas vous\u00a0? Quelqu’un qui lit cette boîte mail l’a changée\u00a0: protégez la boîte et écrivez-nous tout de suite.',
        { link: url('/contact'), label: 'Nous écrire' },
      ],
    }),
  }),
  'whatsapp-changed': composer<'whatsapp-changed'>({
    en: ({ newNumber }, { url }) => ({
      subject: 'Your Mboalink WhatsApp number was changed',
      paragraphs: [
        `Your account now shows the WhatsApp number that ends in ${newNumber}.`,
        wasItYou.en,
        'Not you? Log out everywhere in your settings, change the number back, and secure your mailbox: the code was read there.',
        { link: url('/settings'), label: 'Open my settings' },
      ],
    }),
    fr: ({ newNumber }, { url }) => ({
      subject: 'Le numéro WhatsApp de votre compte Mboalink a changé',
      paragraphs: [
        `Votre compte affiche maintenant le numéro WhatsApp qui finit par ${newNumber}.`,
        wasItYou.fr,
        'Ce n’était pas vous\u00a0? Déconnectez tous les appareils dans vos paramètres, remettez votre numéro et protégez votre boîte mail\u00a0: le code y a été lu.',
        { link: url('/settings'), label: 'Ouvrir mes paramètres' },
      ],
    }),
  }),
  'number-released': composer<'number-released'>({
    en: ({ number }, { url }) => ({
      subject: 'Your WhatsApp number is no longer on Mboalink',
      paragraphs: [
        `We took the number that ends in ${number} off your account: it has another owner now.`,
        'Nobody finds your listing until you write your new number. You log in with your e-mail address as before.',
        { link: url('/settings/contact?change=whatsapp'), label: 'Write my new number' },
        { small: `Is it still yours? Write to us: ${url('/contact')}` },
      ],
    }),
    fr: ({ number }, { url }) => ({
      subject: 'Votre numéro WhatsApp n’est plus sur Mboalink',
      paragraphs: [
        `Nous avons retiré de votre compte le numéro qui finit par ${number}\u00a0: il est maintenant à quelqu’un d’autre.`,
        'Personne ne trouve votre fiche tant que vous n’avez pas donné votre nouveau numéro. Vous vous connectez comme avant, avec votre adresse e-mail.',
        { link: url('/settings/contact?change=whatsapp'), label: 'Donner mon nouveau numéro' },
        { small: `Il est toujours à vous\u00a0? Écrivez-nous\u00a0: ${url('/contact')}` },
      ],
    }),
  }),
  'account-deleted': composer<'account-deleted'>({
    en: (_, { url }) => ({
      subject: 'Your Mboalink account was deleted',
      paragraphs: [
        'Your account was deleted: nobody sees your listing, your name or your number any more, and every device is logged out.',
        'You can come back for 7 days by logging in: everything will be as it was. After that it is erased.',
        { link: url('/login'), label: 'Log in to come back' },
        'What stays for twelve months: an unreadable fingerprint of your e-mail and number, so that a free trial is given once.',
        { small: `Not you? Log in at once, or write to us: ${url('/contact')}` },
      ],
    }),
    fr: (_, { url }) => ({
      subject: 'Votre compte Mboalink a été supprimé',
      paragraphs: [
        'Votre compte a été supprimé\u00a0: plus personne ne voit votre fiche, votre nom ni votre numéro, et tous les appareils sont déconnectés.',
        'Vous pouvez revenir pendant 7 jours en vous connectant\u00a0: tout sera comme avant. Ensuite, tout est effacé.',
        { link: url('/login'), label: 'Me connecter pour revenir' },
        'Ce qui reste douze mois\u00a0: une empreinte illisible de votre e-mail et de votre numéro, pour que l’essai gratuit ne soit donné qu’une fois.',
        {
          small: `Ce n’était pas vous\u00a0? Connectez-vous tout de suite, ou écrivez-nous\u00a0: ${url('/contact')}`,
        },
      ],
    }),
  }),
  'listing-reported': composer<'listing-reported'>({
    en: ({ reasons, hiddenUntil }, { url, time }) => ({
      subject: 'Your Mboalink listing is under review',
      paragraphs: [
        'Several people who opened your number reported your listing. Here is what they said:',
        reasons.map((reason) => reportedFor.en[reason]).join(' '),
        `Your listing is hidden while we look at it, until ${time(hiddenUntil)} at the latest, unless somebody from our team confirms what was said. Correct what is wrong, or write to us and tell us what happened.`,
        { link: url('/contact'), label: 'Write to us' },
        { small: 'We never say who reported, and numbers that were opened stay open.' },
      ],
    }),
    fr: ({ reasons, hiddenUntil }, { url, time }) => ({
      subject: 'Votre fiche Mboalink est en cours de vérification',
      paragraphs: [
        'Plusieurs personnes qui ont ouvert votre numéro ont signalé votre fiche. Voici ce qu’elles disent\u00a0:',
        reasons.map((reason) => reportedFor.fr[reason]).join(' '),
        `Votre fiche est masquée le temps d’une vérification, jusqu’au ${time(hiddenUntil)} au plus tard, sauf si une personne de notre équipe confirme les signalements. Corrigez ce qui est faux, ou écrivez-nous pour expliquer ce qui s’est passé.`,
        { link: url('/contact'), label: 'Nous écrire' },
        { small: 'Nous ne disons jamais qui a signalé, et les numéros déjà ouverts le restent.' },
      ],
    }),
  }),
  'page-opened': composer<'page-opened'>({
    en: ({ slug, listedFrom }, { url, time }) => ({
      subject: 'Your business has its page on Mboalink',
      paragraphs: [
        'Your business now has a page that anybody can open and share, without an account.',
        { link: url(`/business/${slug}`), label: 'See my page' },
        'It shows what you filled in: name, trade, town and quartier, description, picture, hours, prices and languages. Never your number, never your e-mail address. Your landmark only if you tick its box.',
        `From ${time(listedFrom)} on, search engines such as Google may list it, if your description says more than a few words.`,
        'If you do not want that, close your page in your settings, whenever you like.',
        { link: url('/settings'), label: 'Open my settings' },
        {
          small:
            'Once you close it, it is gone within a minute; only members of Mboalink find you, as before.',
        },
      ],
    }),
    fr: ({ slug, listedFrom }, { url, time }) => ({
      subject: 'Votre entreprise a sa page sur Mboalink',
      paragraphs: [
        'Votre entreprise a maintenant une page que tout le monde peut ouvrir et partager, sans compte.',
        { link: url(`/business/${slug}`), label: 'Voir ma page' },
        'On y lit ce que vous avez rempli\u00a0: nom, métier, ville et quartier, description, photo, horaires, prix et langues. Jamais votre numéro, jamais votre adresse e-mail. Votre repère, seulement si vous cochez sa case.',
        `À partir du ${time(listedFrom)}, les moteurs de recherche comme Google pourront l’afficher, si votre description compte plus de quelques mots.`,
        'Vous ne le souhaitez pas\u00a0? Fermez votre page dans vos paramètres, quand vous voulez.',
        { link: url('/settings'), label: 'Ouvrir mes paramètres' },
        {
          small:
            'Une fois fermée, elle disparaît en une minute au plus\u00a0; seuls les membres de Mboalink vous trouvent, comme avant.',
        },
      ],
    }),
  }),
} satisfies Partial<Composers>;
