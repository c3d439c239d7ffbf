import { isAuthority } from './authorities.ts';
import {
  allClaims,
  besides,
  type Claims,
  claims,
  companyWords,
  duties,
  joints,
  type Kind,
  listOf,
  ofAnyFirm,
  protectedNames,
  titles,
} from './institution-words.ts';
import { isWholeName } from './whole-names.ts';

export const holds = (words: readonly string[], phrase: string) =>
  ` ${words.join(' ')} `.includes(` ${phrase} `);

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

export const saysNothing = (word: string) =>
  joints.has(word) || companyWords.has(word) || /^n?\d+$/.test(word);

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
