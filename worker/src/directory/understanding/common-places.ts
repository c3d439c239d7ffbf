const text = `
  douala/joss douala/salle-des-fetes-dakwa douala/hydrocarbures douala/marche-central douala/aeroport douala/nylon douala/madagascar
  douala/brazzaville douala/village douala/rail-bonaberi douala/hopital-general yaounde/manguier yaounde/dragage
  yaounde/centre-commercial yaounde/marche-central yaounde/madagascar yaounde/hippodrome
  yaounde/centre-administratif yaounde/chu yaounde/carrefour-eleveur yaounde/acacias bafoussam/nylon
  bafoussam/eveche bafoussam/marche-a bafoussam/marche-b bafoussam/carrefour-total bamenda/food-market bamenda/main-market bamenda/finance-junction garoua/plateau garoua/grand-marche
  garoua/petit-marche maroua/marche-central ngaoundere/burkina ngaoundere/madagascar ngaoundere/petit-marche
  ngaoundere/grand-marche bertoua/kano bertoua/madagascar bertoua/italy buea/gra buea/check-point
  limbe/botanic-garden limbe/gra kribi/centre-ville nkongsamba/quartier-1 nkongsamba/quartier-2
  nkongsamba/quartier-3 nkongsamba/marche-central edea/domaine dschang/marche-a dschang/marche-b
`;

/** Quartiers, by town, whose names are ordinary words as well. */
export const commonPlaces: ReadonlySet<string> = new Set(text.split(/\s+/).filter(Boolean));
