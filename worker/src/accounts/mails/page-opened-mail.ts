import { formatDateTime } from '@mboalink/shared/format/dates.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { composeMail } from '../../outbox/deliver.ts';

type Variables = { to: string; language: Language; pageUrl: string; settingsUrl: string; listedFrom: Date };

/** Tells somebody that their business has an open page, what stands on it, and how and until when to keep it out of Google. */
export function pageOpenedMail({ to, language, pageUrl, settingsUrl, listedFrom }: Variables) {
  const said = messages[language];
  return composeMail({
    to,
    language,
    subject: said.subject,
    paragraphs: [
      said.what,
      { link: pageUrl, label: said.look },
      said.shown,
      said.listed(formatDateTime(listedFrom, language)),
      said.close,
      { link: settingsUrl, label: said.settings },
      { small: said.closed },
    ],
  });
}

type Said = {
  subject: string;
  what: string;
  look: string;
  shown: string;
  listed: (from: string) => string;
  close: string;
  settings: string;
  closed: string;
};

const messages: Record<Language, Said> = {
  en: {
    subject: 'Your business has its page on Mboalink',
    what: 'Your business now has a page that anybody can open and share, without an account.',
    look: 'See my page',
    shown:
      'It shows what you filled in: name, trade, town and quartier, description, picture, hours, prices and languages. Never your number, never your e-mail address. Your landmark only if you tick its box.',
    listed: (from) =>
      `From ${from} on, search engines such as Google may list it, if your description says more than a few words.`,
    close: 'If you do not want that, close your page in your settings, whenever you like.',
    settings: 'Open my settings',
    closed: 'Once you close it, it is gone within two minutes; only members of Mboalink find you, as before.',
  },
  fr: {
    subject: 'Votre entreprise a sa page sur Mboalink',
    what: 'Votre entreprise a maintenant une page que tout le monde peut ouvrir et partager, sans compte.',
    look: 'Voir ma page',
    shown:
      'On y lit ce que vous avez rempli\u00a0: nom, métier, ville et quartier, description, photo, horaires, prix et langues. Jamais votre numéro, jamais votre adresse e-mail. Votre repère, seulement si vous cochez sa case.',
    listed: (from) =>
      `À partir du ${from}, les moteurs de recherche comme Google pourront l’afficher, si votre description compte plus de quelques mots.`,
    close: 'Vous ne le souhaitez pas\u00a0? Fermez votre page dans vos paramètres, quand vous voulez.',
    settings: 'Ouvrir mes paramètres',
    closed:
      'Une fois fermée, elle disparaît en deux minutes au plus\u00a0; seuls les membres de Mboalink vous trouvent, comme avant.',
  },
};
