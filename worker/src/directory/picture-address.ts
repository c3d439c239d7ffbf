/** Where the picture with a name is served; null without one. */
export function pictureAddress(name: string | null): string | null {
  return name && `/pictures/${name}`;
}
