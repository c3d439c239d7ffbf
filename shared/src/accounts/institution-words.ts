export type Kind = 'offices' | 'nicknames' | 'ours' | 'brands';

/**
 * In whose name people are cheated here, by how much may be said beside it: of offices honest people say that they help
 * with them, some are called Momo or Uba or have the initials O. M., and Mboa is home. The one list of them: short names are read by it as well.
 */
export const protectedNames: Readonly<Record<Kind, readonly string[]>> = {
  offices: listOf(
    'eneo, camwater, cnps, dgi, impot, impots, minfi, guce, douane, douanes, gendarmerie, police, dgsn, prefecture, mairie, ministere, elecam, enam, emia, snh, bunec, tresor public',
  ),
  nicknames: listOf('momo, om, uba'),
  ours: listOf('mboa'),
  brands:
    listOf(`mtn, mtn momo, orange, orange money, mobile money, nexttel, camtel, airtel, yoomee, viettel, ecobank, afriland, bicec, sgbc,
    campost, express union, western union, moneygram, paypal, campay, notch pay, flutterwave, binance, mastercard, whatsapp, facebook, instagram, telegram,
    tiktok, google, unicef, unesco`),
};

export type Claims = { beside: readonly Kind[]; phrases: readonly string[] };

/** How somebody says that they are the institution itself, and beside which names nobody else says so. */
export const claims: readonly Claims[] = [
  {
    beside: ['offices', 'nicknames', 'ours', 'brands'],
    phrases:
      listOf(`officiel, officielle, officiels, official, oficiel, oficial, verifie, verifiee, verified, service client,
      service clients, service clientele, services clients, service a la clientele, relation client, relation clients,
      relation clientele, relations clients, conseiller client, conseillere client, conseiller clientele,
      conseillere clientele, customer service, customer services, customer care, customer support, customer relations,
      client care, helpdesk, help desk, helpline, help line, help center, help centre, hotline, hot line, call center,
      call centre, centre d appel, centre d appels, centre d aide, numero vert, direction generale, direction regionale,
      direction commerciale, siege social, siege central, siege national, head office, headquarters`),
  },
  {
    beside: ['offices', 'brands'],
    phrases: listOf('directeur, directrice, hq'),
  },
  {
    // What the State took from others is sold by it alone.
    beside: ['offices'],
    phrases: listOf('saisis, marchandises saisies, seized, aux encheres'),
  },
  {
    beside: ['nicknames', 'ours', 'brands'],
    phrases: listOf(
      'support, suport, admin, administrateur, administratrice, administrator, moderateur, moderatrice, moderator',
    ),
  },
  {
    beside: ['brands'],
    phrases:
      listOf(`assistance, assistant, assistante, aide, help, reclamation, reclamations, remboursement, remboursements,
      refund, refunds, tombola, loterie, lottery, gagnant, gagnante, gagnants, winner, winners`),
  },
];

/**
 * Whom a company sends and what for, by the stems of such words. A business of its own may be called so, too, and says what
 * it does or whose it is: a name that says nothing else speaks for the company.
 */
export const duties: ReadonlySet<string> = new Set([
  ...listOf(
    'dg, pdg, dga, ceo, sav, siege, rh, control, promo, promotion, bonus, prime, concours, jackpot, litige, litiges, staff, team, equipe, chef',
  ),
  // What is promised in its name.
  ...listOf(
    `cadeau, cadeaux, gift, gifts, anniversaire, pret, prets, loan, loans, bourse, bourses, scholarship, scholarships,
    gain, gains, gratuit, gratuite, gratuits, gratuites, free`,
  ),
  // What is asked of it, and whom it sends that to.
  ...listOf('deblocage, annulation, client, clients, clientele, care, customer, customers'),
  ...listOf(`administr, conseill, controll, direct, fond, found, fraud, antifraud, gagn, inspect, manag, presid, reclam, recouvr, recrut, recruit, rembours, respons,
    secur, superv, verif`).flatMap((stem) =>
    listOf(`e, er, ere, ers, eur, eurs, euse, rice, or, ateur, atrice, ator, ant, ante, ent, ence, ement, ment, ing, ite, ity,
      able, ion, ation, ations, ication, iseur, isor, ision`).map((ending) => stem + ending),
  ),
]);

/** What is done with an account and promised for it, which nobody who is only called Momo does. */
export const accountDuties: ReadonlySet<string> = new Set(
  listOf(`assistance, assistant, assistante, aide, help, remboursement, remboursements, refund, refunds, annulation, deblocage,
    reclamation, reclamations, litige, litiges, fraude, fraudes, pret, prets, loan, loans, bonus, gain, gains, gagnant, gagnants, gratuit,
    gratuite, free, tombola, loterie, client, clients, clientele, care, conseiller, conseillere, recrutement`),
);

/** Who works for us; what else is Mboa's is anybody's. */
export const crews: ReadonlySet<string> = new Set(listOf('equipe, team, staff, verification'));

/** Whose credit is a loan; that of others is for calls. */
export const banks: ReadonlySet<string> = new Set(listOf('uba, ecobank, afriland, bicec, sgbc'));
export const bankDuties: ReadonlySet<string> = new Set(listOf('credit, credits'));

/** Whose a name is that does not begin with its owner's; 'mobile money' is what several call theirs. */
export const owners: Readonly<Record<string, string>> = { momo: 'mtn', om: 'orange', 'mobile money': '' };

/** Whom an institution sends. */
export const titles =
  listOf(`representant, representante, representants, representation, representative, representatives, delegue,
  deleguee, delegues, delegation, delegate, delegates`);

/** What a company says of itself: beside its name and nothing else it is the company’s own name. */
export const companyWords: ReadonlySet<string> = new Set(
  listOf('cameroun, cameroon, camer, cmr, cm, sa, plc, ltd, group, groupe'),
);

/** Of those what somebody also says who is only called Momo. */
export const ofAnyFirm: ReadonlySet<string> = new Set(listOf('group, groupe'));

/** What stands beside a brand without telling whose it is. */
export const besides =
  listOf(`pay, paiement, payment, payments, cash, transfert, transfer, agence, agent, agents, info, infos, contact,
  online, app, rapide, express, bank, banque, point, pro, forfait, forfaits, credit, credits, compte, comptes, account, go, gb, giga, mo, mb`);

/** What says nothing of whose a business is, either. */
export const joints: ReadonlySet<string> = new Set(
  listOf(
    `a, au, aux, d, de, des, du, en, et, l, la, le, les, and, at, for, in, of, the, service, services, bureau,
    regional, regionale, national, nationale, general, generale`,
  ),
);

export function listOf(phrases: string): string[] {
  return phrases.split(/,\s+/);
}

/** Everything by which somebody says that they are an institution. */
export const allClaims = claims.flatMap(({ phrases }) => phrases);
