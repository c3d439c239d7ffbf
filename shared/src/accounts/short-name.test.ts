import { expect, it } from 'vitest';
import { shortNameProblem, suggestedShortName } from './short-name.ts';

it.each([
  ['Chez Mama Ngono & Fils', 'chezmamangonofils'],
  // Eight letters, as a random code has.
  ['Élégance', ''],
  ["Comfort's Kitchen & Catering", 'comfortskitchencatering'],
  ['Orange', ''],
])('proposes of “%s” the name “%s”', (businessName, name) => {
  expect(suggestedShortName(businessName)).toBe(name);
});

it.each(
  `orangepay momopay mtnmomo mtncameroun impots eneo cnps dgi paypal paypa1 paypalpro whatsappcmr serviceclient support support237
  oficiel mboalnk mboalnksupport policenationale 0range m0m0pay supportmtnakwa callcenter momo237
  mboasupport mtnsecurite mtnsav momorembourse orangegagnants watsapp watsappcmr whatsappshop shopecobank recrutementunicef
  connexion servicepaiement moncompte payer certifiee telecharger apk alerte bonus retrait transfert codeotp login24 passeport concours2026 gagner cadeau mboalinc24 ambassadecanada ambassadeducanada visacanada
  orangemony paulbiya237 tribunal24 compte supportdusite notchpay237 badgebleu minfi mineduc commissariat moderateur c0mpte`.split(
    /\s+/,
  ),
)('keeps “%s” for whom it names', (name) => {
  expect(shortNameProblem(name)).toBe('reserved');
});

it.each(
  'kiosquemtnchezpaul momocouture ubacouture orangerie mallakwa maisonduclient pointservice tontonassistance24 mboamarket dgltransport chezmorno financeplus directionpneus premiumcoiffure supportinformatique brigademenage visavoyages bonusmarket paiementfacile ambassador canadamode wavecoiffure maboutique prepaconcours cadeauxetfleurs photopasseport codeetstyle passeportvoyages'.split(
    ' ',
  ),
)('lets a business be called “%s”', (name) => {
  expect(shortNameProblem(name)).not.toBe('reserved');
});
