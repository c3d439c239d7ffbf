import { authorityWords, isAuthority } from './authorities.ts';
import { isWholeLink, isWholeName, wholeLinkWords, wholeNameWords } from './whole-names.ts';

type Kind = 'offices' | 'nicknames' | 'ours' | 'brands';

/**
 * In whose name people are cheated here, by how much may be said beside it: of offices honest people say that they help
 * with them, some are called Momo or Uba, and Mboa is home. The one list of them: short names are read by it as well.
 */
const protectedNames: Readonly<Record<Kind, readonly string[]>> = {
  offices: listOf(
    'eneo, camwater, cnps, dgi, impot, impots, minfi, guce, douane, douanes, gendarmerie, police, dgsn, prefecture, mairie, ministere, elecam, enam, emia, snh, bunec, tresor public',
  ),
  nicknames: listOf('momo, uba'),
  ours: listOf('mboa'),
  brands:
    listOf(`mtn, mtn momo, orange, orange money, mobile money, nexttel, camtel, airtel, yoomee, viettel, ecobank, afriland, bicec,
    campost, express union, western union, moneygram, paypal, campay, notch pay, flutterwave, binance, mastercard, whatsapp, facebook, instagram, telegram,
    tiktok, google, unicef, unesco`),
};

type Claims = { beside: readonly Kind[]; phrases: readonly string[] };

/** How somebody says that they are the institution itself, and beside which names nobody else says so. */
const claims: readonly Claims[] = [
  {
    beside: ['offices', 'nicknames', 'ours', 'brands'],
    phrases:
      listOf(`officiel, officielle, officiels, official, oficiel, oficial, verifie, verifiee, verified, service client,
      service clients, service clientele, services clients, service a la clientele, relation client, relation clients,
      relation clientele, relations clients, conseiller client, conseillere client, conseiller clientele,
      conseillere clientele, customer service, customer services, customer care, customer support, customer relations,
      client care, helpdesk, help desk, helpline, help line, help center, help centre, hotline, hot line, call center,
      call centre, centre d appel, centre d appels, centre d aide, numero vert, direction generale, direction regionale,
      direction commerciale, siege social, siege central, siege national, head office, headquarters`),
  },
  {
    beside: ['offices', 'brands'],
    phrases: listOf('directeur, directrice, hq'),
  },
  {
    // What the State took from others is sold by it alone.
    beside: ['offices'],
    phrases: listOf('saisis, marchandises saisies, seized, aux encheres'),
  },
  {
    beside: ['nicknames', 'ours', 'brands'],
    phrases: listOf(
      'support, suport, admin, administrateur, administratrice, administrator, moderateur, moderatrice, moderator',
    ),
  },
  {
    beside: ['brands'],
    phrases:
      listOf(`assistance, assistant, assistante, aide, help, reclamation, reclamations, remboursement, remboursements,
      refund, refunds, tombola, loterie, lottery, gagnant, gagnante, gagnants, winner, winners`),
  },
];

/**
 * Whom a company sends and what for, by the stems of such words. A business of its own may be called so, too, and says what
 * it does or whose it is: a name that says nothing else speaks for the company.
 */
const duties: ReadonlySet<string> = new Set([
  ...listOf(
    'dg, pdg, dga, ceo, sav, siege, rh, control, promo, promotion, bonus, prime, concours, jackpot, litige, litiges, staff, team, equipe, chef',
  ),
  // What is promised in its name.
  ...listOf(
    'cadeau, cadeaux, gift, gifts, anniversaire, pret, prets, loan, loans, bourse, bourses, scholarship, scholarships',
  ),
  ...listOf(`administr, conseill, controll, direct, fond, found, fraud, antifraud, gagn, inspect, manag, presid, reclam, recrut, recruit, rembours, respons,
    secur, superv, verif`).flatMap((stem) =>
    listOf(`e, er, ere, ers, eur, eurs, euse, rice, or, ateur, atrice, ator, ant, ante, ent, ence, ement, ment, ing, ite, ity,
      able, ion, ation, ations, ication, iseur, isor, ision`).map((ending) => stem + ending),
  ),
]);

/** Whom an institution sends. */
const titles =
  listOf(`representant, representante, representants, representation, representative, representatives, delegue,
  deleguee, delegues, delegation, delegate, delegates`);

/** What a company says of itself: beside its name and nothing else it is the company’s own name. */
const companyWords: ReadonlySet<string> = new Set(
  listOf('cameroun, cameroon, camer, cmr, cm, sa, plc, ltd, group, groupe'),
);

