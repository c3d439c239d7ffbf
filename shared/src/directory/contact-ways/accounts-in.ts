import type { Span } from './group.ts';

const network = String.raw`[i1]nsta(?:gram)?|i\.?g\.?|face ?book|fb|tik[ -]?tok|t[tg]|snapchat|snap|telegram|twitter|linkedin|youtube|threads|messenger|pinterest|gmail|yahoo|ymail|hotmail|outlook|icloud`;
const networks = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<network>${network})(?<sign>[^\S\n]{0,3}(?:[:=/→➜➡👉]\p{Emoji_Modifier}?|[-=]>)?[^\S\n]{0,3})(?=[@\p{L}])`,
  'giu',
);
/** A name with a mark or three figures, as no word has, that somebody says is on one of them: 'awa237 sur gmail'. */
const onNetwork = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}_.])(?=\p{L}+(?:_|\d{3}))(?!office)(?<name>\p{L}[\p{L}\p{N}_.]{3,})\s{1,3}(?:sur|on|chez|at)\s{1,3}(?:${network})(?![\p{L}\p{N}])`,
  'giu',
);
/** 'Galaxy_S22': of whom phones are called so here. */
const model =
  /^(?:Galaxy|Samsung|Iphone|Redmi|Xiaomi|Tecno|Infinix|Itel|Huawei|Nokia|Oppo|Vivo|Pixel)_\p{L}{0,6}\d{1,3}$/iu;
/** Of those what nobody calls an offer here. */
const short = /^(?:[i1]nsta|i\.?g\.?)$/i;
/** Of those what means other things, too, so that a sign has to tell whose a name is: 'TT : pneus'. */
const terse = /^t[tg]$/i;
/** Where a text goes on with a network's name, and not with what is offered there: 'Formation Facebook : Débutants'. */
const beginning =
  /(?:^|[\n.,;:!?()|/&+•–—-]\s*|(?<!\p{L})(?:sur|pages?|comptes?|notre|mon|ma|et|ou|on|our|my|and|or)\s+)$/iu;
/** Where neither a sentence nor a list goes on. */
const stop =
  /^\s*(?:$|[\n;!?()|/&+•–—]|,(?!\s*\p{Ll})|,\s*(?=(?:insta|ig|facebook|fb|tik|snap|telegram|youtube|whatsapp)(?:gram|tok|chat)?\P{L})|\.(?!\S)|-\s|(?:et|ou|and|or|sur|on|tel|tél)(?![\p{L}\p{N}]))/u;

const signed = /^@\s?[\p{L}\p{N}_.]{3,}/u;
/** With a mark or a figure in it, as no word has. */
const marked = /^(?=[\p{L}\p{N}.]*(?:_|\d|\.[a-z0-9]))\p{L}[\p{L}\p{N}_.]{3,}/u;
/** In small letters, with a mark or three figures, as no model has. */
const tersely = /^\p{Ll}+(?:_|\d{3})[\p{L}\p{N}_.]*/u;
const plainWord = /^(?:[A-Za-z][a-z]{2,}|[A-Z]{3,})(?![\p{L}\p{N}])/u;
/** Words with a capital each: 'Chez Awa', and not 'Création de pages'. */
const called = /^\p{Lu}[\p{L}\p{N}’'-]*(?:\s\p{Lu}[\p{L}\p{N}’'-]*){1,4}(?!\s\p{Ll})/u;
/** What is said of a network without a name of an account, and other networks beside it. */
const said =
  /^(?:actifs?|active|ads|aide|assistance|available|configuration|beauty|boost|boutiques?|business|cash|clique[rz]|coiffure|commande[rz]|contacte[rz]|disponible|fashion|food|excel|formations?|hacked|installation|idem|lives?|market|marketing|mode|moi|nails|non|nous|oui|pages?|photos?|print|pro|pub|reels?|shop|soon|store|story|stories|sites?|sms|style|suivez|tel|videos?|voir|web|whatsapp|yes|google|internet|instagram|insta|ig|facebook|fb|tiktok|snapchat|snap|telegram|twitter|linkedin|youtube|threads|messenger|pinterest|gmail|yahoo|ymail|hotmail|outlook|icloud|office|support|mails?|emails?)$/i;

/** The names of accounts on other networks in a plain text, where the network's name announces them: 'Facebook : Chez Awa'. */
export function accountsIn(plain: string): Span[] {
  const named = [...plain.matchAll(onNetwork)].flatMap(({ index, groups: { name = '' } = {} }) =>
    model.test(name) ? [] : [{ start: index, end: index + name.length }],
  );
  const announced = [...plain.matchAll(networks)].flatMap(
    ({ 0: announced, index, groups: { network = '', sign = '' } = {} }) => {
      const start = index + announced.length;
      const begins = beginning.test(plain.slice(Math.max(0, index - 12), index));
      const account = accountIn(plain.slice(start, start + 100), { network, sign, begins });
      return account ? [{ start, end: start + account.length }] : [];
    },
  );
  return [...named, ...announced];
}

type Announced = { network: string; sign: string; begins: boolean };

/** The name of an account that a text begins with, behind such a network's name. */
function accountIn(text: string, { network, sign, begins }: Announced): string | undefined {
  const [shown] = signed.exec(text) ?? [];
  if (shown || sign === '') return shown;
  const isTold = /\S/.test(sign);
  if (terse.test(network)) return isTold && begins ? terseIn(text, network) : undefined;
  const [written] = marked.exec(text) ?? [];
  if (written) return written.replace(/\.+$/, '');
  if (!begins || !(isTold || short.test(network))) return undefined;
  return (isTold ? calledIn(text) : undefined) ?? wordIn(text, isTold);
}

/** Several words with a capital each that a text begins with, and that are no offer. */
function calledIn(text: string): string | undefined {
  const [name = ''] = called.exec(text) ?? [];
  return name && !said.test(name.split(/\s/)[0] ?? '') ? name : undefined;
}

/** In capitals TG is a country. */
const terseIn = (text: string, network: string) =>
  tersely.exec(text)?.[0] ?? (/g$/.test(network) ? wordIn(text, false) : undefined);

/** The single word that a text begins with, where a sentence would go on: in small letters, or as a name where one is told. */
function wordIn(text: string, isTold: boolean): string | undefined {
  const [word = ''] = plainWord.exec(text) ?? [];
  if (word === '' || said.test(word) || (!isTold && word !== word.toLowerCase())) return undefined;
  return stop.test(text.slice(word.length)) ? word : undefined;
}
