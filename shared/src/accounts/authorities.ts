type Tells = (word: string) => boolean;

/** Who gives orders or papers to everybody: a name that is nothing else is theirs. */
const authorities = wordsIn('police gendarmerie dgsn prefecture mairie');

/** What stands before or behind those and is theirs, too. */
const oftenBeside = wordsIn(
  `nationale national judiciaire municipale municipal urbaine commissariat commissaire brigade poste officier agent
  sous direction delegation`,
);

const ministries = wordsIn('ministere ministeres ministry ministre minister');

/** What a ministry of the country is for; churches have ministries of other matters, or of whose these are. */
const matters = wordsIn(
  `administration territoriale decentralisation affairs affaires sociales etrangeres foreign basic higher secondary works agriculture arts budget commerce communication culture defence defense
  developpement rural domaines cadastre eau economie economy education base elevage emploi energie energy enseignement
  enseignements superieur secondaires environnement exterieures femme famille finance finances fonction fonciere forets faune formation professionnelle
  habitat health industrie interieur jeunesse justice labour mines peches physique planification plan postes pme
  promotion public publics publique recherche scientifique relations sante securite sports telecommunications tourisme
  transport transports travail travaux urbain`,
);

function wordsIn(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

/** Of those words the ones by which a name that is written together is read: 'PoliceNationale'. */
export const authorityWords: readonly string[] = [...oftenBeside].filter((word) => word.startsWith('nation'));

/**
 * Whether words are the name of an authority and nothing else: 'Gendarmerie Nationale', 'Ministère des Finances', 'Police de Douala'.
 * `tellsNothing` knows little words and those of any office, `isPlace` the words of towns and quartiers. Whose first word
 * is a place is near one: 'Carrefour Police'.
 */
export function isAuthority(words: readonly string[], tellsNothing: Tells, isPlace: Tells): boolean {
  const saysLittle = (word: string) => oftenBeside.has(word) || tellsNothing(word) || isPlace(word);
  const ownWord = (word: string) => authorities.has(word) || oftenBeside.has(word);
  const first = words.find((word) => ownWord(word) || !tellsNothing(word));
  const isOffice =
    first !== undefined &&
    ownWord(first) &&
    words.some((word) => authorities.has(word)) &&
    words.every((word) => authorities.has(word) || saysLittle(word));
  const isMinistry =
    words.some((word) => ministries.has(word)) &&
    words.some((word) => matters.has(word)) &&
    words.every((word) => ministries.has(word) || matters.has(word) || saysLittle(word));
  return isOffice || isMinistry;
}
