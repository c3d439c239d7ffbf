import type { Translation } from '../messages.ts';

export const messages: Translation<'dashboard'> = {
  title: 'Tableau de bord',
  description: 'Votre plan, ce que vous avez ouvert aujourd’hui, et le chemin vers d’autres contacts.',
  welcome: 'Bienvenue, {{name}}',
  trial: {
    left_one: 'Encore {{count}} jour d’essai gratuit.',
    left_other: 'Encore {{count}} jours d’essai gratuit.',
    days_one: 'jour',
    days_other: 'jours',
    ends: 'Il se termine le {{date}}, heure de Douala.',
    paid: 'Votre temps payé commence ensuite : {{plan}} jusqu’au {{date}}.',
  },
  grace: {
    renew: 'Renouveler {{plan}} pour {{price}}',
    text_one: 'Il a pris fin le {{date}}. Votre fiche reste visible encore {{count}} jour.',
    text_other: 'Il a pris fin le {{date}}. Votre fiche reste visible encore {{count}} jours.',
  },
  cancelled: {
    title: 'Votre plan est résilié.',
    text: 'Il court jusqu’au {{date}}, heure de Douala, sans rappels.',
    undo: 'Reprendre mon plan',
  },
  plan: {
    name: 'Plan {{plan}}',
    trialActive: 'Essai en cours',
    paidActive: 'Plan payé, actif',
    ended: 'Mois payé terminé',
    until: 'Payé jusqu’au {{date}}.',
    next: 'Ensuite {{plan}} jusqu’au {{date}}.',
    manage: 'Gérer mon plan',
  },
  buyer: {
    title: 'Vous achetez : tout est gratuit',
    today: 'contacts par jour, sans plan à payer',
    limited:
      'Votre période de vendeur court encore : jusqu’à sa fin, sa limite du jour compte. Ensuite, aucun plan ne vous limite.',
    copying: 'Seule la copie en masse de l’annuaire est freinée.',
    revealedToday_one: 'Vous avez ouvert {{count}} contact aujourd’hui.',
    revealedToday_other: 'Vous avez ouvert {{count}} contacts aujourd’hui.',
  },
  reported: {
    told: {
      title: 'Votre fiche a été signalée',
      text: 'Corrigez votre numéro ou votre fiche, ou écrivez-nous. Sans réponse un jour après notre e-mail, elle sera masquée pendant trois jours.',
    },
    told_again: {
      title: 'Votre fiche a encore été signalée',
      text: 'Une correction ne suffit plus : écrivez-nous. Si nous n’avons pas noté votre réponse un jour après notre e-mail, votre fiche sera masquée pendant trois jours.',
    },
    answered: {
      title: 'Votre fiche a été signalée',
      text: 'Merci de votre réponse : une personne de notre équipe regarde. Votre fiche reste visible en attendant.',
    },
    hidden: {
      title: 'Votre fiche est masquée pour trois jours',
      text: 'Plusieurs personnes l’ont signalée. Écrivez-nous pour expliquer ce qui s’est passé.',
    },
    confirmed: {
      title: 'Votre fiche est masquée',
      text: 'Une personne de notre équipe a confirmé des signalements. C’est une erreur, ou le numéro était à quelqu’un d’autre ? Écrivez-nous.',
    },
    write: 'Nous écrire',
    correct: 'Corriger ma fiche',
  },
  hidden: {
    try: 'Commencer l’essai gratuit',
    title: 'Votre fiche est masquée',
    ended: 'Il a pris fin le {{date}}.',
    noPlan: 'Vous n’avez pas encore de plan.',
    kept: 'Votre compte et les contacts ouverts sont gardés.',
    browse: 'Parcourir sans numéros',
  },
  figures: {
    month: 'Ce mois-ci',
    monthText: 'Les 30 derniers jours, à côté des 30 d’avant.',
    profileViews: 'vues de la fiche',
    savedContacts: 'contacts enregistrés',
    contactRequests: 'demandes de contact',
    meanings: {
      profileViews: 'Qui a regardé votre fiche, chaque personne une fois par jour.',
      savedContacts: 'Ceux que vous gardez dans votre liste.',
      contactRequests: 'De nouvelles personnes qui vous ont écrit ou appelé.',
    },
    change: {
      new: 'Nouveau',
      same: 'Comme avant',
      more: '{{percent}} de plus',
      less: '{{percent}} de moins',
    },
  },
  network: {
    title: 'Mon réseau d’affaires',
    trusted: 'De confiance',
    contact: 'Contact',
    all: 'Voir tous ({{shown}})',
  },
  advice: {
    title: 'Ce qui vous aiderait le plus',
    trial: {
      title: 'Restez visible',
      text_one: 'Encore un jour d’essai : ensuite, sans plan, votre fiche sera masquée.',
      text_other: 'Encore {{count}} jours d’essai : ensuite, sans plan, votre fiche sera masquée.',
    },
    description: {
      title: 'Ajoutez une description',
      text: 'On la lit en premier, et la recherche vous trouve par ses mots.',
    },
    quartier: { title: 'Indiquez votre quartier', text: 'On cherche d’abord près de chez soi.' },
    picture: {
      title: 'Ajoutez une photo',
      text: 'Votre boutique, votre travail ou vous : votre fiche n’a que des initiales.',
    },
    hours: { title: 'Donnez vos horaires', text: 'Votre fiche dira alors quand vous êtes ouvert.' },
    items: {
      title: 'Dites ce que vous proposez',
      text: 'Chaque produit et chaque service que vous nommez vous fait trouver.',
    },
    keywords: {
      title: 'Ajoutez les mots de vos clients',
      text: 'Comme ils appellent ce que vous faites : chacun vous fait trouver.',
    },
    prices: {
      title: 'Donnez quelques prix',
      text: '« À partir de 5 000 FCFA » répond à la première question.',
    },
    languages: {
      title: 'Dites quelles langues vous parlez',
      text: 'Un client qui n’en parle qu’une osera alors vous écrire.',
    },
    share: {
      title: 'Envoyez votre page à trois clients',
      text: 'Il ne manque rien à votre fiche : maintenant, qu’on la voie.',
    },
  },
  actions: {
    title: 'Actions rapides',
    find: 'Trouver des contacts',
    findSellers: 'Trouver des vendeurs',
    findText: 'Par métier, produit ou nom, dans tout le Cameroun',
    categories: 'Métiers et villes',
    categoriesText: 'Qui travaille où, dans tout le Cameroun',
    profile: 'Modifier le profil',
    profileText: 'Ce qu’on lit sur vous',
    branding: 'Style de ma page',
    brandingText: 'Vos couleurs, votre nom de lien',
    locations: 'Mes adresses',
    locationsText: 'Jusqu’à cinq, chacune trouvée là où elle est',
    settings: 'Paramètres',
    settingsText: 'E-mail, numéro, appareils, vos données',
    prices: 'Comparer les plans',
    pricesText: 'Jusqu’à {{count}} contacts par jour',
    upgradeTo: 'Passer à {{plan}}',
    upgradeToText: '{{count}} contacts par jour',
    howItWorks: 'Comment ça marche',
    howItWorksText: 'S’inscrire, découvrir, se parler',
    support: 'Écrire au support',
    supportText: 'Sur WhatsApp',
  },
  upgrade: {
    stay: 'Restez visible après le {{date}}',
    stayText:
      'Payer pendant l’essai ne fait rien perdre : le mois payé commence quand l’essai se termine, avec {{count}} contacts par jour.',
    more: 'Plus de contacts chaque jour',
    moreText:
      '{{plan}} ouvre {{count}} contacts par jour. Quand deux fiches conviennent autant, la vôtre passe devant.',
    perMonth: '{{usd}} par mois',
    now: 'Passer au plan {{plan}}',
  },
};
