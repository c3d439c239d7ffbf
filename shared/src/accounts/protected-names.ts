import { wordsOf } from '../slug.ts';

/** Why nobody may be called so: letters of two alphabets, or the name of an institution. */
export type NameProblem = 'alphabets' | 'institution';

/** Brands and offices in whose name people are cheated here: refused as a word of a name. */
const protectedWords = new Set(
  `mboalink mtn camtel nexttel yoomee viettel airtel campost cnps eneo camwater dgi dgsn minfi minesec mineduc minsante
  elecam enam emia snh bunec guce sonel beac cobac ecobank afriland bicec sgbc moneygram paypal flutterwave campay binance
  mastercard unicef unesco interpol omoney mtncm`.split(/\s+/),
);

/** Words by which a reseller says what they are; the protected word may follow. */
const resellers = ['agence', 'kiosque', 'kiosk', 'point', 'call box', 'callbox'];

/** Names that honest businesses hold as a part of theirs: refused where a name is nothing else. */
const protectedPhrases = new Set(
  `orange, orange money, orange cameroun, orange cameroon, express union, western union, momo, mobile money, om, uba,
  canal plus, starlink, whatsapp, facebook, instagram, telegram, tiktok, google, visa, green card, dv lottery, croix rouge,
  police, police nationale, gendarmerie, gendarmerie nationale, douane, douanes, impots, tresor public, mairie, prefecture,
  ministere, tribunal, ambassade, commissariat, presidence, service client, support, help desk, helpdesk`
    .split(',')
    .map((phrase) => wordsOf(phrase).join(' ')),
);

/** Mixed within a name they make letters that only look like Latin ones. */
const otherAlphabet = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** A sign of measures, which the normal form makes a Greek letter of: 'µFinance'. */
const micro = /\u00b5/g;

/**
 * Why a business, or a person, may not be called so. A person may be called Momo or Uba. What else passes for an institution is
 * for reports.
 */
export function nameProblem(
  name: string,
  whose: 'business' | 'person' = 'business',
): NameProblem | undefined {
  const plain = name.replace(micro, 'u').normalize('NFKC');
  if (/\p{Script=Latin}/u.test(plain) && otherAlphabet.test(plain)) return 'alphabets';
  const words = wordsOf(plain);
  const isReseller = (before: readonly string[]) =>
    resellers.some((reseller) => ` ${before.join(' ')}`.endsWith(` ${reseller}`));
  const isProtected = words.some(
    (word, position) => protectedWords.has(word) && !isReseller(words.slice(0, position)),
  );
  const isPhrase = whose === 'business' && protectedPhrases.has(words.join(' '));
  return isProtected || isPhrase ? 'institution' : undefined;
}

const protectedNames: ReadonlySet<string> = new Set([
  ...protectedWords,
  ...[...protectedPhrases].map((phrase) => phrase.replaceAll(' ', '')),
]);

/** Whether a short link, which has no spaces, is one of these names, or holds ours. */
export const isProtectedShortName = (name: string): boolean =>
  protectedNames.has(name) || name.includes('mboalink');
