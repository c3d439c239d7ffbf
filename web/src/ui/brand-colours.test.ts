import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandColours, brandCovers } from '@mboalink/shared/accounts/branding-words.ts';
import { expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'brand-colours.css'), 'utf8');
const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');

function hexOf(theme: string, colour: string, name: string): string {
  const [, rule = ''] = new RegExp(`\\.brand-${colour} \\{([^}]*)\\}`).exec(theme) ?? [];
  return new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(rule)?.[1] ?? '';
}

/** WCAG's relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

it.each(
  brandColours.flatMap((colour) => [[colour, 'light', light] as const, [colour, 'dark', dark] as const]),
)('text on %s can be read in the %s theme', (colour, _, theme) => {
  const [ground, text] = [hexOf(theme, colour, 'brand-colour'), hexOf(theme, colour, 'brand-text')];
  expect([ground, text].every(Boolean)).toBe(true);
  expect(contrast(ground, text)).toBeGreaterThanOrEqual(4.5);
});

it('draws every cover', () => {
  for (const cover of brandCovers) expect(css).toContain(`.cover-${cover} {`);
});
