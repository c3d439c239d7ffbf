import type { Translation } from '../messages.ts';

export const messages: Translation<'pricing'> = {
  title: 'Vous payez des contacts, pas une commission.',
  headTitle: 'Tarifs : trois plans, un mois offert',
  description:
    'Basic 3 000 FCFA, Pro 6 000, Premium 9 000 par mois, après 30 jours gratuits. Acheter est gratuit.',
  lead: 'Trente jours gratuits, une fois. Ensuite un plan, au mois.',
  leadMember: 'Un plan, au mois. Rien n’est prélevé tout seul.',
  subscribe: 'S’abonner',
  subscribeTo: 'S’abonner à {{plan}}',
  upgrade: 'Changer de plan',
  upgradeTo: 'Changer de plan : {{plan}}',
  try: 'Commencer l’essai gratuit',
  tryTo: 'Commencer l’essai gratuit de {{plan}}',
  renew: 'Renouveler',
  renewTo: 'Renouveler {{plan}} : 30 jours de plus',
  after: 'Changer à la fin',
  afterTo: 'Passer à {{plan}} à la fin du temps payé',
  upgradeTitle: 'Votre plan',
  paid: 'Paiement réussi ! Votre plan est activé.',
  paidBegins: 'Paiement réussi ! Votre plan est activé. {{plan}} commence le {{date}}.',
  paidAfter: 'Paiement réussi ! Votre plan est activé. {{plan}} commence après le temps déjà payé.',
  paidPass: 'Paiement réussi ! Vos contacts vous attendent.',
  dialogFailed: 'Le paiement n’a pas pu s’ouvrir : le réseau a coupé. Rien ne vous a été demandé.',
  yourPlan: 'Votre plan',
  yourTrial: 'Votre essai',
  starts: {
    now: 'Commence dès que c’est payé, jusqu’au {{until}}.',
    trial:
      'Commence après votre essai, le {{from}} : aucun jour n’est perdu. D’ici là, {{count}} contacts par jour.',
    renew: '30 jours de plus : {{plan}} jusqu’au {{until}}.',
    convert:
      'Le temps payé qui vous reste devient du temps {{plan}}. Un jour y coûte plus, il y en a donc moins : jusqu’au {{until}}.',
    later: 'Commence le {{from}}, après le plan plus cher que vous avez payé.',
  },
  sameShare:
    'Le contact revient au même prix dans les trois plans. Vous choisissez combien il vous en faut, et la place de votre fiche.',
  member: {
    trial: 'Vous êtes dans l’essai gratuit du plan {{plan}}.',
    trialUntil_one: 'Encore {{count}} jour : il se termine le {{date}}.',
    trialUntil_other: 'Encore {{count}} jours : il se termine le {{date}}.',
    paidNext: 'Ensuite commence votre temps payé, jusqu’au {{date}}.',
    next: 'Ensuite {{plan}} jusqu’au {{date}}.',
    cancelled: 'Vous avez résilié : vous ne recevez plus de rappels.',
    active: 'Vous avez le plan {{plan}}.',
    activeUntil: 'Il court jusqu’au {{date}}.',
    noPlan: 'Vous n’avez pas encore de plan.',
    expiredText: 'Votre fiche est masquée ; votre compte et vos contacts sont gardés.',
    grace_one: 'Votre fiche reste visible {{count}} jour de plus.',
    grace_other: 'Votre fiche reste visible {{count}} jours de plus.',
    buyer: 'Vous achetez : tout est gratuit pour vous.',
    buyerText: 'Les plans sont pour ceux qui vendent.',
    sell: 'Je vends aussi',
  },
  buyersLimit: 'Pour les acheteurs, seule la copie en masse de l’annuaire est freinée.',
  closed: {
    title: 'Les paiements ne sont pas ouverts.',
    text: 'Rien n’est dû en attendant. Le support vous dira sur WhatsApp quand ils ouvrent.',
  },
  account: {
    create: 'Créer mon compte',
    already: 'Déjà inscrit ?',
    login: 'Se connecter',
    new: 'Pas encore inscrit ?',
    dashboard: 'Aller à mon tableau de bord',
  },
  faqTitle: 'Avant de payer',
  faq: {
    auto: 'Est-ce prélevé tout seul chaque mois ?',
    autoText:
      'Non. Quand un mois se termine, c’est vous qui en prenez un autre. Si vous ne faites rien, rien n’est payé.',
    trial: 'Je paie pendant l’essai : je perds des jours ?',
    trialText: 'Non. Le mois payé commence quand l’essai se termine.',
    currency: 'Francs CFA ou dollars ?',
    currencyText:
      'Les prix sont en francs CFA (XAF) : 3 000, 6 000 ou 9 000. Les dollars sont là pour comparer ; il n’y a pas de conversion.',
    change: 'Puis-je changer de plan ?',
    changeText:
      'Pour un plan plus cher, tout de suite : le temps payé qui reste devient du temps du nouveau plan, selon son prix. Pour un plan moins cher, à la fin du temps que vous avez payé.',
    after: 'Et si je ne prends rien après l’essai ?',
    afterText:
      'Votre fiche n’apparaît plus dans les résultats. Votre compte, vos données et les numéros ouverts sont gardés.',
    cancel: 'Puis-je résilier ?',
    cancelText: 'À tout moment. Vous gardez ce que vous avez payé jusqu’à la fin du mois.',
  },
};
