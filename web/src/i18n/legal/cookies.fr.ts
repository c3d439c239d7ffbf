import type { LegalDocument } from './legal-document.ts';

export const legalDocument: LegalDocument = {
  title: 'Politique des cookies',
  description:
    'Les six cookies de Mboalink, ce que votre navigateur garde d’autre, combien de temps, et comment l’effacer.',
  lastChanged: '2026-11-28',
  version: '2026-11-28',
  sections: [
    {
      id: 'in-short',
      heading: 'L’essentiel',
      paragraphs: ['Votre navigateur garde peu de choses pour nous, et rien qui vous suive ailleurs.'],
      list: [
        'Six cookies, tous nécessaires au service.',
        'Ni publicité, ni mesure d’audience d’une autre entreprise.',
        'La déconnexion efface ce qui parle de votre compte. Le reste, vous l’effacez quand vous voulez.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Les six cookies',
      paragraphs: [
        'Un cookie est un petit texte que votre navigateur nous renvoie à chaque page. Nous utilisons six cookies, tous nécessaires : c’est pourquoi aucun bandeau ne vous demande votre accord. Ils ne vont qu’à Mboalink, toujours chiffrés.',
        'Sauf celui de la langue, aucun ne peut être lu par un script, pas même l’un des nôtres.',
      ],
      list: [
        '« __Host-mboalink_registration » retient 15 minutes que votre adresse e-mail est confirmée, le temps de l’inscription.',
        '« __Host-mboalink_access » vous garde connecté, 15 minutes à la fois.',
        '« __Host-mboalink_refresh » renouvelle cette connexion jusqu’à 30 jours après votre dernière visite, 90 jours en tout.',
        '« left » retient, 30 jours au plus, que vous vous êtes déconnecté ici, si notre serveur n’a pas pu mettre fin aussitôt à votre connexion.',
        '« __Host-mboalink_device » retient 400 jours que ce navigateur s’est déjà connecté.',
        '« __Host-preferred-language » retient le français ou l’anglais pendant un an, ou le temps de la visite si un lien l’a choisi.',
      ],
    },
    {
      id: 'memory',
      heading: 'La mémoire de votre navigateur',
      paragraphs: [
        'Votre navigateur garde aussi ceci, sur votre appareil seulement, même quand vous fermez la page :',
      ],
      list: [
        '« user » : les informations de votre propre compte, pour afficher vos pages sans attendre ; si votre navigateur n’a plus de place, le temps que l’onglet reste ouvert. La déconnexion les efface.',
        '« recent-searches » : vos cinq dernières recherches. La déconnexion les efface ; vos [paramètres](/settings) aussi.',
        '« views » et « taps » : les fiches que vous avez regardées, les contacts à qui vous avez écrit ou téléphoné, tant que notre serveur ne l’a pas appris. La déconnexion les efface.',
        '« wishes » : les contacts enregistrés ou archivés, ceux à qui vous faites confiance et vos notes, dits sans réseau, avec leur nom, tant que notre serveur ne l’a pas appris. La déconnexion les efface.',
        '« notes » : une note sur un contact, commencée et pas encore enregistrée. La déconnexion l’efface.',
        '« profile-draft » : ce que vous avez changé dans votre fiche sans l’enregistrer, à reprendre dans les 24 heures. La déconnexion l’efface.',
        '« this-phone » : que ce téléphone est le vôtre, si vous l’avez dit en vous connectant, avec votre adresse jusqu’à ce que vous soyez connecté, une heure au plus, ou dans vos [paramètres](/settings), et quand notre serveur a répondu pour la dernière fois.',
        '« wallet » : seulement si ce téléphone est le vôtre, les numéros que vous avez vus, vos contacts, vos dix dernières recherches avec leurs réponses, ce qu’il vous reste à voir aujourd’hui et les chiffres de votre mois, à lire et à appeler sans réseau. Il est effacé quand vous vous déconnectez, quand une autre personne se connecte, quand vous supprimez votre compte, après 30 jours sans notre serveur, et aussitôt par « Oublier ce téléphone » dans vos [paramètres](/settings).',
        '« data-used » : combien de données nos pages ont prises aujourd’hui dans ce navigateur, pour vos [paramètres](/settings). Cela ne dit rien de personne ; le lendemain repart de zéro.',
        '« masked » : votre choix de chercher sans les numéros, jusqu’à minuit. La déconnexion l’efface.',
        '« registration-draft » : un formulaire d’inscription commencé, à reprendre dans les 24 heures. La déconnexion l’efface.',
        '« registration-code » : où en est le code demandé pour vous inscrire, jamais le code, pendant une heure. La déconnexion l’efface.',
        '« login-asked » : qu’un code a été demandé ici et la page que vous vouliez, pendant une heure. La déconnexion l’efface.',
        '« install-offer » : que vous avez répondu à l’offre d’installer Mboalink, pour qu’elle ne revienne pas.',
        '« sign-out » : que vous vous êtes déconnecté, tant que notre serveur ne l’a pas appris, puis à quelle heure : aucune page en retard ne vous montre de nouveau.',
        '« preferred-language » : la langue que vous avez choisie.',
      ],
    },
    {
      id: 'tab',
      heading: 'Le temps d’un onglet',
      paragraphs: ['Ceci part quand vous fermez l’onglet :'],
      list: [
        '« login-draft », « login-code » et « contact-change » : où vous en étiez pour vous connecter ou changer d’adresse, pendant une heure. Ainsi vous revenez de votre boîte mail sans tout recommencer.',
        '« wrong-guesses » : combien de fois vous vous êtes trompé de code, et si le réseau a coupé pendant sa vérification.',
        '« preferred-language » : la langue d’un lien que vous avez suivi.',
        '« link-state » : ce qu’un lien dit à la page qu’il ouvre, comme le plan choisi, jusqu’à ce qu’elle s’ouvre.',
        '« filters-column » : si vous avez masqué la colonne des filtres.',
        '« reloaded » : qu’une page a été rechargée, pour ne pas le refaire.',
      ],
    },
    {
      id: 'copies',
      heading: 'Les copies de pages et d’images',
      paragraphs: [
        'Pour que les pages s’ouvrent tout de suite, et même sans réseau, Mboalink garde ses propres copies dans votre navigateur :',
        'Comme pour tout site, votre navigateur garde aussi une copie de ce qui est à tout le monde : scripts, styles, images. Vous ne les payez pas deux fois sur votre forfait. Une réponse préparée pour vous, avec un numéro ou une adresse e-mail, n’est jamais gardée ainsi.',
      ],
      list: [
        '« files » : les scripts et les styles que vos visites ont téléchargés.',
        '« pages » : les pages que vous avez ouvertes, et celle qui s’affiche sans réseau ; si ce téléphone est le vôtre, aussi la recherche et vos contacts, sans leur contenu. Telles que tout le monde les reçoit, sans rien de vous.',
        '« last-language » : la langue de la dernière page.',
        '« open-pages » : les pages de métiers et d’entreprises que vous avez ouvertes, trente au plus, pour les relire sans réseau pendant une semaine. La déconnexion les efface.',
        '« own-phone » : seulement si ce téléphone est le vôtre, que vos pages peuvent s’afficher sans attendre le réseau. Cela ne dit pas qui vous êtes, et la déconnexion l’efface.',
      ],
    },
    {
      id: 'other-companies',
      heading: 'Les autres entreprises',
      paragraphs: [
        'Aucun script d’une autre entreprise ne tourne sur nos pages.',
        'WhatsApp, votre messagerie et la page d’une entreprise de paiement s’ouvrent hors de Mboalink, avec leurs propres règles.',
      ],
    },
    {
      id: 'erase',
      heading: 'Comment tout effacer',
      paragraphs: [
        'Déconnectez-vous d’abord. Effacez ensuite les données de Mboalink dans les réglages de votre navigateur, souvent sous « Données des sites » ou « Cookies ».',
        'Vous pouvez aussi refuser les cookies : vous lisez alors les pages ouvertes à tous, mais vous ne pouvez ni vous inscrire ni vous connecter.',
      ],
    },
    {
      id: 'who-answers',
      heading: 'Qui vous répond',
      paragraphs: [
        'Mboalink est exploité par {{operator}}. Écrivez à {{supportEmail}} ou, sur WhatsApp, au {{supportWhatsapp}}.',
        'Ce que nous gardons chez nous est dans notre [politique de confidentialité](/privacy-policy). Si un cookie s’ajoute ou change, cette page le dit d’abord.',
      ],
    },
  ],
};
