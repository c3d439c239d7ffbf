import { type ComponentType, useSyncExternalStore } from 'react';

let Line: ComponentType | undefined;
const watchers = new Set<() => void>();

/** Whoever keeps a wallet says here what it has to say of what is on the screen. */
export function fillWalletSlot(line: ComponentType) {
  Line = line;
  for (const changed of watchers) changed();
}

function subscribe(changed: () => void) {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

/** Where a screen says that what it shows was kept on the phone; nothing where nobody keeps anything. */
export function WalletSlot() {
  const Filled = useSyncExternalStore(
    subscribe,
    () => Line,
    () => undefined,
  );
  return Filled && <Filled />;
}
