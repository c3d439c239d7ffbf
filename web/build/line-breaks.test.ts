import { expect, it } from 'vitest';
import { withFrenchSpaces, withWholeEmail } from './line-breaks.ts';

it('keeps the signs of French with their word, in texts only', () => {
  expect(withFrenchSpaces("const a = b ? 'Prêt ? « Oui » : allez !' : \"d'accord ; bon\";")).toBe(
    "const a = b ? 'Prêt\u00a0? «\u00a0Oui\u00a0»\u00a0: allez\u00a0!' : \"d'accord\u00a0; bon\";",
  );
});

it('keeps an e-mail on one line, in texts only', () => {
  expect(withWholeEmail("const e = 'Les e-mails, E-mail' - mail; // e-mail")).toBe(
    "const e = 'Les e-\u2060mails, E-\u2060mail' - mail; // e-mail",
  );
});

it('leaves everything else as it is', () => {
  const source = "import { x } from './x.ts';\nexport const messages = { time: '14:30', text: 'a: b' };";
  expect(withWholeEmail(withFrenchSpaces(source))).toBe(source);
});