/** Of those what somebody also says who is only called Momo. */
const ofAnyFirm: ReadonlySet<string> = new Set(listOf('group, groupe'));

/** What stands beside a brand without telling whose it is. */
const besides =
  listOf(`pay, paiement, payment, payments, cash, transfert, transfer, agence, agent, agents, info, infos, contact,
  online, app, rapide, bank, banque, point, pro`);

/** What says nothing of whose a business is, either. */
const joints: ReadonlySet<string> = new Set(
  listOf(
    `a, au, aux, d, de, des, du, en, et, l, la, le, les, and, at, for, in, of, the, service, services, bureau,
    regional, regionale, national, nationale, general, generale`,
  ),
);

function listOf(phrases: string): string[] {
  return phrases.split(/,\s+/);
}

function lackingOf(name: string): string[] {
  return [...name].map((_, at) => name.slice(0, at) + name.slice(at + 1));
}

const allClaims = claims.flatMap(({ phrases }) => phrases);

const vocabulary = [
  ...Object.values(protectedNames).flat(),
  ...allClaims,
  ...companyWords,
  ...besides,
  ...duties,
  ...titles,
  ...authorityWords,
  ...wholeNameWords,
]
  .flatMap((phrase) => phrase.split(' '))
  .filter((word) => word.length > 2 || companyWords.has(word) || word === 'hq');

const longest = Math.max(...vocabulary.map((word) => word.length));

const digitLetters = 'oizeasgtb';

/** A word of letters and digits as a hasty eye reads it, to be compared with another read so: '0fficie1' as 'officiel'. */
export function seenAs(word: string): string {
  return word
    .replace(/[0-8]/g, (digit) => digitLetters.charAt(Number(digit)))
    .replaceAll('vv', 'w')
    .replaceAll('rn', 'm')
    .replaceAll('l', 'i');
}

type Table = ReadonlyMap<string, string>;

type Look = { read: (word: string) => string; table: Table; onceLettered: Table };

/** A word with one letter for each that stands several times: 'gendarmerrie' as 'gendarmerie', 'controlleur' as 'controleur'. */
export const lettersOnce = (word: string): string => word.replace(/([a-z])\1+/g, '$1');

/** Shorter words are other ones with a letter more: 'Monno' is no Mono. */
const shortestOnceLettered = 6;

/** Words so long that one letter may be missing, and everybody still reads them: 'watsapp'. */
const lacking = Object.values(protectedNames)
  .flat()
  .filter((name) => name.length > 7 && !name.includes(' '))
  .flatMap((name) => lackingOf(name).map((word): [string, string] => [word, name]));

const lookBy = (read: Look['read']): Look => ({
  read,
  table: new Map([
    ...lacking.map(([word, name]): [string, string] => [read(word), name]),
    ...vocabulary.map((word): [string, string] => [read(word), word]),
  ]),
  onceLettered: new Map(
    vocabulary
      .filter((word) => word.length >= shortestOnceLettered)
      .map((word): [string, string] => [lettersOnce(read(word)), word]),
  ),
});

/** How words are looked at: letter by letter, or as a hasty eye does. */
export const asTyped = lookBy((word) => word);
export const asSeen = lookBy(seenAs);

/**
 * Folded words with our vocabulary found in them, also where it was written together or apart: 'MTN-Sup port' and 'm t n
 * support' are mtn, support.
 */
export function readWords(words: readonly string[], look: Look): string[] {
  const spelled = words
    .join(' ')
    .replace(/\b\w(?: \w)+\b/g, (letters) => spelledIn(letters.replaceAll(' ', ''), look));
  const known: string[] = [];
  let unknown = '';
  for (const word of spelled.split(' ')) {
    const parts = partsOfNumbered(word, look);
    const joined = parts ? undefined : partsOf(unknown + word, look);
    if (joined && unknown) known.splice(-1, 1, ...joined);
    else known.push(...(parts ?? [word]));
    unknown = parts || joined ? '' : word;
  }
  return known;
}

/** Letters that stood alone, with the first word among them apart from those that are none of it: 'mtna' as 'mtn a'. */
function spelledIn(letters: string, look: Look): string {
  if (partsOf(letters, look)) return letters;
  for (let start = 0; start + 3 <= letters.length; start += 1) {
    for (let end = letters.length; end >= start + 3; end -= 1) {
      const word = letters.slice(start, end);
      if (!partsOf(word, look)) continue;
      return `${letters.slice(0, start)} ${word} ${spelledIn(letters.slice(end), look)}`.trim();
    }
  }
  return letters;
}

