import { trialDays } from '@mboalink/shared/catalogue/plans.ts';
import { dayMilliseconds } from '@mboalink/shared/day.ts';
import type { DemoBusiness } from './demo-business.ts';

type Days = { joined: number; paid?: number };

/** One business for each state that an account can be in; days are counted from now, past ones negative. */
const profiles: readonly (Omit<
  DemoBusiness,
  'email' | 'whatsapp' | 'joinedAt' | 'lastSeenAt' | 'trialEndsAt' | 'paidUntil'
> & {
  mailbox: string;
  days: Days;
})[] = [
  {
    mailbox: 'buyer',
    name: 'Clarisse Mbella',
    businessName: 'Clarisse Mbella',
    slug: 'clarisse-mbella',
    userType: 'buyer',
    language: 'fr',
    description: 'Je construis une maison à Logpom et je cherche des artisans sérieux.',
    keywords: [],
    categorySlug: 'building-and-construction',
    subcategorySlug: 'general-contractors',
    itemSlugs: [],
    regionSlug: 'littoral',
    citySlug: 'douala',
    quartier: 'Logpom',
    landmark: null,
    plan: null,
    days: { joined: -40 },
  },
  {
    mailbox: 'trial',
    name: 'Emmanuel Njoh',
    businessName: 'Njoh and Sons',
    slug: 'njoh-and-sons',
    userType: 'seller',
    language: 'en',
    description:
      'Doors, wardrobes, beds and parlour chairs from our workshop in Bonabéri. Free estimate after a visit, ' +
      'delivery all over Douala.',
    keywords: ['carpenter', 'menuisier', 'wardrobe', 'placard', 'parlour chairs', 'school benches'],
    categorySlug: 'carpentry-and-furniture',
    subcategorySlug: 'furniture-makers',
    itemSlugs: ['sofas-and-living-room', 'beds-and-bedroom', 'tables-and-office-desks'],
    regionSlug: 'littoral',
    citySlug: 'douala',
    quartier: 'Bonabéri',
    landmark: 'Behind the roundabout',
    plan: 'basic',
    days: { joined: 0 },
  },
  {
    mailbox: 'basic',
    name: 'Rosine Kengne',
    businessName: 'Salon Rosine Prestige',
    slug: 'salon-rosine-prestige',
    userType: 'seller',
    language: 'fr',
    description:
      'Tresses, tissages et perruques, soins des cheveux naturels. Sur rendez-vous, à Essos ou chez vous. ' +
      'Prix doux pour les élèves.',
    keywords: ['tresses', 'nattes collées', 'tissage', 'perruque', 'cheveux naturels', 'coiffeuse'],
    categorySlug: 'beauty-and-hair',
    subcategorySlug: 'hairdressers',
    itemSlugs: ['braids-and-plaits', 'weaves-and-wigs', 'natural-hair-care'],
    regionSlug: 'centre',
    citySlug: 'yaounde',
    quartier: 'Essos',
    landmark: "À côté de l'ancien cinéma",
    plan: 'basic',
    days: { joined: -140, paid: 170 },
  },
  {
    mailbox: 'pro',
    name: 'Serge Tchinda',
    businessName: 'Plomberie Tchinda & Fils',
    slug: 'plomberie-tchinda-and-fils',
    userType: 'seller',
    language: 'fr',
    description:
      'Fuites, débouchage, chauffe-eau et salles de bains complètes. Devis gratuit après visite, travail garanti. ' +
      'Déplacement dans tout Douala.',
    keywords: ['plombier', 'fuite', 'débouchage', 'chauffe-eau', 'salle de bain', 'sanitaire'],
    categorySlug: 'plumbing-and-water',
    subcategorySlug: 'plumbers',
    itemSlugs: ['leaks-and-repairs', 'bathroom-installation', 'blocked-drains'],
    regionSlug: 'littoral',
    citySlug: 'douala',
    quartier: 'Makepe',
    landmark: 'Face à la chapelle',
    plan: 'pro',
    days: { joined: -310, paid: 200 },
  },
  {
    mailbox: 'premium',
    name: 'Comfort Elangwe',
    businessName: "Comfort's Kitchen & Catering",
    slug: 'comforts-kitchen-and-catering',
    userType: 'seller',
    language: 'en',
    description:
      'Eru, achu and jollof for weddings, wake-keeps and offices, from 30 to 800 guests. We cook, serve and clear. ' +
      'Tasting by appointment in Molyko.',
    keywords: ['caterer', 'traiteur', 'wedding food', 'eru', 'achu', 'buffet', 'small chops'],
    categorySlug: 'catering-services',
    subcategorySlug: 'event-caterers',
    itemSlugs: ['wedding-catering', 'funeral-and-family-catering', 'corporate-catering'],
    regionSlug: 'south-west',
    citySlug: 'buea',
    quartier: 'Molyko',
    landmark: 'Opposite the council office',
    plan: 'premium',
    days: { joined: -500, paid: 240 },
  },
  {
    mailbox: 'expired',
    name: 'Hamadou Bakari',
    businessName: 'Quincaillerie Bakari & Frères',
    slug: 'quincaillerie-bakari-and-freres',
    userType: 'seller',
    language: 'fr',
    description: 'Outillage, peinture, serrures et fer à béton. Livraison sur les chantiers de Garoua.',
    keywords: ['quincaillerie', 'peinture', 'fer à béton', 'serrure', 'outillage'],
    categorySlug: 'building-materials',
    subcategorySlug: 'hardware-stores',
    itemSlugs: ['tools-and-fittings', 'paint-shop', 'locks-and-doors-hardware'],
    regionSlug: 'north',
    citySlug: 'garoua',
    quartier: 'Roumdé Adjia',
    landmark: 'Derrière la mosquée',
    plan: 'basic',
    days: { joined: -75 },
  },
  {
    mailbox: 'grace',
    name: 'Honorine Eyenga',
    businessName: 'Couture Eyenga',
    slug: 'couture-eyenga',
    userType: 'seller',
    language: 'fr',
    description:
      'Robes de cérémonie, tenues en pagne et retouches, livrées à la date promise. Atelier à Nkol-Eton.',
    keywords: ['couturière', 'robe de mariée', 'kabba', 'pagne', 'retouches'],
    categorySlug: 'tailoring-and-sewing',
    subcategorySlug: 'tailors',
    itemSlugs: ['womens-tailor'],
    regionSlug: 'centre',
    citySlug: 'yaounde',
    quartier: 'Nkol-Eton',
    landmark: 'En face du marché',
    plan: 'pro',
    days: { joined: -91, paid: -1 },
  },
];

/** The addresses that the demo accounts' listings have. */
export const demoAccountSlugs: readonly string[] = profiles.map((profile) => profile.slug);

/**
 * The seven accounts to try the product with, `buyer@` to `grace@demo.mboalink.cm`, with the numbers
 * 237670000001 to 237670000007 in the same order. The trial began two hours before `now`, and what was paid for in grace ended a
 * day before.
 */
export function demoAccounts(now: Date): DemoBusiness[] {
  const at = (days: number) => new Date(now.getTime() + days * dayMilliseconds);
  const lately = at(-1 / 12);
  return profiles.map(({ mailbox, days, ...profile }, index) => {
    const joinedAt = days.joined === 0 ? lately : at(days.joined);
    const isSeller = profile.plan !== null;
    return {
      ...profile,
      email: `${mailbox}@demo.mboalink.cm`,
      whatsapp: `+${237_670_000_001 + index}`,
      joinedAt,
      lastSeenAt: lately,
      trialEndsAt: isSeller ? new Date(joinedAt.getTime() + trialDays * dayMilliseconds) : null,
      paidUntil: days.paid === undefined ? null : at(days.paid),
    };
  });
}
