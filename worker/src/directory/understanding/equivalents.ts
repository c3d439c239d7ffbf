/** What somebody wants done with a thing, which says more of the trade than the thing does. */
const deedGroups = `
  reparation reparer repare reparateur repair repairs repairer fix fixe fixing arranger arrange depannage depanner depanneur panne casse cassee cassees brise broken spoil spoiled gate gatee abime fele fendu cracked damaged foutu die
  location louer loue loues rent rental rentals renting hire hiring bailler
  cours lecon lecons lesson lessons teach teacher teaching learn learning apprendre enseigner enseignant formation training repetiteur tutor
`;

/** Words that ask for the same thing, whatever the language; what the catalogue says with one is found by all. */
const groups = `
  entretien maintenance servicing revision entretenir
  vendre vente vends vend vendent vendeur vendeuse sell selling sale seller acheter achat acheteur buy buying
  decoration decorations deco decor decorer decorating decorateur decoratrice decorator decorators
  prof profs professeur professeurs teacher teachers enseignant enseignante enseignants
  math maths mathematics mathematique mathematiques
  cuisiniere cuisinieres gaziniere rechaud rechauds cooker cookers stove stoves
  rats rat souris mouse mice rodents rongeurs
  voiture voitures car cars auto automobile vehicule vehicle caisse
  moto motos motobike motorbike motorcycle bike bend
  telephone telephones phone phones portable portables tel tels bigo smartphone smartphones android
  ordinateur ordinateurs computer computers laptop laptops pc
  television tele tv televiseur televisions
  frigo refrigerateur fridge freezer congelateur refrigerator
  maison maisons house home piole villa
  cheveux hair cheveu
  nourriture food chop bouffe manger repas meal meals
  enfant enfants child children kids pikin pikins bebe bebes baby babies
  vetement vetements habit habits clothes clothing cloth sape fringues
  laver lavage wash washing laverie
  nettoyage nettoyer cleaning clean cleaner menage
  ecole ecoles school schools
  eau water wata
  courant electricite light electricity electrique
  argent money nkap do
  viande meat nama
  boisson boissons drink drinks mimbo jong
  poulet poulets chicken chickens fowl fowls
  poisson fish poissons
  chaussure chaussures shoe shoes
  sac sacs bag bags
  livraison livrer livreur delivery deliver
  transport transporter transportation carry
  construction construire building build builder construct batir
  peinture peindre peintre paint painting painter
  couture coudre couturier couturiere sewing sew tailor tailoring
  photo photos photographe picture pictures photography photographer
  mariage mariages wedding weddings noces
  deuil obseques funeral funerals burial
  fete fetes party parties ceremonie ceremony
  terrain terrains land lot plot
  chambre chambres room rooms
  medecin docteur doctor
  dent dents tooth teeth dentiste dentist dental
  oeil yeux eye eyes
  toit toiture roof roofing
  porte portes door doors
  fenetre fenetres window windows
  lit lits bed beds
  chaise chaises chair chairs
  bois wood
  sable sand
  ciment cement
  carreau carreaux tile tiles carrelage tiling
  imprimer impression imprimerie print printing printer
  voyage voyager travel trip
  billet billets ticket tickets
  avion flight plane
  comptable comptabilite accounting accountant
  impot impots tax taxes
  avocat lawyer barrister
  gateau gateaux cake cakes
  pain bread
  aliment aliments feed provende
  jardin garden gardening jardinage jardinier gardener
  gardien gardiennage guard guards vigile watchman gatemen security securite
  ordures dechets waste trash rubbish
  occasion hand
  terre foncier fonciere
  chauffeur driver chauffeurs drivers
  patisserie patissier patissiere pastry
  medicament medicaments medicine medicines drugs
  travaux works
  ongle ongles nail nails
  tresse tresses braid braids braiding tresser natte nattes
  coiffure coiffeur coiffeuse coiffer hairdressing hairdresser
  boeuf beef vache vaches cow cows
  porc pork pig pigs cochon
  chevre chevres goat goats
  oeuf oeufs egg eggs
  lait milk
  riz rice
  huile oil
  sel salt
  savon soap
  charbon charcoal coal
  pneu pneus tyre tyres tire tires
  batterie batteries battery
  cle cles key keys serrure lock locks
  rideau rideaux curtain curtains
  matelas mattress
  canape canapes sofa couch
  bureau bureaux office offices
  entreprise societe company business
  certificat certificate
  passeport passport
  hotel hotels auberge auberges motel guesthouse
  restaurant resto restau restaurants
  pharmacie pharmacy
  hopital hospital clinique clinic
  eglise church
`;

const byWord = new Map<string, readonly string[]>();
for (const line of [...deedGroups.trim().split('\n'), ...groups.trim().split('\n')]) {
  const words = line.trim().split(/\s+/);
  for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), ...words]);
}

/** Other words for the same. */
export function equivalentsOf(word: string): readonly string[] {
  return byWord.get(word) ?? [];
}

const deeds = new Set(deedGroups.split(/\s+/).filter(Boolean));

/** Whether a word says what is to be done: repairing, renting, teaching. */
export function isDeed(word: string): boolean {
  return deeds.has(word);
}
