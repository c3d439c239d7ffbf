type Tells = (word: string) => boolean;

/** What tells of words whose they are: those that say nothing, those of towns, and whom somebody sends and what for. */
export type Besides = { saysNothing: Tells; isPlace: Tells; isDuty: Tells };

/** What is no business: where such a phrase is all that a name says, it is taken for theirs. */
const authorities =
  phrasesOf(`ambassade, ambassades, embassy, consulat, consulate, haut commissariat, high commission, presidence, presidency, primature,
  premier ministre, prime minister, gouvernement, government, procureur, procureur general,
  commissariat, tribunal, tribunaux, cour supreme, cour d appel, palais de justice, assemblee nationale, senat, surete nationale,
  delegation generale, brigade, prefecture, sous prefecture, police, gendarmerie, mairie, dgi, dgsn, dgd, cnps, impot, impots, douane, douanes,
  guce, camwater, eneo, elecam, crtv, antic, conac, anif,
  tresor public, bir, bataillon d intervention rapide, armee, enam, emia, snh, fne, fonds national de l emploi, bunec, passcam, passecam, pmuc,
  loterie nationale, ministre, minister, gouverneur, governor, prefet, sous prefet, divisional officer, maire, mayor, commissaire,
  president de la republique, president du cameroun, president of cameroon, town hall, city council, centre des impots, centre d impots, tax office, taxation office,
  customs, treasury`);

/** Ministries by what they are called in short. */
const ministries =
  `ac ader as at com commerce dcaf ddevel def edub educ ee efop epat epded epia esec esup fi fof fopra hdu jec justice map midt
  pmeesa postel proff resi rex sante sep tp toul tour tss`
    .split(/\s+/)
    .map((ending) => `min${ending}`);

/** Who takes payments for us, and who has no kiosks: whose name is nobody else’s. */
const others =
  phrasesOf(`notch pay, notchpay, flutterwave, campay, western union, moneygram, money gram, unicef, unesco, onu, united nations,
  nations unies, unhcr, hcr, oms, pnud, undp, beac, cobac, fmi, imf, banque mondiale, world bank, croix rouge, red cross,
  union africaine, union europeenne, interpol, campus france, tlscontact, tls contact, vfs global, afriland first bank, standard chartered,
  societe generale, banque atlantique`);

/** Who is on everybody’s phone and screen: theirs where somebody claims so. */
const known = phrasesOf(
  'crtv, canal, canal plus, canalbox, startimes, dstv, meta, microsoft, windows, apple, samsung, wave, netflix, amazon, gmail, yahoo, messenger, visa, starlink, jumia, dhl, fedex, yango, glovo, 1xbet, melbet, premier bet, fifa, fecafoot, sonara, camrail, ens, enset, port autonome',
);
const claims =
  phrasesOf(`officiel, officielle, official, oficiel, oficial, support, suport, service client, service clients, service clientele,
  customer service, customer care, helpdesk, help desk, hotline, assistance, recrutement, admin, administrateur,
  concours, remboursement, remboursements, recouvrement, verification, colis bloque, colis bloques, gain, gains, gagnant, gagnants, subvention, subventions`);
/** What stands beside those and says nothing of whose it is. */
const besideKnown = wordsIn(
  'agent agents agence colis compte comptes carte cartes abonnement abonnements reabonnement reabonnements express',
);

/** What the State alone makes out, and how that is asked for. */
const papers = phrasesOf(
  'passeport, passeports, passport, passports, cni, carte nationale d identite, acte de naissance, actes de naissance',
);
const besidePapers = wordsIn('carte cartes express rapide urgent urgents biometrique biometriques');

/** Who is known to everybody by an office. */
const persons = phrasesOf('paul biya, biya paul, chantal biya, franck biya, dion ngute, premiere dame');
const ofPersons = wordsIn(
  'fondation foundation president presidente excellence madame monsieur mme mr dr cabinet officiel officielle official',
);

/** Who speaks for a site, or what only it gives. */
const roles =
  phrasesOf(`admin, administrateur, administratrice, administrator, moderateur, moderatrice, moderator, moderation, webmaster, support, suport,
  helpdesk, hotline, certifie, certifiee, certified, badge bleu, blue badge, coche bleue, blue tick, badge certifie, vendeur certifie, vendeuse certifiee, prestataire certifie,
  certified seller, compte or, compte gold, gold account, support technique, technical support, equipe support, support team,
  equipe de verification, verification team, fraude, fraudes, fraud, anti fraude, anti fraud, antifraude, antifraud`);
