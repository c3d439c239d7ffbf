/** Brings files into the browser's cache. Rejects unless all of them arrive. */
export async function fetchFiles(addresses: readonly string[]): Promise<void> {
  const bring = async (address: string) => {
    const file = await fetch(address);
    if (!file.ok) throw file;
    await file.blob();
  };
  await Promise.all(addresses.map(bring));
}
