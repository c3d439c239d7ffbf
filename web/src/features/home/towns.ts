const french: Readonly<Record<string, string>> = {
  Buea: 'Buéa',
  Limbe: 'Limbé',
  Ngaoundere: 'Ngaoundéré',
  Yaounde: 'Yaoundé',
};

const names = [
  ...['Douala', 'Yaounde', 'Bafoussam', 'Bamenda', 'Bertoua', 'Buea', 'Dschang', 'Ebolowa', 'Garoua'],
  ...['Kribi', 'Kumba', 'Limbe', 'Maroua', 'Ngaoundere', 'Nkongsamba'],
];

/** The towns that the front page offers: the catalogue of all 268 would weigh more than the page. */
export const homeTowns = names.map((en) => ({ slug: en.toLowerCase(), en, fr: french[en] ?? en }));
