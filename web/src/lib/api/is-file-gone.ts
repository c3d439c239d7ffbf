/** Whether the server has a file of the client no more. False where it cannot be asked. */
export function isFileGone(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );
}
