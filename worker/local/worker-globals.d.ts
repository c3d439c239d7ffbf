// What the Worker's modules use of its platform, for programs of this machine that read their types.

type RewrittenElement = {
  attributes: Iterable<[string, string]>;
  getAttribute: (name: string) => string | null;
  setAttribute: (name: string, value: string) => void;
  remove: () => void;
  before: (content: string, options: { html: boolean }) => void;
  prepend: (content: string, options: { html: boolean }) => void;
};

type RewriterHandlers = { element: (element: RewrittenElement) => void | Promise<void> };

declare class HTMLRewriter {
  on(selector: string, handlers: RewriterHandlers): this;
  transform(response: Response): Response;
}
