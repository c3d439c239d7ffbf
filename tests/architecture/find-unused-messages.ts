import { parseSync, Visitor } from 'vite';

export type MessageTree = { readonly [key: string]: string | MessageTree };

/** What a source says: its texts, and its templates with their gaps. */
export type MessageUse = { texts: Set<string>; templates: RegExp[]; speaksCommon: boolean };

const pluralEnding = /_(zero|one|two|few|many|other)$/;

/**
 * The keys of a namespace that no source says: neither as `t('key')` or `t('namespace:key')`, nor by a template such
 * as t(`faq.${name}`) whose gaps are filled with a name that the code knows. Only sources that name the namespace
 * count, so that two namespaces may use one key and one of them still be found unused.
 */
export function findUnusedMessages(
  namespace: string,
  messages: MessageTree,
  sources: readonly MessageUse[],
): string[] {
  const names = new Set(sources.flatMap(({ texts }) => [...texts]));
  const speaking = sources.filter((source) => speaks(source, namespace));
  return keysOf(messages).filter((key) => {
    const said = key.replace(pluralEnding, '');
    return !speaking.some((source) =>
      [said, `${namespace}:${said}`].some((name) => source.texts.has(name) || fits(source, name, names)),
    );
  });
}

function keysOf(messages: MessageTree, start = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${start}${key}`] : keysOf(value, `${start}${key}.`),
  );
}

function speaks({ texts, templates, speaksCommon }: MessageUse, namespace: string): boolean {
  const start = `${namespace}:`;
  if (texts.has(namespace) || (namespace === 'common' && speaksCommon)) return true;
  return (
    [...texts].some((text) => text.startsWith(start)) ||
    templates.some(({ source }) => source.startsWith(`^${start}`))
  );
}

function fits({ templates }: MessageUse, name: string, names: Set<string>): boolean {
  return templates.some((template) => {
    const gaps = template.exec(name)?.slice(1);
    return gaps?.every((gap) => names.has(gap)) ?? false;
  });
}

/** Texts are string literals and the names of properties; templates have at least one part that is written out. */
export function readMessageUse(file: string, text: string): MessageUse {
  const found: MessageUse = { texts: new Set(), templates: [], speaksCommon: false };
  const addTemplate = (parts: (string | null | undefined)[]) => {
    if (parts.length === 1) found.texts.add(parts[0] ?? '');
    else if (parts.some(Boolean)) found.templates.push(templateOf(parts));
  };
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') found.texts.add(node.value);
    },
    Property: (node) => {
      if (!node.computed && node.key.type === 'Identifier') found.texts.add(node.key.name);
    },
    TemplateLiteral: (node) => addTemplate(node.quasis.map(({ value }) => value.cooked)),
    TSTemplateLiteralType: (node) => addTemplate(node.quasis.map(({ value }) => value.cooked)),
    CallExpression: (node) => {
      const isHook = node.callee.type === 'Identifier' && node.callee.name === 'useTranslation';
      if (isHook && node.arguments.length === 0) found.speaksCommon = true;
    },
  }).visit(parseSync(file, text).program);
  return found;
}

function templateOf(parts: (string | null | undefined)[]): RegExp {
  return new RegExp(`^${parts.map((part) => RegExp.escape(part ?? '')).join('([^.:]+)')}$`);
}