/** The same where two are together, or a service is named. */
const ofSites =
  wordsIn(`premium compte comptes account accounts badge paiement paiements payment payments site plateforme annuaire directory
  client clients clientele customer help aide notification notifications alerte alertes systeme system facturation billing abonnement
  abonnements verification officiel officielle official department cellule`);

/** What stands beside an authority without being a business. */
const oftenBeside =
  wordsIn(`nationale national judiciaire municipale municipal urbaine urbain central centrale commissaire brigade poste officier agent
  sous direction delegation republique premiere senior division grande instance militaire administratif criminel criminelle special recherche
  recherches territoriale mixte antigang intervention rapide visa visas pret prets credit loan loans don dons subvention subventions financement financements bourse bourses emploi aide
  camerounaise cameroonian pension pensions retraite passeport passeports passport passports cni inscription inscriptions acte actes naissance
  compteur compteurs facturation loterie bank arrondissement departement departementale bureau officiel officielle official numero no n centre`);

const countries =
  wordsIn(`canada france usa etats unis united states america allemagne germany belgique italie italy espagne spain suisse chine china turquie
  nigeria gabon tchad congo uk royaume uni kingdom angleterre dubai qatar maroc tunisie egypte senegal russie inde japon bresil luxembourg
  portugal schengen europe american americain americaine british canadian canadien canadienne chinese chinois francais francaise
  french german`);

/** By which people are led to believe that somebody lets them into a country, or pays for it. */
const entries = phrasesOf(
  'visa, visas, immigration, green card, dv lottery, bourse, bourses, scholarship, scholarships',
);
/** What needs no country beside it: an honest business sells none of these. */
const lotteries = phrasesOf('green card, dv lottery, visa lottery, loterie visa, visa bourse, bourse visa');
const besideEntries = wordsIn(
  `travail work emploi job jobs etude etudes etudiant etudiants study student students loterie lottery express rapide garanti
  garantis permanente residence pour`,
);
const homeland = wordsIn('cameroun cameroon camer cmr');

const departments =
  wordsIn(`wouri mfoundi moungo nkam sanaga maritime fako meme manyu ndian lebialem mezam bui boyo menchum donga mantung
  ngoketunjia bamboutos menoua mifi koung khi nde noun haut haute hauts plateaux lekie mefou afamba akono mbam inoubou kim nyong kelle
  mfoumou boumba ngoko dja lobo mvila ocean vallee ntem djerem faro deo mayo banyo mbere vina benoue rey louti diamare logone chari danay
  kani sava tsanaga`);

/** By which a site leads somebody to sign in, to pay or to fetch something: as a link of ours, each is ours alone. */
const ofLinks =
  wordsIn(`connexion connection connecter compte comptes account accounts payer paiement paiements payment payments certifie certifiee certified
  telecharger telechargement download apk alerte alertes alert alerts bonus verifier verify verification validation valider confirmer confirmation
  abonnement abonnements facturation identifiant identifiants motdepasse password otp session moderateur administrateur badge visa
  login signin retrait retraits retirer withdraw transfert transferts transfer code codes pin passeport passeports passport passports concours
  gagner gagnant gagnants cadeau cadeaux gift gifts`);
const possessives = wordsIn('mon ma mes my notre nos our votre vos your ici here');

/** Before a name they change nothing. */
export const articles = wordsIn('le la les l the');

function phrasesOf(list: string): string[] {
  return longestFirst(list.split(/,\s+/));
}

/** So that 'canal plus' is read before 'canal'. */
function longestFirst(phrases: readonly string[]): string[] {
  return [...phrases].sort((one, other) => other.length - one.length);
}

