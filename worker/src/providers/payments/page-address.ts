/** The address of a page of theirs, where a browser may be sent: encrypted, or on the host that we ask. */
export function pageAddress(address: string | null | undefined, endpoint: string): string | undefined {
  const url = address ? URL.parse(address) : null;
  const isSafe = url?.protocol === 'https:' || url?.origin === new URL(endpoint).origin;
  return url && isSafe ? url.href : undefined;
}
