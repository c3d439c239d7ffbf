type Purge = () => void;

const purges = new Set<Purge>();

/** Whoever keeps something about the signed-in person registers how to drop it; answers how to unregister. */
export function onPurge(purge: Purge): () => void {
  purges.add(purge);
  return () => purges.delete(purge);
}

/** Called when somebody signs out or another person signs in. */
export function purgePersonalCaches() {
  for (const purge of purges) purge();
}