/** The same of one word; figures in or around it are figures, or letters: 'momo24', 'orange24money', 'm0m0'. */
function partsOfNumbered(word: string, look: Look): string[] | undefined {
  if (/^\d+$/.test(word)) return undefined;
  const without = [
    word,
    word.replace(/\d+$/, ''),
    word.replace(/^\d+/, ''),
    word.replace(/^\d+|\d+$/g, ''),
    word.replace(/\d+/g, ''),
  ];
  for (const each of without) {
    const parts = partsOf(each, look);
    if (parts) return parts;
  }
  return undefined;
}

/** The words that a word is made of, where it is made of nothing else. */
function partsOf(typed: string, look: Look): string[] | undefined {
  const parts = segmentsOf(typed, look);
  return parts?.some((part) => isOverread(part, typed)) ? undefined : parts;
}

/** Short words that many are written like: 'DGL', 'Morno', '5A'. Figures for letters make them, except where figures are usual. */
const easilyRead: ReadonlySet<string> = new Set(
  [...protectedNames.offices, ...protectedNames.nicknames].filter((name) => name.length < 10),
);

function isOverread(part: string, typed: string): boolean {
  if (typed.includes(part)) return false;
  return companyWords.has(part) ? part.length < 4 : easilyRead.has(part) && !/\d/.test(typed);
}

function segmentsOf(typed: string, { read, table, onceLettered }: Look): string[] | undefined {
  const word = read(typed);
  return segmentsIn(word, table) ?? segmentsIn(lettersOnce(word), onceLettered);
}

function segmentsIn(word: string, table: Table): string[] | undefined {
  const before: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    for (let start = Math.max(0, end - longest); start < end && !before[end]; start += 1) {
      const part = before[start] && table.get(word.slice(start, end));
      if (part) before[end] = [...(before[start] ?? []), part];
    }
  }
  return before[word.length];
}

const holds = (words: readonly string[], phrase: string) => ` ${words.join(' ')} `.includes(` ${phrase} `);

/** The protected names among words that `readWords` answered. */
export function protectedIn(words: readonly string[]): { kind: Kind; name: string }[] {
  return (Object.keys(protectedNames) as Kind[]).flatMap((kind) =>
    protectedNames[kind].flatMap((name) => (holds(words, name) ? { kind, name } : [])),
  );
}

/**
 * Whether words that `readWords` answered speak for an institution: by what stands beside its name, as its whole name, or by
 * the duty of somebody there and no word of anybody else's; `isPlace` knows the words of towns and quartiers.
 */
export function speaksForInstitution(words: readonly string[], isPlace: (word: string) => boolean): boolean {
  const found = protectedIn(words);
  const says = ({ beside, phrases }: Claims) =>
    found.some(({ kind }) => beside.includes(kind)) && phrases.some((phrase) => holds(words, phrase));
  return (
    claims.some(says) ||
    isOwnName(words, found) ||
    isOnDuty(words, found, isPlace) ||
    isSent(words, found) ||
    isAuthority(words, (word) => isOnDutyWord(word) || tellsNothing(word), isPlace) ||
    isWholeName(words, { saysNothing, isPlace, isDuty: isOnDutyWord })
  );
}

type Protected = ReturnType<typeof protectedIn>;

const wordsOfNames = (found: Protected): ReadonlySet<string> =>
  new Set(found.flatMap(({ name }) => name.split(' ')));

/** Whether a word says nothing of whose a business is. */
const tellsNothing = (word: string) => saysNothing(word) || besides.includes(word);

const saysNothing = (word: string) => joints.has(word) || companyWords.has(word) || /^n?\d+$/.test(word);

const isOnDutyWord = (word: string) => duties.has(word) || titles.includes(word);

/** 'DG MTN', 'Conseiller Orange à Akwa'; what somebody does 'en douane' is a trade. */
function isOnDuty(words: readonly string[], found: Protected, isPlace: (word: string) => boolean): boolean {
  if (!found.some(isSender) || holds(words, 'en douane')) return false;
  const names = wordsOfNames(found);
  return (
    words.some(isOnDutyWord) &&
    words.every((word) => isOnDutyWord(word) || names.has(word) || tellsNothing(word) || isPlace(word))
  );
}

const isSender = ({ kind }: Protected[number]) => kind === 'brands' || kind === 'offices';

