/** A pattern that fits whole words only. */
export const whole = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'gu');

/** The same, unless one of these words stands before it. */
export const wholeUnless = (before: string, pattern: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?<!(?:^|[^\\p{L}\\p{N}])(?:${before})[\\s'-]+)(?:${pattern})(?![\\p{L}\\p{N}])`,
    'gu',
  );

const prices = '(?:prix|tarifs?|prices?|rates?)';

/** That it should cost little, in French, English, Pidgin and Camfranglais. */
export const cheap = whole(
  [
    '(?:pas|moins|peu)(?: (?:trop|si|tres))? (?:cher|chere|chers|cheres|couteux|couteuse)',
    `(?:(?:a|au|avec(?: un| des)?|de|for|at) )?(?:(?:bons?|petits?|bas|good|low|small|cheap|fair) ${prices}|${prices} (?:bas|abordables?|reduits?|doux|etudiants?|raisonnables?|imbattables?))`,
    'bon marche|abordables?|cheap(?:er|est)?|affordable|low[ -]cost|inexpensive|budget friendly',
    '(?:not|no)(?: (?:too|so|be))? (?:expensive|dear|cost(?: (?:much|plenty))?)|small money|(?:wey |e )?no dey cost',
    '(?:le |la |les )?moins cheres?|dans mes moyens',
  ].join('|'),
);

/** That one should see a picture. */
export const pictures = whole(
  '(?:avec|qui (?:a|ont)|with|has|get|wey get|wey dey with)(?: (?:une?|des|de|la|leurs?|sa|ses|vraies?|a|the|some|real))*(?: (?:photos?|images?|pictures?|pics?))(?: de profil)?|photos? (?:obligatoires?|only)',
);

/** What is made with a picture on it: 'gâteau avec photo' is a cake. */
export const withPictureOf = whole(
  '(?:gateaux?|cakes?|tee?-?shirts?|t ?shirts?|polos?|casquettes?|tasses?|mugs?|cadres?|frames?|albums?|cartes?|cards?|coussins?|pillows?|porte-?cles?|calendriers?|calendars?|baches?|banners?|banderoles?|montres?|faire[ -]?parts?|invitations?|tableaux?|stickers?|pagnes?|cv|badges?|bougies?|medailles?) (?:avec|with)(?: \\p{L}+){0,2} (?:photos?|images?|pictures?)',
);
