/** By what a document is kept: its address, in whatever language. */
export function documentKey(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('lang');
  url.hash = '';
  return url.href;
}

/** Whether an answer says nothing of the page: the server fails, or whoever shares this network address asked too much. */
export const isRefusal = ({ status }: Pick<Response, 'status'>): boolean => status === 429 || status >= 500;
