import postcss, { type Root } from 'postcss';

/**
 * Of the client's stylesheet the rules that a page needs until its scripts have come: those whose classes all stand in `html`. Media,
 * attributes, elements and states are left as they are: what is there may come to match them.
 */
export function stylesOf(stylesheet: string, html: string): string {
  const words = new Set(html.match(/[\w-]+/g));
  const root = postcss.parse(stylesheet);
  root.walkRules((rule) => {
    if (isKeyframe(rule.parent)) return;
    const needed = rule.selectors.filter((selector) => classesOf(selector).every((name) => words.has(name)));
    if (needed.length > 0) rule.selectors = needed;
    else rule.remove();
  });
  dropUnusedKeyframes(root);
  dropEmptyGroups(root);
  return root.toString();
}

const isKeyframe = (parent: unknown) => parent instanceof postcss.AtRule && parent.name.endsWith('keyframes');

/** The classes without which a selector matches nothing; what stands in brackets may be one of several, or what must not be. */
function classesOf(selector: string): string[] {
  let plain = selector;
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '');
  return [...plain.matchAll(/\.([a-zA-Z_-][\w-]*)/g)].map(([, name = '']) => name);
}

function dropUnusedKeyframes(root: Root) {
  const used = new Set<string>();
  root.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const name of value.match(/[\w-]+/g) ?? []) used.add(name);
  });
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!used.has(rule.params)) rule.remove();
  });
}

/** From the inmost outwards. */
function dropEmptyGroups(root: Root) {
  let isDone = false;
  while (!isDone) {
    isDone = true;
    root.walkAtRules((rule) => {
      if (rule.nodes?.length !== 0) return;
      rule.remove();
      isDone = false;
    });
  }
}
