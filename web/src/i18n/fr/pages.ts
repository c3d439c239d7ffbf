import type { Translation } from '../messages.ts';

export const messages: Translation<'pages'> = {
  notFound: {
    title: 'Personne n’habite à cette adresse',
    text: 'Le lien est ancien ou mal tapé. Tout le reste est à sa place.',
    home: 'Aller à l’accueil',
    find: 'Trouver un contact',
  },
  how: {
    title: 'Comment marche Mboalink',
    description:
      'S’inscrire, découvrir, écrire : comment trouver un fournisseur au Cameroun et lui parler sur WhatsApp.',
    lead: 'S’inscrire, découvrir, écrire. Trois étapes entre vous et la personne que vous cherchez.',
    stepsTitle: 'Les trois étapes',
    register: 'Inscrivez-vous',
    registerText:
      'Votre nom, votre e-mail, votre numéro WhatsApp, votre ville et votre métier. Un code à six chiffres arrive par e-mail : il n’y a pas de mot de passe.',
    discover: 'Découvrez',
    discoverText:
      'Cherchez un métier, un produit ou une entreprise, puis précisez la catégorie, la région et la ville. Lire les fiches est gratuit.',
    connect: 'Écrivez',
    connectText:
      'Ouvrez un numéro et écrivez sur WhatsApp, appelez ou envoyez un e-mail. Vous vous entendez entre vous ; nous ne prenons pas de commission.',
    countsTitle: 'Ce qui compte, et ce qui ne compte pas',
    countsLead:
      'Les vendeurs ont un nombre de contacts par jour, selon leur plan. Les acheteurs n’ont pas besoin de plan.',
    free: 'Gratuit, toujours.',
    freeText: 'Chercher, lire les fiches, et revenir à un numéro que vous avez déjà ouvert.',
    counted: 'Compté une fois.',
    countedText: 'La première ouverture du numéro ou de l’e-mail de quelqu’un. On vous le dit avant.',
    midnight: 'Remis à zéro chaque nuit.',
    midnightText: 'Vos contacts du jour repartent à minuit, heure de Douala.',
    hidden: 'Pour les membres seulement.',
    hiddenText:
      'Les numéros ne sont montrés qu’aux membres inscrits, jamais aux visiteurs ni aux moteurs de recherche. Les vendeurs les ouvrent un par un.',
    buyers: 'Les acheteurs cherchent sans limite.',
    buyersText:
      'Touchez WhatsApp, appel ou e-mail, et le numéro s’ouvre. Pour que personne ne copie l’annuaire, vous ouvrez au plus {{atFirst}} nouveaux numéros les {{hours}} premières heures, puis {{perHour}} par heure et {{perDay}} par jour.',
    startTitle: 'On y va ?',
    start: 'Commencer maintenant',
    find: 'Trouver un contact',
  },
  about: {
    title: 'À propos de Mboalink',
    description:
      'Pourquoi Mboalink existe : la mission, comment on s’en sert, ce qu’on y trouve et la suite.',
    lead: 'Mboa, c’est la maison, en duala et dans toutes les rues du pays. Mboalink, c’est la porte où l’on frappe.',
    missionTitle: 'Notre mission',
    mission:
      'Au Cameroun, les affaires se font de bouche à oreille et sur WhatsApp. Le bon menuisier n’a pas de site ; il a un numéro qui circule. Nous voulons que ce numéro arrive à qui en a besoin, à Bonabéri comme à Kousséri, sans intermédiaire et sans commission.',
    stepsTitle: 'Comment on s’en sert',
    register: 'S’inscrire',
    registerText: 'Deux minutes, un code par e-mail, pas de mot de passe.',
    search: 'Chercher',
    searchText: 'Par métier, produit, région, ville et quartier.',
    connect: 'Écrire',
    connectText: 'Sur WhatsApp, par téléphone ou par e-mail, directement.',
    upgrade: 'Grandir',
    upgradeText: 'Quand vous vendez plus, prenez le plan avec les contacts qu’il vous faut.',
    featuresTitle: 'Ce que vous trouvez ici',
    direct: 'Un contact direct.',
    directText: 'Pas de formulaire entre vous, pas de message que personne ne lit.',
    everywhere: 'Les dix régions.',
    everywhereText: 'Des deux grandes villes aux chefs-lieux des départements.',
    both: 'Français et anglais.',
    bothText: 'Un geste change la langue, où que vous soyez.',
    honest: 'Les places payées sont nommées.',
    honestText: '« Sponsorisé » est écrit sur chaque fiche que l’argent a fait monter.',
    visionTitle: 'Où nous allons',
    vision:
      'Le Cameroun d’abord, et bien. Puis les voisins, un pays à la fois, jusqu’à ce que celui qui fait quelque chose de bon en Afrique soit trouvé par celui qui en a besoin.',
  },
  contact: {
    title: 'Écrivez-nous',
    description: 'Le support de Mboalink : l’adresse e-mail, la discussion WhatsApp et le délai de réponse.',
    lead: 'Une question, une erreur, quelque chose qui ne marche pas : une personne lit ce que vous écrivez, en français ou en anglais.',
    whatsapp: 'Écrire sur WhatsApp',
    own: 'Les numéros que vous avez ouverts ou enregistrés :',
    answersTitle: 'Quand nous répondons',
    answersLead: 'Selon le plan de votre compte. Pendant l’essai gratuit, selon le plan choisi.',
    noPlan: 'Sans plan',
    tellTitle: 'Ce qui nous aide à vous aider',
    account: 'Qui vous êtes.',
    accountText: 'L’adresse e-mail et le numéro WhatsApp de votre compte, pour que nous le trouvions.',
    what: 'Ce que vous avez vu.',
    whatText: 'La page, le message à l’écran et l’heure ; une capture d’écran dit tout.',
    code: 'Jamais votre code.',
    codeText: 'Nous ne demandons jamais vos six chiffres. Qui les demande n’est pas de chez nous.',
  },
};
