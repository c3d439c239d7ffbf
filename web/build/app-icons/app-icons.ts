import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a phone shows of the installed site: how wide, and whether it cuts its own shape out of it. */
export const appIcons = {
  small: { size: 192, isCut: false },
  large: { size: 512, isCut: false },
  cut: { size: 512, isCut: true },
  touch: { size: 180, isCut: true },
} as const;

type IconName = keyof typeof appIcons;

/** The addresses of the icons. */
export type AppIcons = Record<IconName, string>;

/** Where an icon is kept. */
export const iconPath = (name: IconName) => join(import.meta.dirname, 'pictures', `${name}.png`);

/** Puts the icons among the hashed files of a build. */
export function copyAppIcons(client: string): AppIcons {
  const copied = (name: IconName) => {
    const content = readFileSync(iconPath(name));
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 7);
    const address = `/assets/icon-${name}-${hash}.png`;
    writeFileSync(join(client, address), content);
    return address;
  };
  return { small: copied('small'), large: copied('large'), cut: copied('cut'), touch: copied('touch') };
}
