import { vi } from 'vitest';

/**
 * Caches as a service worker has them. One that was opened lives on for whoever has it, under no name once it was deleted: so browsers
 * do. Answers what addresses the cache of a name has.
 */
export function stubCaches() {
  const named = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const kept = named.get(name) ?? new Map<string, Response>();
    named.set(name, kept);
    return {
      put: async (address: string, answer: Response) => void kept.set(address, answer),
      delete: async (address: string) => kept.delete(address),
      keys: async () => [...kept.keys()].map((address) => ({ url: `https://mboalink.example${address}` })),
    };
  };
  const match = async (address: string, { cacheName }: { cacheName: string }) =>
    named.get(cacheName)?.get(address)?.clone();
  vi.stubGlobal('caches', { open, match, delete: async (name: string) => named.delete(name) });
  return (name: string) => [...(named.get(name)?.keys() ?? [])];
}
