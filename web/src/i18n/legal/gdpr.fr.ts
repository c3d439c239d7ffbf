import type { LegalDocument } from './legal-document.ts';

export const legalDocument: LegalDocument = {
  title: 'RGPD et loi camerounaise',
  description:
    'Les lois qui protègent vos données et vos achats sur Mboalink : ce qu’elles demandent et ce que nous faisons.',
  lastChanged: '2026-11-28',
  version: '2026-11-28',
  sections: [
    {
      id: 'in-short',
      heading: 'L’essentiel',
      paragraphs: [
        'Le RGPD est la loi européenne. Le Cameroun a les siennes, et ce sont elles qui comptent d’abord ici.',
      ],
      list: [
        'Loi n° 2024/017 : vos données personnelles.',
        'Loi n° 2010/021 : ce que vous achetez en ligne.',
        'Les mêmes droits pour tous les membres, où qu’ils vivent.',
      ],
    },
    {
      id: 'personal-data',
      heading: 'Vos données : la loi n° 2024/017',
      paragraphs: [
        'La loi n° 2024/017 du 23 décembre 2024 relative à la protection des données à caractère personnel au Cameroun est en vigueur. Le délai pour s’y conformer a pris fin le 23 juin 2026. Voici ce qu’elle veut, et ce que nous faisons.',
      ],
      list: [
        'Un but clair, et rien de trop : chaque donnée figure avec sa raison dans notre [politique de confidentialité](/privacy-policy). Nous ne demandons ni pièce d’identité, ni santé, ni religion, ni opinion.',
        'Une durée : la même page dit combien de temps chaque donnée est gardée. Elle est ensuite effacée, sans que vous ayez à le demander.',
        'Votre accord, et sa preuve : nous enregistrons quelles conditions vous avez acceptées, en quelle langue et quand. Offres et publicité de Mboalink sont coupées tant que vous ne les choisissez pas.',
        'La sécurité : tout voyage chiffré ; adresses réseau et empreintes des navigateurs sont rendues illisibles avant d’être gardées, et les codes ne sont pas gardés ; un numéro n’est envoyé qu’à qui a le droit de le voir.',
        'Le moins possible sur les téléphones : un téléphone ne garde une copie de vos contacts que si vous dites qu’il est le vôtre, et l’oublie dès que vous vous déconnectez ou que vous le demandez dans vos [paramètres](/settings).',
        'Les machines hors du Cameroun : nous nommons les entreprises qui travaillent pour nous, et c’est nous qui en répondons devant vous.',
        'En cas de fuite : nous prévenons l’autorité et les personnes concernées.',
      ],
    },
    {
      id: 'e-commerce',
      heading: 'Vos achats : la loi n° 2010/021',
      paragraphs: [
        'La loi n° 2010/021 du 21 décembre 2010 régit le commerce électronique au Cameroun. Elle vaut pour les plans et les pass que nous vendons. Ce que les membres se vendent entre eux se règle sans nous.',
      ],
      list: [
        'Savoir qui vend : le nom de l’exploitant est dans le menu et sur cette page, avec de quoi nous joindre.',
        'Savoir ce que l’on paie : le prix entier, en FCFA, avant que vous confirmiez. Rien n’est prélevé ensuite.',
        'Corriger avant de s’engager : jusqu’au dernier bouton, vous revenez en arrière et vous changez ce que vous avez saisi.',
        'Garder le contrat : les [conditions d’utilisation](/terms-of-service) sont là en français et en anglais, avec leur date. Chaque paiement a un reçu numéroté, envoyé par e-mail.',
        'Reconnaître la publicité : « Sponsorisé » est écrit sur chaque fiche que l’argent a fait monter.',
        'Se rétracter, là où la loi le permet : écrivez-nous.',
      ],
    },
    {
      id: 'gdpr',
      heading: 'Et le RGPD ?',
      paragraphs: [
        'Le RGPD est le règlement (UE) 2016/679. Mboalink est fait pour le Cameroun ; mais un membre peut vivre en Europe, et une partie de nos machines s’y trouve.',
        'Si le RGPD vous protège, les droits ci-dessous sont aussi les siens, et notre réponse est la même. Vous pouvez alors vous plaindre également à l’autorité du pays où vous vivez.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Vos droits, et où les exercer',
      paragraphs: [
        'Presque tout se fait par vous-même, tout de suite et gratuitement.',
        'Pour le reste, écrivez à {{supportEmail}} depuis l’adresse de votre compte, en français ou en anglais : nous répondons sous 30 jours au plus.',
      ],
      list: [
        'Savoir et emporter : « Mes données (JSON) », dans vos [paramètres](/settings), donne tout ce que nous gardons sur vous, dans un fichier que d’autres services peuvent lire.',
        'Corriger : tout de suite, dans votre [profil](/profile).',
        'Effacer : « Supprimer mon compte », dans vos [paramètres](/settings). Vous avez sept jours pour revenir, puis vos données sont effacées.',
        'Vous opposer : au même endroit, vous cachez votre adresse e-mail, fermez votre page ouverte ou mettez votre fiche en pause.',
        'Retirer votre accord : chaque message facultatif s’arrête dans les [paramètres](/settings).',
      ],
    },
    {
      id: 'who-answers',
      heading: 'Qui répond, et à qui vous plaindre',
      paragraphs: [
        'Le responsable de vos données est {{operator}}. Sur WhatsApp : {{supportWhatsapp}}.',
        'Si notre réponse ne vous convient pas, vous pouvez vous plaindre à l’Autorité de protection des données à caractère personnel prévue par la loi n° 2024/017, ou saisir les tribunaux.',
        'Cette page explique ; elle ne remplace pas les textes de loi. Elle change avec eux, et sa date est en haut.',
      ],
    },
  ],
};
