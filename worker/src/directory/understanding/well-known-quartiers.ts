const text = `
  douala/akwa douala/bonamoussadi douala/bonaberi douala/bonapriso douala/deido douala/bonanjo douala/makepe douala/bepanda
  douala/new-bell douala/ndokoti douala/logpom douala/kotto douala/bali douala/village douala/logbaba douala/yassa
  douala/pk8 douala/pk14 douala/cite-des-palmiers douala/nyalla douala/bassa douala/ndogbong douala/logbessou douala/nylon
  yaounde/bastos yaounde/mokolo yaounde/biyem-assi yaounde/essos yaounde/mvog-ada yaounde/nsam yaounde/mvan yaounde/melen
  yaounde/mendong yaounde/odza yaounde/emana yaounde/ngousso yaounde/omnisports yaounde/tsinga yaounde/ekounou
  yaounde/mimboman yaounde/etoudi yaounde/nkolbisson yaounde/messassi yaounde/ngoa-ekele yaounde/kondengui
  bafoussam/tamdja bafoussam/djeleng bafoussam/banengo bafoussam/kamkop bafoussam/famla
  bamenda/commercial-avenue bamenda/nkwen bamenda/up-station bamenda/mankon bamenda/ntarinkon
  buea/molyko buea/great-soppo buea/buea-town buea/mile-17 limbe/down-beach limbe/bota limbe/mile-4 kumba/fiango kumba/kosala
  garoua/plateau garoua/yelwa garoua/foulbere maroua/domayo maroua/djarengol maroua/pitoare
  ngaoundere/dang ngaoundere/baladji-i ngaoundere/sabongari bertoua/enia bertoua/nkolbikon ebolowa/angale ebolowa/nkoovos
`;

const ranked = text.split(/\s+/).filter(Boolean);

const ranks = new Map(ranked.map((path, index) => [path, 1 - index / ranked.length]));

/** How well a quartier is known, by its town: from 1 for the best known of the country to 0 for most. */
export function renownOf(townSlug: string, slug: string): number {
  return ranks.get(`${townSlug}/${slug}`) ?? 0;
}

/** Quartiers that are meant where a town is called the same: who says 'fripe Mokolo' means the market of Yaoundé. */
export const knownBeforeTowns: ReadonlySet<string> = new Set(['yaounde/mokolo']);
