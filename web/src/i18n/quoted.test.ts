import { expect, it } from 'vitest';

type Messages = { [key: string]: string | Messages };

const english = import.meta.glob<Messages>('./en/*.ts', { import: 'messages', eager: true });
const french = import.meta.glob<Messages>('./fr/*.ts', { import: 'messages', eager: true });

function textAt(catalogue: Messages | undefined, keys: string): string | Messages | undefined {
  return keys
    .split('.')
    .reduce<string | Messages | undefined>(
      (found, key) => (typeof found === 'object' ? found[key] : undefined),
      catalogue,
    );
}

/** Texts that the specification gives to the letter, by the name of their catalogue and their key there. */
const quoted = {
  common: { checking: 'Checking authentication...', 'nav.upgrade': 'Upgrade Plan' },
  accounts: {
    'redirected.ownContacts': 'Please log in to access your contacts.',
    'redirected.accessContacts': 'Please register to access contacts.',
    'redirected.accessPage': 'Please login to access this page.',
    'redirected.getStarted': 'Please register to get started.',
    'redirected.subscribe': 'Please register to subscribe to a plan.',
  },
  home: { 'search.go': 'Get Started Now', 'call.find': 'Find Contacts Now', 'call.register': 'Register Now' },
  plans: { 'feature.highlighted-profile': 'Profile highlighted', 'feature.top-ranking': 'Top ranking' },
  pricing: {
    subscribe: 'Subscribe',
    upgrade: 'Upgrade Plan',
    paid: 'Payment successful! Your subscription has been activated.',
  },
  payment: { 'done.text': 'Payment successful! Your subscription has been activated.' },
  search: {
    'box.noSuggestions': 'No suggestions found',
    'filters.selectMain': 'Select a main category first',
    'filters.selectSub': 'Select a subcategory first',
    'filters.noSubcategories': 'No subcategories available',
    'filters.noItems': 'No items available',
    'filters.noneFound': 'No items found',
    'filters.loadError': 'Error loading categories: {{reason}}',
  },
};

const rows = Object.entries(quoted).flatMap(([name, texts]) =>
  Object.entries(texts).map(([key, text]) => [name, key, text] as const),
);

it.each(rows)('%s, %s: "%s"', (name, key, text) => {
  expect(textAt(english[`./en/${name}.ts`], key)).toBe(text);
});

it('asks in French, too, for a sign-in before one’s own contacts', () => {
  const catalogue = french['./fr/accounts.ts'];
  expect(textAt(catalogue, 'redirected.ownContacts')).toBe(
    'Veuillez vous connecter pour accéder à vos contacts.',
  );
});

it.each(['pricing.paidBegins', 'pricing.paidAfter', 'payment.done.begins', 'payment.done.after'])(
  'says of what is paid and begins later that it is activated: %s',
  (place) => {
    const [name, ...key] = place.split('.');
    expect(textAt(english[`./en/${name}.ts`], key.join('.'))).toMatch(
      /^Payment successful! Your subscription has been activated\. /,
    );
  },
);
