import { accountsIn } from './accounts-in.ts';
import type { Span } from './group.ts';
import { siteNamesIn } from './site-names.ts';
import { spacedLinksIn, spacedMailsIn } from './spaced-letters.ts';

const host = String.raw`[\p{L}\p{M}\p{N}_-]+`;
const ends = 'com|cm|net|org|fr';
const mailHosts =
  'gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|icloud|proton|protonmail|laposte|orange|camtel';
/** 'En face du point com' is a place. */
const beforeAPlace =
  'du|de|des|le|la|les|un|une|au|aux|ce|à|en|sur|vers|chez|derrière|devant|face|the|a|at|of|near';

/** Whom a mail goes to, of whom nobody has a shop: the dot may be any sign, or none. */
const atHost = 'gmail|googlemail|yahoo|ymail|hotmail|outlook|icloud|yopmail|protonmail';
const dot = String.raw`(?:\s?[([{]\s?(?:\.|dot|point)\s?[)\]}]\s?|\s?\.\s?|\s(?:dot|point)\s|\s{1,3})`;

const mails = [
  new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}._%+-])[\p{L}\p{M}\p{N}._%+-]{3,}\s{0,2}(?:[@ⓐ]|(?<=\s)aroba[sz]e?(?=\s)|[([{<]\s?(?:a commercial|aroba[sz]e?)\s?[)\]}>]|[([{<]\s?(?:@|a|à|at)\s?[)\]}>](?=\s{0,2}(?:${atHost})${dot}(?:com|cm|fr|net)(?![\p{L}\p{N}])))\s{0,2}(?:${atHost})(?:${dot}(?:com|cm|fr|net))?(?![\p{L}\p{N}])`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}._%+-])[\p{L}\p{M}\p{N}._%+-]+(?:@(?:${host}(?:\.${host})+|(?:${mailHosts}|${host}(?=\s*\.\s*(?:${ends})(?![\p{L}\p{N}])))(?![\p{L}\p{M}\p{N}_-]))|\s?@\s?${host}(?:\.${host})+)(?:\s*\.\s*(?:${ends})(?![\p{L}\p{N}]))?`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}._%+-])[\p{L}\p{M}\p{N}._%+-]+(?:\s?[([{]\s?(?:at|aroba[sz]e?)\s?[)\]}]\s?|\s(?:at|aroba[sz]e?)\s)${host}(?:(?:\.|\s?[([{]\s?(?:dot|point)\s?[)\]}]\s?|\s(?:dot|point)\s)${host})+`,
    'giu',
  ),
  /(?<![\p{L}\p{M}\p{N}._%+-])[\p{L}\p{M}\p{N}._%+-]+\s{1,3}(?:(?:à|a|at|chez|aroba[sz]e?)\s{1,3})?(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|icloud|yopmail|protonmail|proton)\s{1,3}(?:(?:dot|point)\s{1,3})?(?:com|cm|fr)(?![\p{L}\p{N}])/giu,
  // By a name that is announced, or has a figure or a mark in it: 'Réparation chez gmail' is none.
  /(?<![\p{L}\p{M}\p{N}._%+-])(?:(?=\p{L}+(?:[\d_]|[.%+]\p{L}))|(?<=(?<!\p{L})(?:[ée]cri(?:re|s|vez)|e-?mail|mail|courriel|contact|adresse)\s?:?\s?))[\p{L}\p{M}\p{N}._%+-]{3,}\s{1,3}(?:chez|at|à)\s{1,3}(?:gmail|googlemail|yahoo|ymail|hotmail|icloud|yopmail|protonmail)(?![\p{L}\p{N}])/giu,
];

const announcers =
  'voir|voyez|visite[rz]?|sites?|boutique|en ligne|sur|web|liens?|links?|internet|see|visit'.replace(
    /(?<=^|\|)\p{Ll}/gu,
    (first) => `[${first}${first.toUpperCase()}]`,
  );

/** By which somebody says that an address follows, also where capitals tell words apart. */
const announcing = String.raw`(?<!\p{L})(?:${announcers})\s?:?\s{1,2}`;

const links = [
  /(?:h(?:tt|xx)ps?:\/\/|www\.)\S+/giu,
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])h(?:tt|xx)ps?[\s:/_-]{1,3}${host}[\s.]{1,3}(?:${ends})(?![\p{L}\p{N}])(?:/\S*)?`,
    'giu',
  ),
  /(?<![\p{L}\p{N}])(?:(?:facebook|fb|instagram|tiktok|youtube|telegram|twitter|linkedin)\s{1,2}(?:com|me)\s?\/\s?|(?:wa|t|m|fb)\s{0,2}[\s.]\s{0,2}me\s?\/\s?|wa\s{1,2}me\s(?=\+?\d{3})|(?:bit|cutt)\s{1,2}ly\s?[\s/]\s?|selar\s{1,2}co\s?[\s/]\s?|tinyurl(?:\s{1,2}com)?\s?[\s/]\s?(?!com\s)|chat\s{1,2}whatsapp\s{1,2}com\s?[\s/]\s?|linktr\s{0,2}ee[\s/]{1,3})[\p{L}\p{N}_.@+-]+/giu,
  new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}_-])${host}\s?[•·∙●‧]\s?(?:com|cm|org)(?![\p{L}\p{N}])(?:/\S*)?`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])w\s?w\s?w[\s:_-]{1,3}${host}(?:\s{1,3}(?:(?:dot|point)\s)?(?:${ends}|info|biz|shop|store|site|online|africa)(?![\p{L}\p{N}]))?`,
    'giu',
  ),
  /(?<![\p{L}\p{N}])www,[\p{L}\p{M}\p{N}_-]+,(?:com|cm|net|org|fr|shop|store|site)(?![\p{L}\p{N}])/giu,
  new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}_-])(?:(?<=${announcing})${host}\s{1,2}wixsite|${host}\s{1,2}wixsite\s{1,2}com)(?![\p{L}\p{N}])(?:/\S*)?`,
    'giu',
  ),
  /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3,}/gu,
  new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}_-])(?!(?:${beforeAPlace})\s+point\s)${host}(?:\s?[([{]\s?(?:\.|dot|point)\s?[)\]}]\s?|\s(?:dot|point)\s|\s\.\s?)(?:${ends})(?![\p{L}\p{N}])(?:/\S*)?`,
    'giu',
  ),
  /(?<![\p{L}\p{M}\p{N}_-])\p{L}[\p{L}\p{M}\p{N}_-]{3,}\.\s{1,2}com(?=\s*(?:$|[\n,;:!?)|/.]))/gu,
  // Where one is announced, as CM is a class of school and centimetres.
  new RegExp(
    String.raw`(?<=${announcing})\p{L}[\p{L}\p{M}\p{N}_-]{3,}\.\s{1,2}cm(?=\s*(?:$|[\n,;:!?)|/.]))`,
    'gu',
  ),
  /(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?=\d)|(?!\.?\d))){4}(?:[:/]\S*)?/g,
];

/** The e-mail addresses in a plain text. */
export const mailsIn = (plain: string): Span[] => [
  ...mails.flatMap((mail) => spansOf(plain.matchAll(mail))),
  ...spacedMailsIn(plain),
];

/** The sites in a plain text, by their whole address or their name, and the names of accounts elsewhere. */
export function linksIn(plain: string): Span[] {
  return [
    ...links.flatMap((link) => spansOf(plain.matchAll(link))),
    ...spacedLinksIn(plain),
    ...siteNamesIn(plain),
    ...accountsIn(plain),
  ];
}

function spansOf(matches: Iterable<RegExpExecArray>): Span[] {
  return [...matches].map(({ 0: text, index }) => ({ start: index, end: index + text.length }));
}
