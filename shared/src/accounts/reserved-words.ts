type Kind = 'offices' | 'nicknames' | 'brands';

/**
 * In whose name people are cheated here, by how much may be said beside it: of offices honest people say that they help
 * with them, and some are called Momo or Uba.
 */
const protectedNames: Readonly<Record<Kind, readonly string[]>> = {
  offices: listOf('eneo, camwater, cnps, dgi, impot, impots, minfi, guce, douane, douanes, gendarmerie'),
  nicknames: listOf('momo, uba'),
  brands:
    listOf(`mtn, orange, orange money, mobile money, nexttel, camtel, airtel, yoomee, viettel, ecobank, afriland, bicec,
    campost, express union, western union, moneygram, paypal, binance, mastercard, whatsapp, facebook, instagram, telegram,
    tiktok, google`),
};

type Claims = { beside: readonly Kind[]; phrases: readonly string[] };

/** How somebody says that they are the institution itself, and beside which names nobody else says so. */
const claims: readonly Claims[] = [
  {
    beside: ['offices', 'nicknames', 'brands'],
    phrases:
      listOf(`officiel, officielle, officiels, official, oficiel, oficial, verifie, verifiee, verified, service client,
      service clients, service clientele, services clients, service a la clientele, relation client, relation clients,
      relation clientele, relations clients, conseiller client, conseillere client, conseiller clientele,
      conseillere clientele, customer service, customer services, customer care, customer support, customer relations,
      client care, helpdesk, help desk, helpline, help line, help center, help centre, hotline, hot line, call center,
      call centre, centre d appel, centre d appels, centre d aide, numero vert, direction generale, direction regionale,
      direction commerciale, directeur, directrice, siege social, siege central, siege national, head office, headquarters`),
  },
  {
    beside: ['nicknames', 'brands'],
    phrases: listOf('support, suport, admin, administrateur, administrator, moderateur, moderator'),
  },
  {
    beside: ['brands'],
    phrases:
      listOf(`assistance, assistant, assistante, aide, help, reclamation, reclamations, remboursement, remboursements,
      refund, refunds, tombola, loterie, lottery`),
  },
];

/** What a company says of itself: beside its name and nothing else it is the company’s own name. */
const companyWords: ReadonlySet<string> = new Set(
  listOf('cameroun, cameroon, cm, sa, plc, ltd, group, groupe'),
);

/** What stands beside a brand in a link without telling whose it is. */
const besides =
  listOf(`pay, paiement, payment, payments, cash, transfert, transfer, agence, agent, agents, info, infos, contact,
  online, app, bank, banque, team, equipe, point`);

function listOf(phrases: string): string[] {
  return phrases.split(/,\s+/);
}

const allClaims = claims.flatMap(({ phrases }) => phrases);

const vocabulary = [...Object.values(protectedNames).flat(), ...allClaims, ...companyWords, ...besides]
  .flatMap((phrase) => phrase.split(' '))
  .filter((word) => word.length > 2 || companyWords.has(word));

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

type Look = { read: (word: string) => string; table: ReadonlyMap<string, string> };

const lookBy = (read: Look['read']): Look => ({
  read,
  table: new Map(vocabulary.map((word) => [read(word), word])),
});

/** How words are looked at: letter by letter, or as a hasty eye does. */
export const asTyped = lookBy((word) => word);
export const asSeen = lookBy(seenAs);

/**
 * Folded words with our vocabulary found in them, also where it was written together or apart: 'MTN-Sup port' and 'm t n
 * support' are mtn, support.
 */
export function readWords(words: readonly string[], look: Look): string[] {
  const spelled = words.join(' ').replace(/\b(\w) (?=\w\b)/g, '$1');
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

/** The same of one word; figures before or behind it are figures, or letters: 'momo24', 'm0m0'. */
function partsOfNumbered(word: string, look: Look): string[] | undefined {
  if (/^\d+$/.test(word)) return undefined;
  const without = [word, word.replace(/\d+$/, ''), word.replace(/^\d+/, ''), word.replace(/^\d+|\d+$/g, '')];
  for (const each of without) {
    const parts = partsOf(each, look);
    if (parts) return parts;
  }
  return undefined;
}

/** The words that a word is made of, where it is made of nothing else. */
function partsOf(typed: string, { read, table }: Look): string[] | undefined {
  const word = read(typed);
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

/** Whether words that `readWords` answered speak for an institution: by what stands beside its name, or as its whole name. */
export function speaksForInstitution(words: readonly string[]): boolean {
  const found = protectedIn(words);
  const says = ({ beside, phrases }: Claims) =>
    found.some(({ kind }) => beside.includes(kind)) && phrases.some((phrase) => holds(words, phrase));
  return claims.some(says) || isOwnName(words, new Set(found.flatMap(({ name }) => name.split(' '))));
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
function isOwnName(words: readonly string[], brand: ReadonlySet<string>): boolean {
  return (
    words.every((word) => brand.has(word) || companyWords.has(word)) &&
    words.some((word) => brand.has(word)) &&
    words.some((word) => companyWords.has(word))
  );
}

/**
 * Whether a name of one word, without spaces, is made of our vocabulary alone and names or claims an institution, or does both
 * beside other words: 'orangepay', 'serviceclient24', 'mtnsupportakwa'.
 */
export function isOfInstitution(name: string): boolean {
  const parts = partsOfNumbered(name, asSeen);
  if (parts) return protectedIn(parts).length > 0 || allClaims.some((phrase) => holds(parts, phrase));
  const seen = seenAs(name);
  const has = (phrase: string) => seen.includes(seenAs(phrase.replaceAll(' ', '')));
  return protectedNames.brands.some(has) && allClaims.some((phrase) => phrase.length > 4 && has(phrase));
}