function wordsIn(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

const offices = longestFirst([...authorities, ...ministries]);

/** Of those phrases the words by which a name that is written together is read: 'NotchPay'. */
export const wholeNameWords: readonly string[] = [
  ...[...offices, ...others, ...persons, ...roles].filter((phrase) => phrase.length > 5),
  ...entries,
  ...countries,
];

/** What else a link is read by, which has no spaces. */
export const wholeLinkWords: readonly string[] = [
  ...wholeNameWords,
  ...offices,
  ...others,
  ...known,
  ...ofSites,
  ...oftenBeside,
  ...ofPersons,
  ...besideEntries,
  ...ofLinks,
  ...possessives,
  'premium',
].flatMap((phrase) => phrase.split(' '));

/** What is left of words without those phrases, of which the longest come first; undefined where none of them is there. */
function leftOf(words: readonly string[], phrases: readonly string[]): string[] | undefined {
  const text = ` ${words.join('  ')} `;
  const left = phrases.reduce(
    (rest, phrase) => rest.replaceAll(` ${phrase.replaceAll(' ', '  ')} `, '  '),
    text,
  );
  return left === text ? undefined : left.split(/\s+/).filter(Boolean);
}

/**
 * Whether words are nothing but the name of an authority, of who takes payments, of somebody known to all, or of a part of
 * a site, with places and little words: 'Ambassade du Canada', 'Western Union Douala', 'Support du site'. Whose first word is
 * a place is near one: 'Carrefour Tribunal'.
 */
export function isWholeName(words: readonly string[], besides: Besides): boolean {
  if (` ${words.join(' ')} `.includes(' en douane ')) return false;
  return [isOffice, isPaper, isEntry, isKnown, isOfSite].some((is) => is(words, besides));
}

/** Whether the words of a link are nothing but that, or what a site asks somebody to do: 'moncompte', 'visacanada'. */
export function isWholeLink(words: readonly string[], saysNothing: Tells): boolean {
  const saysLittle = (word: string) => saysNothing(word) || possessives.has(word);
  const isNone = () => false;
  if (isWholeName(words, { saysNothing: saysLittle, isPlace: isNone, isDuty: isNone })) return true;
  return (
    words.some((word) => ofLinks.has(word)) &&
    words.every((word) => ofLinks.has(word) || ofSites.has(word) || countries.has(word) || saysLittle(word))
  );
}

const beginsWith = (words: readonly string[], phrases: readonly string[]) =>
  phrases.some((phrase) => `${words.join(' ')} `.startsWith(`${phrase} `));

function isOffice(words: readonly string[], { saysNothing, isPlace, isDuty }: Besides): boolean {
  const at = words.findIndex((word) => !saysNothing(word) || oftenBeside.has(word));
  if (isPlace(words[at] ?? '') && !beginsWith(words.slice(at), [...offices, ...others])) return false;
  const saysLittle = (word: string) =>
    saysNothing(word) || isPlace(word) || isDuty(word) || oftenBeside.has(word);
  const ofOffice = (word: string) => saysLittle(word) || countries.has(word) || departments.has(word);
  return (
    leftOf(words, offices)?.every(ofOffice) === true || leftOf(words, others)?.every(saysLittle) === true
  );
}

function isPaper(words: readonly string[], { saysNothing, isPlace }: Besides): boolean {
  const left = leftOf(words, papers);
  return left?.every((word) => besidePapers.has(word) || saysNothing(word) || isPlace(word)) === true;
}

/** 'Visa Canada', 'Bourse France', 'DV Lottery 2027'; a 'Cabinet Visa Canada' helps with one. */
function isEntry(words: readonly string[], { saysNothing, isPlace, isDuty }: Besides): boolean {
  const ofCountry = (word: string) => countries.has(word) || homeland.has(word);
  const saysLittle = (word: string) =>
    saysNothing(word) || isPlace(word) || isDuty(word) || besideEntries.has(word) || ofCountry(word);
  const isAsked = words.some(ofCountry) || leftOf(words, lotteries) !== undefined;
  return isAsked && leftOf(words, entries)?.every(saysLittle) === true;
}

function isKnown(words: readonly string[], { saysNothing, isPlace }: Besides): boolean {
  const saysLittle = (word: string) => saysNothing(word) || isPlace(word);
  const behindClaim = leftOf(words, claims);
  const claimed = behindClaim && leftOf(behindClaim, known);
  if (claimed?.every((word) => saysLittle(word) || besideKnown.has(word) || countries.has(word))) return true;
  // Its own name in this country: 'Starlink Cameroun'.
  if (words.some((word) => homeland.has(word)) && leftOf(words, known)?.every(saysNothing)) return true;
  return leftOf(words, persons)?.every((word) => saysLittle(word) || ofPersons.has(word)) === true;
}

function isOfSite(words: readonly string[], { saysNothing, isPlace }: Besides): boolean {
  const saysLittle = (word: string) => !ofSites.has(word) && (saysNothing(word) || isPlace(word));
  const left = leftOf(words, roles);
  const counted = (left ?? words).filter((word) => !saysLittle(word));
  if (!counted.every((word) => ofSites.has(word))) return false;
  if (left || counted.length > 1) return true;
  const [only] = counted;
  return only === 'premium' ? words.length === 1 : only !== undefined && isOfService(words);
}

const isOfService = (words: readonly string[]) =>
  /^services?$/.test(words.find((word) => !articles.has(word)) ?? '');
