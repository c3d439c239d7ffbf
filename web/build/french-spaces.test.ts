import { expect, it } from 'vitest';
import { withFrenchSpaces } from './french-spaces.ts';

it('keeps the signs of French with their word, in texts only', () => {
  expect(withFrenchSpaces("const a = b ? 'Prêt ? « Oui » : allez !' : \"d'accord ; bon\";")).toBe(
    "const a = b ? 'Prêt\u00a0? «\u00a0Oui\u00a0»\u00a0: allez\u00a0!' : \"d'accord\u00a0; bon\";",
  );
});

it('leaves everything else as it is', () => {
  const source = "import { x } from './x.ts';\nexport const messages = { time: '14:30', text: 'a: b' };";
  expect(withFrenchSpaces(source)).toBe(source);
});
