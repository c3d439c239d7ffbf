/** What the server answers for a file of the client, as a status of HTTP; undefined where it cannot be asked. */
export function statusOfFile(address: string): Promise<number | undefined> {
  return fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status,
    () => undefined,
  );
}
