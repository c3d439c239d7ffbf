import type { Translation } from '../messages.ts';

export const messages: Translation<'faq'> = {
  title: 'Questions fréquentes',
  description:
    'Arnaques, prix, mobile money, essai gratuit, qui voit votre numéro : des réponses courtes, en français et en anglais.',
  groups: {
    start: 'Pour commencer',
    safety: 'Éviter les arnaques',
    selling: 'Vendre',
    money: 'Payer',
    data: 'Votre numéro, vos données',
  },
  questions: {
    what: 'Mboalink, c’est quoi ?',
    cost: 'Est-ce payant ?',
    free: 'Que puis-je faire avec un compte gratuit ?',
    signIn: 'Comment me connecter sans mot de passe ?',
    mailbox: 'Je n’ai plus accès à mon adresse e-mail',
    checked: 'Vérifiez-vous les vendeurs ?',
    signs: 'Comment savoir si quelqu’un est sérieux ?',
    advance: 'On me demande une avance. Je paie ?',
    cheated: 'J’ai perdu de l’argent. Que faire ?',
    report: 'Comment signaler une fiche ?',
    wrong: 'Le numéro que j’ai ouvert n’est pas le bon',
    found: 'Comment les clients me trouvent-ils ?',
    ranking: 'Peut-on payer pour passer devant ?',
    contacts: 'Combien de contacts puis-je ouvrir par jour ?',
    pay: 'Comment payer ?',
    late: 'J’ai payé, et mon plan n’est pas là',
    refund: 'Puis-je être remboursé ?',
    offline: 'Puis-je appeler mes contacts sans réseau ?',
    number: 'Qui voit mon numéro ?',
    opened: 'Est-ce qu’on sait que j’ai ouvert un numéro ?',
    bothered: 'Quelqu’un me dérange. Comment l’arrêter ?',
    messages: 'Lisez-vous mes messages WhatsApp ?',
    delete: 'Comment supprimer mon compte ?',
  },
  answers: {
    what: 'L’annuaire WhatsApp des gens qui vendent, fabriquent et réparent au Cameroun. Vous cherchez un métier, un produit ou une entreprise, puis vous parlez directement avec la personne. La vente se fait entre vous, et nous ne prenons pas de commission. [Comment ça marche](/how-it-works)',
    cost: 'Acheter est gratuit. Vendre : {{trialDays}} jours gratuits, puis un plan à partir de {{cheapest}} pour {{paidDays}} jours. [Voir les tarifs](/pricing)',
    free: 'Si vous achetez, tout : chercher, lire les fiches, voir les numéros. Pour que personne ne copie l’annuaire, vous ouvrez au plus {{atFirst}} nouveaux numéros les {{hours}} premières heures, puis {{perHour}} par heure et {{perDay}} par jour. Si vous vendez sans plan, vous lisez les fiches et rouvrez vos contacts, mais la vôtre est masquée, et un nouveau numéro demande un plan ou un pass.',
    signIn:
      'Avec votre adresse e-mail et votre numéro WhatsApp. Six chiffres arrivent par e-mail ; ils servent pendant {{codeMinutes}} minutes. Ne les donnez à personne, même à quelqu’un qui se dit de chez nous.',
    mailbox:
      'Tant que vous êtes connecté quelque part, changez-la dans vos [paramètres](/settings). Sinon personne ne peut entrer dans le compte, nous non plus : les codes ne partent qu’à cette adresse. Gardez-la donc bien.',
    checked:
      'Nous confirmons leur adresse e-mail par un code. Nous ne vérifions ni l’identité, ni le numéro WhatsApp, ni la qualité du travail : regardez donc avant de payer.',
    signs:
      'Lisez depuis quand il est membre, si sa fiche est complète et combien de membres lui font confiance : c’est écrit à partir de {{trustedFrom}}. Puis voyez la marchandise ou le travail. Premier rendez-vous : un lieu public, en plein jour.',
    advance:
      'Pas à quelqu’un que vous ne connaissez pas. Méfiez-vous d’une avance « pour réserver », « pour le transport » ou « pour la douane ». Lisez le nom affiché par le mobile money avant de confirmer, et ne donnez jamais votre code secret.',
    cheated:
      'Appelez tout de suite votre opérateur de mobile money. Gardez les messages et les reçus, et portez plainte à la police ou à la gendarmerie. Signalez aussi la fiche, pour protéger les autres. L’argent de la vente ne passe pas par nous : nous ne pouvons pas vous le rendre.',
    report:
      'Ouvrez le numéro, puis touchez « Signaler un problème ». Le membre ne saura jamais que c’est vous. Une seule personne ne suffit pas à masquer une fiche : un concurrent ne peut donc pas s’en servir.',
    wrong:
      'Signalez-le le jour où vous l’avez ouvert. Ce contact ne compte alors plus dans ceux du jour, {{refunds}} fois par semaine au plus. Un contact ouvert avec un pass n’est pas rendu.',
    found:
      'Par votre métier, vos spécialités, vos mots-clés et votre lieu : plus la fiche est complète, mieux on vous trouve. Elle a aussi une page ouverte à tous, sans votre numéro, que vous pouvez partager sur WhatsApp.',
    ranking:
      'En partie, et c’est dit. Les fiches qui conviennent le mieux viennent d’abord, puis les plus proches. Quand deux fiches conviennent autant, Premium passe devant Pro, et Pro devant les autres. « Sponsorisé » est écrit sur chaque fiche que l’argent a fait monter.',
    contacts:
      'Selon votre plan : {{paid}}. Pendant l’essai : {{trial}}. Rouvrir un contact ne compte pas, et le compte repart à minuit, heure de Douala. Un pass en ajoute {{dayPass}} pendant {{dayHours}} h, ou {{weekPass}} pendant {{weekDays}} jours. Acheter ne demande pas de plan.',
    pay: 'Par mobile money, MTN ou Orange. Vous lancez le paiement ici, puis vous le confirmez sur votre téléphone avec votre code secret, que nous ne voyons jamais. Le reçu arrive par e-mail.',
    late: 'Ne payez pas une deuxième fois. La confirmation de l’opérateur peut tarder, et nous la demandons nous-mêmes. Si rien ne vient après une heure, [écrivez-nous](/contact) : dites l’heure et le montant.',
    refund:
      'Une période commencée n’est pas remboursée, sauf si nous n’avons pas pu fournir le service ou si la loi vous donne le droit de vous rétracter. Ce qui a été encaissé deux fois vous est rendu. [Voir les conditions](/terms-of-service)',
    offline:
      'Oui, sur votre propre téléphone. Cochez « C’est mon téléphone » en vous connectant, ou dans vos [paramètres](/settings) : il garde alors les numéros que vous avez vus, vos contacts et vos dernières recherches. Il les oublie quand vous vous déconnectez. Ne cochez rien sur un téléphone que d’autres utilisent.',
    number:
      'Les membres connectés seulement, jamais les visiteurs ni les moteurs de recherche. Chacun l’ouvre fiche par fiche ; les vendeurs, dans leur limite du jour. Si vous achetez seulement, personne ne vous trouve, sauf si vous le voulez.',
    opened:
      'Oui : son propriétaire voit quel jour. Un vendeur y figure par le nom de son entreprise, un acheteur sans nom, sauf s’il l’a choisi. Voir la fiche sans ouvrir le numéro ne compte pas.',
    bothered:
      'Bloquez-le : vous ne vous trouvez plus l’un l’autre, et personne n’en est averti. S’il a déjà votre numéro, bloquez-le aussi dans WhatsApp. Pour ne plus être trouvé un temps, mettez votre fiche en pause dans vos [paramètres](/settings).',
    messages:
      'Non. Ils restent dans WhatsApp, entre vous, et nous n’entendons pas vos appels. [Ce que nous gardons](/privacy-policy)',
    delete:
      'Dans vos [paramètres](/settings), tout en bas. Votre fiche, votre nom et votre numéro disparaissent en moins d’une minute. Pendant {{comeBackDays}} jours, vous pouvez revenir en vous connectant ; ensuite, vos données sont effacées. [Ce qui reste, et pourquoi](/privacy-policy)',
  },
  more: 'Votre question n’y est pas ?',
  ask: 'Écrivez-nous',
};
