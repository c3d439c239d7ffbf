import type { Translation } from '../messages.ts';

export const messages: Translation<'home'> = {
  head: {
    title: 'Mboalink, l’annuaire WhatsApp des affaires au Cameroun',
    description:
      'Trouvez commerçants, artisans et prestataires partout au Cameroun, quartier par quartier, et parlez-leur sur WhatsApp.',
  },
  hero: {
    title: 'Le bon fournisseur est à un message.',
    lead: 'Commerçants, artisans et prestataires partout au Cameroun, quartier par quartier. Parlez-leur sur WhatsApp.',
  },
  search: {
    what: 'Que cherchez-vous ?',
    example: 'Traiteur, menuisier, ciment…',
    where: 'Où ?',
    anywhere: 'Tout le Cameroun',
    go: 'Commencer maintenant',
    free: 'Acheter est gratuit. Vendre : un mois offert.',
  },
  popular: {
    label: 'Souvent cherché',
    catering: 'Traiteur',
    carpentry: 'Menuiserie',
    tailoring: 'Couture',
    cement: 'Ciment',
    mechanic: 'Mécanicien',
    rentals: 'Location de chaises',
  },
  stats: {
    label: 'L’annuaire aujourd’hui',
    contacts: 'contacts',
    members: 'membres actifs',
    categories: 'grandes catégories',
  },
  steps: {
    title: 'Trois étapes, et vous discutez.',
    register: 'Inscrivez-vous',
    registerText: 'Votre e-mail, votre WhatsApp, votre quartier. Un code à six chiffres, sans mot de passe.',
    discover: 'Découvrez',
    discoverText: 'Un métier, un produit, un quartier. Chercher et lire les fiches ne coûte rien.',
    connect: 'Écrivez',
    connectText:
      'Ouvrez le numéro et parlez directement sur WhatsApp. Nous ne prenons rien sur vos affaires.',
  },
  samples: {
    title: 'Des fiches claires, pas des promesses.',
    lead: 'Deux exemples inventés :',
    badge: 'Exemple',
    sponsored: 'Sponsorisé',
    hidden: 'Numéro réservé aux membres',
    member: 'Membre depuis {{time}}',
    footnote: '« Sponsorisé » est toujours écrit quand l’argent a fait monter une fiche.',
    wood: {
      name: 'Atelier Nkembe Bois',
      trade: 'Menuiserie',
      place: 'Bonabéri, Douala',
      text: 'Portes, lits et cuisines en iroko. Devis sous 24 h, pose comprise à Douala.',
      since: '8 mois',
    },
    catering: {
      name: 'Saveurs de la Mifi',
      trade: 'Traiteur',
      place: 'Tamdja, Bafoussam',
      text: 'Taro sauce jaune, poulet DG, koki. Mariages, deuils, de 50 à 600 couverts.',
      since: '11 mois',
    },
  },
  promises: {
    title: 'Ce que nous vous devons.',
    cost: 'Le coût avant le numéro.',
    costText: '« 1 sur 3 aujourd’hui » : vous savez ce que vous utilisez.',
    stays: 'Un numéro ouvert reste ouvert.',
    staysText: 'Demain aussi, sans recompter.',
    light: 'Léger sur le forfait.',
    lightText: 'Ni vidéo ni publicité. Cette page pèse moins qu’une photo.',
    yours: 'Votre numéro n’est pas public.',
    yoursText: 'Seuls les membres le voient, jamais les visiteurs ni les moteurs de recherche.',
  },
  prices: {
    title: 'Vous vendez ? Un mois offert.',
    lead: 'Vous choisissez combien de contacts il vous faut par jour.',
    compare: 'Comparer les plans',
    choose: 'Choisir {{plan}}',
  },
  call: {
    title: 'Votre prochain client cherche déjà.',
    lead: 'En deux minutes, vous y êtes.',
    leadMember: 'Tout le Cameroun, à un message de vous.',
    register: 'Inscrivez-vous maintenant',
    find: 'Trouver des contacts maintenant',
  },
};
