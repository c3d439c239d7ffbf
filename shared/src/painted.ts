import { escapeHtml } from './escape-html.ts';

/** From one token to another, exclusive, another text stands. */
type Change = readonly [from: number, to: number, text: string];

/**
 * HTML that the build rendered from a component, for the Worker to fill in without React: `{{name}}` is a hole for a text,
 * `{{&name}}` one for HTML. `changes` are its variants (by prop, then by value) as patches of the tokens.
 */
export type Template = {
  tokens: readonly string[];
  changes: Readonly<Record<string, Readonly<Record<string, readonly Change[]>>>>;
};

/** Which of its changes a template is to have; an empty name asks for what it has without. */
export type Shape = Readonly<Record<string, string>>;

/** What the Worker draws of a page, in one language, with the words that it needs for that. */
export type Painted = {
  search: {
    page: Template;
    card: Template;
    /** Between the first card and the others. */
    between: Template;
    customer: string;
    firstMessage: string;
    firstMessageToBuyer: string;
    subject: string;
  };
  dashboard: { seller: Template; buyer: Template };
};

/** Which pages the Worker draws, by what of the above. */
export const paintedPages = {
  'find-contact': 'search',
  dashboard: 'dashboard',
} as const satisfies Record<string, keyof Painted>;

/**
 * A template with texts in its holes, escaped, and HTML in the others; undefined where it has not been drawn so.
 */
export function paint(
  { tokens, changes }: Template,
  shape: Shape,
  texts: Readonly<Record<string, string>>,
): string | undefined {
  const asked = Object.entries(shape).filter(([, variant]) => variant !== '');
  const found = asked.map(([of, variant]) => changes[of]?.[variant]);
  if (found.includes(undefined)) return undefined;
  const parts = [...tokens];
  // What is put in before a token leaves the token: it comes after what takes tokens away.
  const wanted = found.flatMap((change) => change ?? []).sort((a, b) => b[1] - b[0] - (a[1] - a[0]));
  for (const [from, to, text] of wanted) {
    const first = from === to ? parts[from] : '';
    parts.fill('', from, to);
    parts[from] = text + first;
  }
  return parts
    .join('')
    .replace(/\{\{(&?)(\w+)\}\}/g, (_, raw: string, name: string) =>
      raw ? (texts[name] ?? '') : escapeHtml(texts[name] ?? ''),
    );
}
