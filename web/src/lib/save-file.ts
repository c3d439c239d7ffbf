/** Long enough for the download manager of a slow phone to have read it. */
const keptMilliseconds = 60_000;

/** Puts a file that was made here into the downloads of this device. */
export function saveFile(name: string, content: Blob) {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), keptMilliseconds);
}
