import { languages } from '@mboalink/shared/language.ts';
import type { Plugin, Rolldown } from 'vite';

/** The screens that use a module, by name; `main` is the page around them. */
type Users = ReadonlySet<string>;

const accounts = [
  'login',
  'register',
  'profile',
  'settings',
  'receipt',
  'branding',
  'locations',
  'sign-in-link',
];
/** What tells a listing's owner what it brings. */
const insights = ['dashboard', 'analytics'];
/** What lists whom somebody knows: whoever searches would load it in vain. */
const lists = ['my-contacts', 'openings'];
const search = ['find-contact', ...lists, ...insights];
/** Whoever looks at the own card has the search already, or will; whoever registers needs neither. */
const seekers = [...search, 'profile'];
/** What is around each screen of signed-in people. */
const around = 'member-parts';
const members = [...accounts, ...search, around];
/** What only these share is a file of theirs: whoever registers would load it in vain. */
const premium = ['branding', 'locations'];
/** What only these hand on is a file of theirs, too. */
const sharing = ['receipt', 'analytics'];
/** What asks for a listing: whoever registers comes to it once they say that they sell. */
const listing = ['profile', 'locations'];
/** What sells plans. */
const offers = ['pricing', 'upgrade'];

/** What is said in the same places, in one file for each language: on every page, or where somebody searches, lists with and looks back. */
const sharedWords: Readonly<Record<string, readonly string[]>> = {
  common: ['common', 'plans'],
  search: ['dashboard', 'directory', 'passes', 'search', 'wallet'],
};

/** By which name the file is built that has a part with others; undefined where it has one of its own. */
export function sharedNameOf(id: string): string | undefined {
  const [, language, words = ''] = /i18n\/(\w+)\/(\w+)\.ts$/.exec(id) ?? [];
  const shared = Object.keys(sharedWords).find((name) => sharedWords[name]?.includes(words));
  if (shared) return `${shared}-${language}`;
  // What the wallet is chosen by imports it at once, all others late.
  if (id.endsWith('/wallet/wallet.ts')) return 'wallet';
  return id.endsWith(`/${around}.tsx`) ? around : undefined;
}

const within = (users: Users, screens: readonly string[]) =>
  [...users].every((name) => screens.includes(name));

const screensOf = (users: Users) => users.size - (users.has(around) ? 1 : 0);

/** Screens of others show them, too, but late. */
const isOwnCard = (id: string) => /\/directory\/own-(listing|page)\//.test(id);

const some = (users: Users, screens: readonly string[]) => screens.some((name) => users.has(name));

type Rule = { name: string; fits: (users: Users) => boolean };

/**
 * What several screens use, in files that many of them share: left alone, each set of screens gets a file of its own
 * for what exactly these have in common, which makes thirty requests of a page. The first rule that fits counts. Each
 * brings a few pages what they do not need: least to those that somebody opens first, on a slow network.
 */
const rules: readonly Rule[] = [
  {
    name: 'main',
    fits: (users) =>
      some(users, ['main', 'home']) ||
      (screensOf(users) >= 7 && !within(users, members)) ||
      (users.has('login') && some(users, search) && screensOf(users) < 5) ||
      (some(users, members) && !within(users, members)),
  },
  // Before those that use it: a file takes what it needs along, where no earlier rule has it.
  {
    name: 'members',
    fits: (users) =>
      some(users, search) &&
      (users.has('login') || (!users.has(around) && some(users, accounts) && !within(users, seekers))),
  },
  { name: around, fits: (users) => users.has(around) && !users.has('login') },
  { name: 'sharing', fits: (users) => users.size === 2 && within(users, sharing) },
  { name: 'listings', fits: (users) => within(users, ['profile', 'settings']) },
  {
    name: 'accounts',
    fits: (users) => users.has('login') || (within(users, accounts) && users.has('settings')),
  },
  {
    name: 'search',
    fits: (users) => within(users, seekers) && !within(users, lists),
  },
  { name: 'lists', fits: (users) => within(users, lists) },
  { name: 'premium', fits: (users) => within(users, premium) },
  { name: 'plans', fits: (users) => within(users, offers) },
  { name: 'own-listing', fits: (users) => within(users, accounts) && !within(users, listing) },
  { name: 'listing-form', fits: (users) => within(users, listing) },
];

/** A plugin that finds out which screens use what, and the groups that follow from it. */
export function sharedChunks() {
  const users = new Map<string, Set<string>>();
  const plugin: Plugin = {
    name: 'shared-chunks',
    // What prerenders the pages is one file.
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    buildEnd() {
      users.clear();
      for (const missing of namedInVain([...this.getModuleIds()]))
        this.error(`${missing} is gone: it is named in vain`);
      for (const root of this.getModuleIds()) {
        const names = this.getModuleInfo(root)?.isEntry ? ['main'] : usersOf(root);
        if (names.length === 0) continue;
        for (const id of reachedFrom(this, root))
          users.set(id, new Set([...(users.get(id) ?? []), ...names]));
      }
    },
  };
  const ruleOf = (id: string) => {
    const found = isOwnCard(id) ? new Set(insights) : users.get(id);
    const shared = found && (found.size >= 2 || found.has('main') || found.has(around));
    const isOwn = isScreen(id) && sharedNameOf(id) === undefined;
    return shared && !isOwn ? rules.find(({ fits }) => fits(found)) : undefined;
  };
  const words = Object.keys(sharedWords).flatMap((name) =>
    languages.map((language) => `${name}-${language}`),
  );
  const groups = [
    ...rules.map((rule, index) => ({
      name: rule.name,
      test: (id: string) => ruleOf(id) === rule,
      priority: rules.length - index,
    })),
    ...words.map((name) => ({ name, test: (id: string) => sharedNameOf(id) === name, priority: 0 })),
  ];
  return { plugin, groups };
}

/** What is loaded beside its screens, or after them. */
const parts: readonly { files: readonly string[]; screens: readonly string[] }[] = [
  { files: ['prefetch-after-sign-in.ts'], screens: search },
  { files: ['member-parts.tsx'], screens: [around] },
  { files: ['profile-edit.tsx', 'profile-preview.tsx', 'picture-card.tsx'], screens: ['profile'] },
  { files: ['seller-steps.tsx', 'account-type-choice.tsx'], screens: listing },
  { files: ['terms-request.tsx'], screens: ['register'] },
];

const partOf = (id: string) => parts.find(({ files }) => files.some((file) => id.endsWith(`/${file}`)));

/** The files of screens and parts that stand in the lists above and are not among those of a build, by their addresses. */
export function namedInVain(ids: readonly string[]): string[] {
  const screens = [...members, ...offers, ...premium, ...listing, 'home'];
  const named = new Set([
    ...screens.filter((name) => name !== around).map((name) => `${name}-screen.tsx`),
    ...parts.flatMap(({ files }) => files),
  ]);
  return [...named].filter((file) => !ids.some((id) => id.endsWith(`/${file}`)));
}

function usersOf(root: string): readonly string[] {
  const part = partOf(root);
  if (part) return part.screens;
  return /\/([\w-]+)-screen\.tsx$/.exec(root)?.slice(1) ?? [];
}

/** Screens, and what is loaded like one, have files of their own, by which the build finds them. */
const isScreen = (id: string) => id.endsWith('-screen.tsx') || partOf(id) !== undefined;

/** A module and all that it imports at once, other screens aside. */
function reachedFrom(context: Rolldown.PluginContext, root: string): ReadonlySet<string> {
  const reached = new Set([root]);
  for (const id of reached) {
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) {
      if (!isScreen(next)) reached.add(next);
    }
  }
  return reached;
}
