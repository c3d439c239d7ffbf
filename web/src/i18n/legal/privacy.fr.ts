import type { LegalDocument } from './legal-document.ts';

export const legalDocument: LegalDocument = {
  title: 'Politique de confidentialité',
  description:
    'Ce que Mboalink garde sur vous, pourquoi, combien de temps, qui le voit et comment le faire effacer.',
  lastChanged: '2026-11-28',
  version: '2026-11-28',
  sections: [
    {
      id: 'in-short',
      heading: 'L’essentiel',
      paragraphs: ['Nous ne demandons que ce qu’il faut à un annuaire.'],
      list: [
        'Nous ne vendons pas vos données. Il n’y a ni publicité ni traceur publicitaire.',
        'Votre numéro et votre e-mail ne sont montrés qu’aux membres connectés, jamais aux passants.',
        'Nous ne voyons pas vos messages WhatsApp et n’entendons pas vos appels.',
        'Vous pouvez consulter, corriger, télécharger ou effacer vos données vous-même, dans vos [paramètres](/settings).',
      ],
    },
    {
      id: 'who-is-responsible',
      heading: 'Qui est responsable',
      paragraphs: [
        'Le responsable de vos données est {{operator}}. Écrivez à {{supportEmail}} ou, sur WhatsApp, au {{supportWhatsapp}}.',
        'Nous appliquons la loi n° 2024/017 du 23 décembre 2024 relative à la protection des données à caractère personnel au Cameroun. Elle vous protège pleinement depuis le 23 juin 2026.',
      ],
    },
    {
      id: 'what-we-store',
      heading: 'Ce que nous gardons, et pourquoi',
      paragraphs: [],
      list: [
        'Nom, adresse e-mail, numéro WhatsApp : pour créer le compte, envoyer vos codes de connexion et, si vous vendez, permettre aux clients de vous joindre.',
        'Région et ville, quartier et repère si vous les donnez : pour qu’on trouve ce qui est tout près.',
        'Type de compte, métier, spécialités, nom de l’entreprise, description et mots-clés, et si vous les donnez horaires, prix, langues parlées et photo : c’est votre fiche. De la photo, nous ne gardons que l’image, sans les informations que l’appareil y ajoute.',
        'Plan, fin de l’essai et fin de la période payée : pour savoir à quoi votre compte donne droit.',
        'Vos paiements : plan, montant, opérateur, les deux derniers chiffres du numéro qui paie et ce numéro sous une forme illisible, dates et reçu : pour vous donner ce que vous avez payé, une seule fois, et pour qu’aucun téléphone ne soit harcelé de demandes.',
        'Les contacts que vous avez ouverts, quand, et pendant deux jours l’empreinte illisible de votre réseau : pour freiner qui copie l’annuaire, compter la limite du jour, vous laisser les rouvrir gratuitement, et dire à leur propriétaire quel jour, un vendeur par le nom de son entreprise, un acheteur sans nom, sauf s’il a choisi d’être nommé.',
        'Les contacts que vous enregistrez, ceux que vous avez joints et comment, s’ils ont votre confiance, et vos notes : pour que votre carnet vous suive d’un téléphone à l’autre. Vous seul le voyez, et ce qui nomme un membre en part avec son compte. À partir de trois personnes, on voit combien font confiance à un membre, jamais qui.',
        'Les personnes que vous bloquez : pour qu’aucun de vous deux ne trouve l’autre. Personne d’autre ne l’apprend.',
        'Si vous vendez : le jour de votre dernier bilan de la semaine. Ses chiffres comptent ce qui arrive à votre fiche et ne nomment personne ; un lien de ce message l’arrête sans connexion.',
        'Les recherches que vous nous demandez de suivre, et la date de notre dernier message sur chacune : pour vous écrire quand il y a du nouveau. Supprimée dans vos paramètres, une recherche disparaît aussitôt ; les liens de ces messages les arrêtent sans connexion.',
        'Ce que vous signalez d’un contact, et quand, avec l’empreinte illisible de votre réseau : pour vérifier la fiche, et pour que personne ne s’en serve contre un concurrent. Le membre signalé ne sait jamais qui.',
        'Les connexions : début, dernier renouvellement, fin, et la description que votre navigateur donne de lui-même : pour vous garder connecté et couper une connexion volée.',
        'L’envoi d’un code à usage unique, son but, l’adresse destinataire et le nombre d’essais, jamais le code lui-même : pour vous laisser entrer et bloquer ceux qui essaient au hasard. Les demandes d’un réseau sont comptées par heure, sous une empreinte illisible.',
        'Le navigateur qui a créé votre compte, sous forme d’empreinte illisible : pour que toute connexion d’un autre vous soit annoncée.',
        'Ce que vous cherchez (un métier, une ville), les contacts que vous regardez et ouvrez et comment vous les joignez : pour proposer ce que l’on cherche près de vous et dire à chaque entreprise combien de fois elle a été vue et contactée : combien de personnes, de quelle ville s’il y en a trois ou plus, après quelle recherche ; jamais qui. Un visiteur non connecté compte sous une empreinte que personne ne peut plus lire une fois la nuit passée. Le quartier où votre recherche n’a trouvé personne et les mots que personne n’y avait, s’ils sont de notre catalogue ou si trois entreprises les écrivent, disent aux vendeurs du métier ce qui manque.',
        'Les conditions que vous avez acceptées : version, langue et heure, comme preuve.',
        'La langue, vos souhaits de notification, la date d’inscription et celle de votre dernière visite : pour vous écrire comme vous le souhaitez et compter les membres actifs.',
      ],
    },
    {
      id: 'what-we-do-not-store',
      heading: 'Ce que nous ne gardons pas',
      paragraphs: [
        'Ni mot de passe, ni pièce d’identité, ni position GPS, ni répertoire, ni message, ni appel. Ni code secret de mobile money, ni numéro de carte : nous ne les recevons jamais. Le numéro qui paie n’est pas gardé en clair.',
        'Ne mettez pas dans votre fiche ce qui touche à la santé, à la religion, à la politique ou à la vie privée : n’importe qui peut la lire.',
      ],
    },
    {
      id: 'why-we-may',
      heading: 'Ce qui nous y autorise',
      paragraphs: [
        'La plupart de ces données sont nécessaires au service que vous avez demandé en vous inscrivant. Nous gardons les traces de sécurité pour protéger les membres, et la preuve de votre accord parce que la loi veut qu’on puisse le prouver. Nous n’en faisons aucun autre usage sans vous le demander d’abord.',
      ],
    },
    {
      id: 'who-sees-it',
      heading: 'Qui les voit',
      paragraphs: [
        'La fiche d’un vendeur est faite pour être vue : nom de l’entreprise, métier, lieu, description, mots-clés, ancienneté. Le numéro et l’adresse e-mail ne vont qu’aux membres connectés : aux acheteurs avec la fiche, aux autres vendeurs quand ils ouvrent ce contact, dans leur limite du jour. Vous pouvez cacher l’adresse e-mail, ou mettre toute la fiche en pause, dans vos [paramètres](/settings).',
        'La fiche d’un vendeur a aussi une page ouverte, que chacun peut lire et partager, sans le numéro ni l’adresse e-mail ; le repère n’y est écrit que si vous le voulez. Vous la fermez dans vos [paramètres](/settings). Les moteurs de recherche n’apprennent la page d’une entreprise qu’une fois son propriétaire prévenu par e-mail.',
        'Les acheteurs n’apparaissent pas dans la recherche, sauf s’ils l’activent dans leurs [paramètres](/settings). Alors les membres qui vendent, et eux seuls, les trouvent comme « Client », avec leur ville, sans nom ; ils peuvent ouvrir le numéro et, s’il n’est pas caché, l’adresse e-mail, dans leur limite du jour. S’il le désactive, l’acheteur sort aussitôt de la recherche ; qui avait ouvert le numéro le garde. Notre équipe de support ne regarde un compte que pour répondre à une demande ou traiter un signalement. Nous ne remettons des données à une autorité que si la loi ou un tribunal nous y oblige.',
      ],
    },
    {
      id: 'companies',
      heading: 'Les entreprises qui travaillent pour nous',
      paragraphs: [
        'Elles traitent des données pour notre compte, pour faire marcher Mboalink et rien d’autre :',
        'Leurs machines sont hors du Cameroun, en Europe notamment. La loi y met des conditions, et c’est nous qui en répondons devant vous.',
        'Quand vous touchez WhatsApp, appel ou e-mail, une autre application s’ouvre avec le numéro ou l’adresse et, pour WhatsApp, un premier message que vous pouvez modifier. À partir de là, ce sont ses règles qui s’appliquent.',
      ],
      list: [
        'Cloudflare livre les pages, fait tourner l’application et la protège des attaques. Il voit votre adresse réseau (IP) et ce qui passe entre votre téléphone et Mboalink.',
        'Neon héberge la base de données où se trouve tout ce qui précède.',
        'Resend achemine nos e-mails. Il reçoit votre adresse et le texte du message.',
        'Flutterwave ou CamPay encaisse, un seul pour chaque paiement, et seulement si vous payez. Il reçoit votre nom, votre adresse e-mail, le numéro qui paie, le plan et le montant, et vous fait demander l’accord par votre opérateur.',
      ],
    },
    {
      id: 'how-long',
      heading: 'Combien de temps nous les gardons',
      paragraphs: [
        'Nous gardons vos données tant que vous avez un compte, puis nous les effaçons. Certaines durent moins :',
      ],
      list: [
        'Un code à usage unique ne marche plus après 10 minutes ; il est effacé après un jour, avec le nombre d’essais manqués.',
        'Une connexion prend fin 30 jours après sa dernière utilisation, au bout de 90 jours au plus tard, ou dès que vous vous déconnectez. Sa trace est effacée 30 jours plus tard.',
        'Vos recherches sont effacées au bout de trente jours, les contacts que vous avez regardés et joints au bout de quatre-vingt-douze. Ce que cela donne pour une entreprise, en chiffres, reste treize mois, ou aussi longtemps que son compte.',
        'Quand vous effacez votre historique de recherche dans vos [paramètres](/settings), les mots que vous avez cherchés sont effacés aussitôt, ici comme chez nous.',
        'Un signalement est effacé au bout de douze mois, ou avec votre compte.',
        'Les journaux techniques disparaissent au bout de 7 jours au plus. Nous n’y écrivons ni nom, ni numéro, ni adresse e-mail, seulement des empreintes illisibles du compte et du réseau.',
        'Quand vous supprimez votre compte dans les paramètres, en moins d’une minute plus personne ne voit votre fiche, votre nom ni votre numéro, et vous êtes déconnecté partout. Pendant sept jours, vous pouvez revenir en vous connectant ; ensuite, le compte et vos données sont effacés de notre base. Les copies de sécurité peuvent les contenir jusqu’à 30 jours de plus.',
        'Si le compte a eu un essai gratuit, une empreinte illisible de chaque adresse e-mail et de chaque numéro qu’il a eus reste douze mois, pour que personne n’en ait un second. Personne ne peut y lire l’adresse ou le numéro.',
        'Ce que les entreprises de paiement nous annoncent d’un paiement est effacé au bout d’un mois.',
        'Nous ne gardons plus longtemps que ce qu’une loi nous oblige à garder : un paiement et son reçu restent au moins dix ans, pour les comptes. Quand le compte est effacé, ils ne portent plus ni nom, ni adresse, ni numéro.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies et mémoire de votre téléphone',
      paragraphs: [
        'Nous utilisons six cookies, tous nécessaires au service. C’est pourquoi aucun bandeau ne vous demande votre accord. Aucun ne vous suit sur un autre site. Notre [politique des cookies](/cookies-policy) les nomme un par un, avec tout ce que votre navigateur garde d’autre.',
        'Si vous dites qu’un téléphone est le vôtre, il garde les numéros que vous avez vus, vos contacts, vos dix dernières recherches et les chiffres de votre mois, pour lire et appeler sans réseau. Cette copie ne quitte pas ce téléphone. Elle est effacée quand vous vous déconnectez, quand une autre personne se connecte, quand vous supprimez votre compte, après 30 jours sans notre serveur, ou aussitôt dans vos [paramètres](/settings) ; celui que vous bloquez en sort.',
      ],
    },
    {
      id: 'security',
      heading: 'Comment nous les protégeons',
      paragraphs: [
        'Tout voyage chiffré. Les cookies de connexion ne peuvent pas être lus par un script, et une connexion qui semble copiée est coupée. Un numéro que vous n’avez pas le droit de voir n’est jamais envoyé à votre téléphone, même caché dans la page.',
        'Aucun système n’est parfait. Si une fuite vous met en danger, nous vous prévenons, ainsi que l’autorité, comme la loi le demande. Si vous trouvez une faille, dites-le-nous à {{supportEmail}}.',
        'Qui cherche des failles de bonne foi n’a rien à craindre de nous : n’utilisez que vos propres comptes, n’ouvrez, ne changez et ne gardez aucune donnée d’autrui, ne ralentissez rien, et laissez-nous le temps de réparer avant d’en parler. Nous répondons sous trois jours ouvrés.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Vos droits',
      paragraphs: [
        'La loi vous donne ces droits sur vos données :',
        'L’essentiel, vous le faites vous-même, tout de suite et gratuitement : corriger votre [profil](/profile) ; dans vos [paramètres](/settings), télécharger tout ce que nous gardons sur vous, couper des connexions ou supprimer le compte. Pour le reste, écrivez à {{supportEmail}} depuis l’adresse de votre compte, en français ou en anglais : nous répondons sous 30 jours au plus.',
        'Si notre réponse ne vous convient pas, vous pouvez vous plaindre à l’Autorité de protection des données à caractère personnel prévue par la loi n° 2024/017, ou saisir les tribunaux.',
      ],
      list: [
        'Savoir ce que nous gardons sur vous et en recevoir une copie, y compris sous une forme lisible par un autre service.',
        'Faire corriger ce qui est faux ou dépassé.',
        'Faire effacer votre compte et vos données.',
        'Vous opposer à un usage de vos données, ou le faire suspendre le temps de régler une question.',
        'Retirer votre accord à tout moment ; ce qui a été fait avant reste valable.',
      ],
    },
    {
      id: 'minors',
      heading: 'Les mineurs',
      paragraphs: [
        'Mboalink est fait pour des adultes qui achètent et vendent. Si un mineur s’est inscrit sans l’accord d’un parent ou d’un tuteur, écrivez-nous et nous fermerons le compte.',
      ],
    },
    {
      id: 'changes',
      heading: 'Modifications',
      paragraphs: [
        'La date de la dernière modification figure en haut. Si nous voulons garder une donnée nouvelle, utiliser vos données dans un autre but ou travailler avec une autre entreprise, nous changeons d’abord cette page et annonçons par e-mail ce qui compte. Les autres règles sont dans nos [conditions d’utilisation](/terms-of-service).',
      ],
    },
  ],
};
