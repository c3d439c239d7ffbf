import type { LegalDocument } from './legal-document.ts';

export const legalDocument: LegalDocument = {
  title: 'Conditions d’utilisation',
  description: 'Comment marche Mboalink, ce que cela coûte et ce que nous attendons les uns des autres.',
  lastChanged: '2026-11-23',
  version: '2026-11-23',
  sections: [
    {
      id: 'in-short',
      heading: 'L’essentiel',
      paragraphs: ['Ce résumé aide à lire ; les articles qui suivent forment le contrat.'],
      list: [
        'Pour les acheteurs, Mboalink est gratuit.',
        'Les vendeurs ont 30 jours gratuits, puis choisissent un plan ou n’apparaissent plus dans la recherche.',
        'Aucun prélèvement automatique, jamais.',
        'Vous traitez directement avec la personne contactée ; nous ne participons pas à la vente.',
        'Voyez la marchandise ou le travail avant de payer.',
      ],
    },
    {
      id: 'who-we-are',
      heading: 'Qui nous sommes',
      paragraphs: [
        'Mboalink est exploité par {{operator}}. Pour nous joindre : {{supportEmail}} par e-mail, {{supportWhatsapp}} sur WhatsApp.',
        'Ces conditions sont le contrat entre vous et nous. Elles s’appuient sur la loi n° 2010/021 du 21 décembre 2010 régissant le commerce électronique au Cameroun.',
      ],
    },
    {
      id: 'the-service',
      heading: 'Ce que fait Mboalink',
      paragraphs: [
        'Mboalink est un annuaire de vendeurs et de prestataires au Cameroun. Vous cherchez par métier et par lieu, vous ouvrez un contact, puis vous parlez avec la personne par WhatsApp, par téléphone ou par e-mail. Nous ne pouvons ni lire ni écouter ces échanges.',
        'Nous ne vendons, ne livrons ni ne garantissons ce qui est proposé, et l’argent de la vente ne passe jamais par nous. Nous vérifions les adresses e-mail par un code. Nous ne vérifions ni l’identité, ni le numéro WhatsApp, ni la qualité du travail.',
      ],
    },
    {
      id: 'your-account',
      heading: 'Votre compte',
      paragraphs: [
        'Il faut être majeur, ou avoir l’accord d’un parent ou d’un tuteur. Pour vous inscrire, vous remplissez un formulaire que vous pouvez corriger jusqu’à l’envoi, vous confirmez votre adresse e-mail avec un code à six chiffres et vous acceptez ces conditions. Le contrat commence à la création du compte. Nous enregistrons la version acceptée, sa langue (français ou anglais) et l’heure, et vous l’envoyons sur demande.',
        'Il n’y a pas de mot de passe : chaque connexion se fait avec un code envoyé à votre adresse e-mail. Ne donnez jamais un code à personne ; nous ne vous en demanderons jamais.',
        'Un seul compte par personne ou par entreprise. Nom, numéro, lieu et métier doivent être vrais. Pour corriger ce que l’application ne permet pas de changer, écrivez à {{supportEmail}}.',
      ],
    },
    {
      id: 'opening-contacts',
      heading: 'Ouvrir un contact et limite du jour',
      paragraphs: [
        'Les vendeurs, et les membres qui vendent et achètent, peuvent ouvrir chaque jour un nombre de nouveaux contacts fixé par leur plan. Un contact compte une seule fois : quand vous voyez pour la première fois son numéro ou son e-mail. Chercher, lire les fiches et rouvrir un contact ne comptent jamais. La journée finit à minuit, heure de Douala ; ce qui reste n’est pas reporté.',
        'Les acheteurs n’ont pas de limite du jour. Pour empêcher les robots de copier l’annuaire, nous pouvons ralentir un compte qui ouvre un nombre inhabituel de contacts.',
      ],
      list: [
        'Basic : 3 contacts par jour pendant l’essai, 5 par jour ensuite.',
        'Pro : 5 contacts par jour pendant l’essai, 10 par jour ensuite.',
        'Premium : 5 contacts par jour pendant l’essai, 15 par jour ensuite.',
      ],
    },
    {
      id: 'trial',
      heading: 'L’essai de 30 jours',
      paragraphs: [
        'Un vendeur commence par 30 jours gratuits, comptés à partir de l’heure d’inscription. Aucun moyen de paiement n’est demandé. L’essai n’est donné qu’une fois par personne ou par entreprise.',
        'Si vous ne payez pas à la fin de l’essai, vous ne devez rien. Votre fiche quitte la recherche et vous ne pouvez plus ouvrir de nouveaux contacts. Votre compte, vos textes et les contacts déjà ouverts sont gardés, et votre fiche revient dès que vous payez un plan.',
      ],
    },
    {
      id: 'prices',
      heading: 'Prix et paiement',
      paragraphs: [
        'Vous payez le prix en FCFA ; un prix en dollars n’est qu’un repère.',
        'Il n’y a ni prélèvement automatique ni renouvellement automatique. Vous lancez chaque paiement et le confirmez vous-même, par mobile money, avec le code secret que vous ne tapez que sur votre téléphone. L’entreprise de paiement qui encaisse pour nous est nommée dans notre [politique de confidentialité](/privacy-policy). Votre plan commence quand elle confirme que l’argent est arrivé ; vous recevez alors un reçu numéroté par e-mail, et vous le retrouvez dans vos [paramètres](/settings).',
        'Si vous payez pendant l’essai, les jours payés commencent à la fin de l’essai : aucun jour gratuit n’est perdu. Si vous payez en avance, les jours s’ajoutent. Si vous prenez un plan plus cher, il commence tout de suite, et le temps payé qui restait est converti selon les prix ; un plan moins cher suit celui qui court. Après une période payée, votre fiche reste 3 jours de plus dans la recherche, le temps de renouveler.',
        'Un pass ouvre des contacts de plus à un vendeur, avec ou sans plan en cours : 10 pendant 24 heures pour 300 FCFA, 50 pendant 7 jours pour 1 000 FCFA, à partir de la confirmation du paiement. Il sert quand les contacts du jour sont finis, et ce qui n’a pas servi à son terme est perdu. Il ne rend aucune fiche visible, ne change la place d’aucune, et un contact ouvert par un pass n’est pas recrédité.',
        'Vous pouvez arrêter à tout moment dans vos [paramètres](/settings), ou simplement ne plus payer. Vous gardez ce que vous avez payé jusqu’au bout. Une période commencée n’est pas remboursée, sauf si nous n’avons pas pu fournir le service ou si la loi vous donne le droit de vous rétracter. Ce qui a été encaissé deux fois par erreur vous est rendu : écrivez à {{supportEmail}} avec le numéro du reçu.',
      ],
      list: [
        'Basic : 3 000 FCFA pour 30 jours.',
        'Pro : 6 000 FCFA pour 30 jours.',
        'Premium : 9 000 FCFA pour 30 jours.',
      ],
    },
    {
      id: 'your-listing',
      heading: 'Votre fiche et sa place dans la recherche',
      paragraphs: [
        'Vous rédigez votre fiche et vous répondez de ce qu’elle dit. Vos textes restent à vous ; vous nous autorisez à les montrer sur Mboalink tant que la fiche existe.',
        'Les résultats sont classés d’abord selon leur rapport avec la recherche, puis selon la distance. Quand deux fiches conviennent autant, les plans supérieurs passent devant ; chaque fiche que l’argent peut faire monter porte la mention « Sponsorisé ».',
      ],
    },
    {
      id: 'conduct',
      heading: 'Ce qui est interdit',
      paragraphs: ['Traitez les gens ici comme dans votre propre boutique. Il est interdit :'],
      list: [
        'de donner un faux nom, un faux numéro, un faux lieu ou un faux métier, ou de se faire passer pour quelqu’un d’autre ;',
        'de proposer ce que la loi camerounaise interdit (contrefaçons, objets volés, drogues, armes, animaux protégés, exploitation des personnes…) ;',
        'de copier les contacts par robot, de les revendre ou de leur envoyer en masse des messages qu’ils n’ont pas demandés ;',
        'd’insulter, de menacer, de harceler ou d’escroquer qui que ce soit ;',
        'd’ouvrir plusieurs comptes pour contourner une limite ou avoir un second essai ;',
        'd’essayer de pirater Mboalink ou d’en gêner le fonctionnement.',
      ],
    },
    {
      id: 'staying-safe',
      heading: 'Avant de payer quelqu’un',
      paragraphs: [
        'Les arnaques se ressemblent : un prix trop beau, quelqu’un de très pressé, de l’argent envoyé par mobile money sans avoir rien vu.',
        'Signalez une fiche suspecte à {{supportEmail}} ou au {{supportWhatsapp}}. Si vous avez perdu de l’argent, appelez tout de suite votre opérateur de mobile money et portez plainte à la police ou à la gendarmerie.',
      ],
      list: [
        'Voyez la marchandise ou le travail avant de payer. Premier rendez-vous : un lieu public, en plein jour.',
        'Méfiez-vous d’une avance « pour réserver », « pour le transport » ou « pour la douane ».',
        'Lisez le nom affiché sur l’écran de mobile money avant de confirmer.',
        'Ne donnez jamais votre code secret de mobile money ni un code que vous avez reçu.',
        'Gardez les messages et les reçus : ce sont vos preuves.',
      ],
    },
    {
      id: 'suspension',
      heading: 'Suspension',
      paragraphs: [
        'Nous pouvons masquer une fiche ou suspendre un compte qui ne respecte pas ces conditions, qui met d’autres personnes en danger ou que la loi nous oblige à arrêter. Nous vous en disons la raison par e-mail, sauf si la loi l’interdit ou si cela aiderait une fraude.',
        'Si vous n’êtes pas d’accord, écrivez à {{supportEmail}} : une personne examinera votre cas. Si l’erreur vient de nous, nous rétablissons le compte et rendons les jours payés qui ont été perdus.',
      ],
    },
    {
      id: 'responsibility',
      heading: 'Qui répond de quoi',
      paragraphs: [
        'Le vendeur répond de ce qu’il propose, l’acheteur de ce qu’il commande. Dans les limites permises par la loi, nous ne sommes pas responsables des affaires conclues entre membres. Rien ici n’enlève aux consommateurs les droits que la loi leur donne.',
        'Le réseau et le courant peuvent manquer : nous prenons soin du service, sans pouvoir promettre qu’il ne s’arrêtera jamais. Quand on nous signale un contenu illicite, nous examinons le signalement et retirons ce qui doit l’être.',
      ],
    },
    {
      id: 'leaving',
      heading: 'Fermer votre compte',
      paragraphs: [
        'Vous pouvez partir à tout moment, dans vos [paramètres](/settings). Le temps payé qui reste est alors perdu. Notre [politique de confidentialité](/privacy-policy) dit ce qui est effacé, et quand.',
      ],
    },
    {
      id: 'changes',
      heading: 'Modifications',
      paragraphs: [
        'La date de la dernière modification figure en haut. Un changement important est annoncé par e-mail au moins 15 jours avant de s’appliquer. Si vous ne l’acceptez pas, vous pouvez fermer votre compte. Un nouveau prix ne touche jamais une période déjà payée.',
      ],
    },
    {
      id: 'law',
      heading: 'Loi et tribunaux',
      paragraphs: [
        'Ces conditions suivent la loi camerounaise. Écrivez-nous d’abord : un message suffit souvent. Sinon, les tribunaux camerounais compétents décident. Les textes français et anglais ont la même valeur.',
      ],
    },
  ],
};
