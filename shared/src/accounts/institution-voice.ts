import { isAuthority } from './authorities.ts';
import {
  accountDuties,
  allClaims,
  bankDuties,
  banks,
  besides,
  type Claims,
  claims,
  companyWords,
  crews,
  duties,
  joints,
  type Kind,
  listOf,
  ofAnyFirm,
  owners,
  protectedNames,
  titles,
} from './institution-words.ts';
import { articles, isWholeName } from './whole-names.ts';

export const holds = (words: readonly string[], phrase: string) =>
  ` ${words.join(' ')} `.includes(` ${phrase} `);

/** The protected names among words that `readWords` answered. */
export function protectedIn(words: readonly string[]): { kind: Kind; name: string }[] {
  return (Object.keys(protectedNames) as Kind[]).flatMap((kind) =>
    protectedNames[kind].flatMap((name) => (holds(words, name) ? { kind, name } : [])),
  );
}

/**
 * Whether words that `readWords` answered speak for an institution: by what stands beside its name, by that name alone, or by
 * the duty of somebody there and no word of anybody else's; `isPlace` knows the words of towns and quartiers.
 */
export function speaksForInstitution(words: readonly string[], isPlace: Tells): boolean {
  const found = protectedIn(words);
  const says = ({ beside, phrases }: Claims) =>
    found.some(({ kind }) => beside.includes(kind)) && phrases.some((phrase) => holds(words, phrase));
  return (
    claims.some(says) ||
    isBrandAlone(words, found) ||
    isOwnName(words, found) ||
    isOnDuty(words, found, isPlace) ||
    isSent(words, found) ||
    isAuthority(words, (word) => isOnDutyWord(word) || tellsNothing(word), isPlace) ||
    isWholeName(words, { saysNothing, isPlace, isDuty: isOnDutyWord })
  );
}

type Tells = (word: string) => boolean;

type Protected = ReturnType<typeof protectedIn>;

const wordsOfNames = (found: Protected): ReadonlySet<string> =>
  new Set(found.flatMap(({ name }) => name.split(' ')));

/** Whether a word says nothing of whose a business is. */
const tellsNothing = (word: string) => saysNothing(word) || besides.includes(word);

export const saysNothing = (word: string) =>
  joints.has(word) || companyWords.has(word) || /^n?\d+(?:er?|eme)?$/.test(word);

const isOnDutyWord = (word: string) => duties.has(word) || titles.includes(word);

/** 'DG MTN', 'Conseiller Orange à Akwa', 'MoMo Remboursement'; what somebody does 'en douane' is a trade. */
function isOnDuty(words: readonly string[], found: Protected, isPlace: Tells): boolean {
  if (holds(words, 'en douane')) return false;
  const isDuty = dutyBeside(found);
  const names = wordsOfNames(found);
  // Whoever is only called Momo is found at a place, too: 'Garage Momo Assistance'.
  const isWhere = (word: string, at: number) => isPlace(word) && (at > 0 || found.some(isSender));
  return (
    words.some(isDuty) &&
    words.every((word, at) => isDuty(word) || names.has(word) || tellsNothing(word) || isWhere(word, at))
  );
}

/** What tells of a word whether it is a duty of who is named beside it. */
function dutyBeside(found: Protected): Tells {
  const has = (kind: Kind) => found.some((each) => each.kind === kind);
  const [isSent, isNickname, isOurs] = [found.some(isSender), has('nicknames'), has('ours')];
  const isBank = found.some(({ name }) => banks.has(name));
  return (word) =>
    (isSent && isOnDutyWord(word)) ||
    (isNickname && accountDuties.has(word)) ||
    (isOurs && crews.has(word)) ||
    (isBank && bankDuties.has(word));
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

/** Whether words are nothing but a brand, which many sell, and one company alone is called: 'MTN', 'Orange Money'. */
function isBrandAlone(words: readonly string[], found: Protected): boolean {
  const names = wordsOfNames(found);
  const companies = new Set(found.map(({ name }) => owners[name] ?? name.split(' ')[0]).filter(Boolean));
  return (
    found.some(({ kind }) => kind === 'brands' || kind === 'nicknames') &&
    companies.size < 2 &&
    words.every((word) => names.has(word) || articles.has(word))
  );
}

/** Whether words are no more than what somebody may be called at home: 'Momo', 'Uba'. */
export const isNickname = (words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => protectedNames.nicknames.includes(word));

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