/** A title right before an institution, whoever bears it: 'Représentant de la CNPS Jean Fotso'. */
function isSent(words: readonly string[], found: Protected): boolean {
  return words.some((word, at) => {
    if (!titles.includes(word)) return false;
    const behind = words.slice(at + 1);
    const isNext = (name: string) => `${behind.join(' ')} `.startsWith(`${name} `);
    while (behind[0] && behind[0] !== 'en' && joints.has(behind[0])) behind.shift();
    return found.some((each) => isSender(each) && isNext(each.name));
  });
}

/** By which somebody says of a place that it speaks for a brand; a head office is a place, and so is what stands near one. */
const placeClaims =
  listOf(`agence officielle, agences officielles, agent officiel, agents officiels, bureau officiel,
  service officiel, page officielle, compte officiel, point officiel, site officiel, boutique officielle, official agency,
  official agent, official account, official page, official shop, official store, official site, service client,
  service clients, service clientele, services clients, service a la clientele, relation client, relation clients,
  relation clientele, conseiller client, conseillere client, conseiller clientele, conseillere clientele,
  customer service, customer services, customer care, customer support, client care, helpdesk, help desk, helpline,
  help line, hotline, hot line, numero vert, support, suport, admin, administrateur, administrator, moderateur, moderator`);

/** Whether words that `readWords` answered, of a place or a price, speak for an institution. */
export function claimsInstitution(words: readonly string[]): boolean {
  const found = protectedIn(words);
  const isBrand = new Set(found.flatMap(({ name }) => name.split(' ')));
  const officials = new Set(['officiel', 'officielle', 'officiels', 'official', 'oficiel', 'oficial']);
  return (
    found.some(({ kind }) => kind !== 'offices') &&
    (placeClaims.some((phrase) => holds(words, phrase)) ||
      (words.some((word) => officials.has(word)) &&
        words.every((word) => officials.has(word) || isBrand.has(word) || companyWords.has(word))))
  );
}

/** Whether words hold any by which somebody speaks for others. */
export const holdsClaim = (words: readonly string[]): boolean =>
  [...allClaims, ...placeClaims].some((phrase) => holds(words, phrase));

/** 'MTN Cameroon SA'. */
function isOwnName(words: readonly string[], found: Protected): boolean {
  const names = wordsOfNames(found);
  const isNickname = found.every(({ kind }) => kind === 'nicknames');
  return (
    found.some(({ kind }) => kind !== 'ours') &&
    words.every((word) => names.has(word) || companyWords.has(word)) &&
    words.some((word) => companyWords.has(word) && !(isNickname && ofAnyFirm.has(word)))
  );
}

/** Which stand in no other word, so that no part of a name is one; of offices some do, in names of crossroads, and a fruit. */
const longNames = [
  ...protectedNames.brands.filter((name) => name.length > 5 && name !== 'orange'),
  ...protectedNames.offices.filter((name) => name.length > 7),
  ...lacking.map(([word]) => word),
  ...protectedNames.brands
    .filter((name) => name.length > 10 && name.includes(' '))
    .flatMap((name) => lackingOf(name.replace(' ', ''))),
].map((name) => seenAs(name.replaceAll(' ', '')));

/** What a link is read by: our vocabulary, what only links say, and little words. */
const linkTable: Table = new Map(
  [...vocabulary, ...wholeLinkWords, ...joints]
    .filter((word) => word.length > 1)
    .map((word): [string, string] => [seenAs(word.replaceAll(' ', '')), word]),
);

/** Whether a word is made of our vocabulary alone. */
export const isVocabulary = (word: string): boolean => partsOfNumbered(word, asSeen) !== undefined;

/**
 * Whether a name of one word, without spaces, is made of our vocabulary alone and names or claims an institution, does both
 * beside other words, or holds one that stands in no other word: 'orangepay', 'serviceclient24', 'mtnsupportakwa', 'shopwhatsapp'.
 */
export function isOfInstitution(name: string): boolean {
  const parts = partsOfNumbered(name, asSeen);
  if (parts && (protectedIn(parts).length > 0 || allClaims.some((phrase) => holds(parts, phrase))))
    return true;
  const whole = segmentsIn(seenAs(name.replace(/^\d+|\d+$/g, '')), linkTable);
  if (
    whole &&
    isWholeLink(
      whole.flatMap((part) => part.split(' ')),
      saysNothing,
    )
  )
    return true;
  const seen = seenAs(name);
  if (longNames.some((long) => seen.includes(long))) return true;
  const has = (phrase: string) => seen.includes(seenAs(phrase.replaceAll(' ', '')));
  return protectedNames.brands.some(has) && allClaims.some((phrase) => phrase.length > 4 && has(phrase));
}
