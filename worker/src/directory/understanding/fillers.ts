/** Words that say that somebody looks for something, not what: French, English, Pidgin, Camfranglais. */
const fillerText = `
 a ai aider aimerais alentours alors am and any are as at au aupres aussi autour aux avec avez avoir
 besoin bien bon bonjour bonne bonnes bonsoir bons brother but by
 c ca can ce cela celui cest cet cette chercher cherche cherchons chez cher chere combien comment contact contacts could coute
 d dans de depuis des dispo disponible do does dois donc donner du
 elle en est et etre eu
 faire fais fait faites faut femme fiable find fit for found from
 get gars give good
 have help hello hi his homme how
 i ici il in is it
 j je jai jaimerais
 know kel kelkun
 l la le les leur look looking lui
 m ma madame mais me meilleur meilleure meilleurs mes mieux moi moins mon monsieur my
 n na ne near nearby need needed no nous now number numero
 of on or ou our
 par pas peut peux place please plus plz pour pouvoir pouvez pr pres prix pro professionnel professionnelle proche proximite puis
 qu quand quartier que quel quelle quelqu quelquun quelque quelques qui
 recherche recherchons renseigner
 s sa salut savez se sell sells selling seller ses si somebody someone son sont sous sur svp stp sir
 t ta that the their them there this to tres trouve trouver trouverai tu
 un une urgence urgent urgente
 veut veux vendre vend vendent vends vendeur vendeuse vente ville voir voudrais vous vrai
 want wanna we weh wei well were what where which who whatsapp with would wan
 y you your
 abeg dey di fain find fit helep how na nawa oga one pipol sabi say ting wen wey wetin weti wusai wuna wona woman 
 achat acheter acheteur buy buying cheap cost price prices best quality qualite tarif tarifs
 cameroun cameroon kamer mboa
`;

export const fillers: ReadonlySet<string> = new Set(fillerText.split(/\s+/).filter(Boolean));

const weakText = `
 achat acheter acheteur bonne buy buying contact contacts femme good help homme mais man numero prix professionnel
 professionnelle sale sell selling seller sous vend vendent vendre vends vendeur vendeuse vente well whatsapp
`;

/** Words that say little of what somebody looks for, but tell names apart: 'house help', 'maison à vendre', 'well cleaning'. */
export const weakWords: ReadonlySet<string> = new Set(weakText.split(/\s+/).filter(Boolean));
