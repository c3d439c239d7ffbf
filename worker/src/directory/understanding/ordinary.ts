/** Ordinary words of sentences, which are no misspelled trades or places. */
const text = `
  accident acheteur adresse afternoon aide aider aimer aller amener ami amie amis annee annees anniversaire annonce appel appeler
  apporter apres aujourd aujourdhui autre autres avant avoir avril aout
  back bad beau beaucoup beautiful because bebe before belle best better big birthday body born bring broke brother business busy
  call called can care central centrale certain certains chance change changer chaud chaude chaque charge chez choisir chose choses clean client
  clients coin combien come coming comme commencer commot complet comprendre compte connaitre contre correct couleur country
  cousin cousine coute couter cut
  dad dame date daughter day days december demain demande demander depuis dernier derniere derriere devant devis die different
  difficile dimanche dire dis dit donne donner dormir double during
  early easy eat elle elles emmener emploi encore end endroit enfin ensemble ensuite entre entrer envie envoyer equipe eux evening
  every everything exactement example excellent expensive
  facile faim faire family famille fast father february feel fermer fete fier fille fils fin finir finish first five fois fort
  four free friday friend friends frere froid front full funny
  gagner garcon garder gens gentil gerer girl give go going good grand grande grands gros grosse group groupe
  half hand happy hard hear heavy help here heure heures hier high him hour hours huge husband
  idea idee image important inside internet inviter
  jamais janvier jeudi jeune jeunes job jour journee jours juillet juin june just juste
  keep kind know
  laisse laisser large last late later lancer large leave left less lettre life light like list litre little lire live local long
  longtemps look looking lost lot lots loud love low lundi lune
  madame made main maintenant make making malade many marche mardi mari mars matin mauvais mauvaise meeting meme memes mercredi
  mere mettre midi mien mieux milieu mine minute mois moitie moment monde monday money month months morning mort mother mourir
  music must
  naissance neuf neuve never new next niece night noel noir nom nombre nombreux non normal nothing nouveau nouvel nouvelle november
  nuit
  october offre offrir often oncle one open ordinary organise organiser oublier ouvert ouvrir
  papa pareil parent parents parler parmi partie partir partout passe passer payer pays pendant penser perdre perdu pere
  personne personnes petit petite petits peu peuple peur piece play plein pleine pluie plusieurs point poser possible premier
  premiere prendre preparer presque pret prete prochain prochaine produire promo propose proposer propre put
  quelquefois question quick quickly quitter
  raison ramener rapide rapidement rare ready recent recevoir regarder rejoindre rencontrer rendre rentrer repondre reponse rest
  rester reussir reve revenir rien right rouge rule run
  sais salle same samedi sans sante saturday save savoir second see semaine sembler sens sentir september serieuse serieux seul
  seule seulement show sick side simple since sister situation six small soeur soir soiree solution some something son soon sorry
  sortir souhaite souvent special start started stay still stop story strong student style suivant suivre sujet sunday super sure
  sweet
  take talk tante tard tell temps ten tenir thank thanks then thing things think third this three thursday time today together
  tomber tomorrow tonight too top toujours tour tous tout toute toutes travail travailler tres trop true try tuesday turn twenty
  two type
  understand until urgent use used user utile utiliser
  valable vais valeur vendredi venir vers vert vie vieille vieux village vivre voici voila voir voisin voisine voix voyage vraie
  vraiment vue
  wait wake walk wanda want watch way weather wednesday week weekend weeks welcome well went while white wife will window winner
  winter without woman women wonder word work working world worry write wrong
  year years yellow yes yesterday yet young
  avenue boulevard rue fun run bamileke bamoun beti fang foulbe sawa
  abi ashia chakara commot dash dem den don dong don fit fok go hala how ich kam kom komot kwik lef luk mek mof mop nain nyanga
  pass peh plenty pot putt sabi sep shek sika skul small smol som sote spoil taim tek tok tori trobul waka wakam wanda wet yi yu
`;

/** Also those that are fillers need no repair; these may be telling, but are spelled as they are meant. */
export const ordinary: ReadonlySet<string> = new Set(text.split(/\s+/).filter(Boolean));
