import { expect, it } from 'vitest';
import { withFrenchSpaces, withWholeEmail, withWholeQuestion } from './line-breaks.ts';

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

it('keeps a question that is turned round on one line', () => {
  expect(
    withWholeQuestion("'Qui êtes-vous ? Où vous trouve-t-on ? rendez-vous demi-heure. Êtes-vous sûr ?'"),
  ).toBe(
    "'Qui êtes-\u2060vous ? Où vous trouve-\u2060t-\u2060on ? rendez-\u2060vous demi-heure. Êtes-vous sûr ?'",
  );
});

it('keeps a demand with its little word on one line', () => {
  expect(withWholeQuestion("'puis demandez-en un, retournez-y, vérifiez-la, porte-clés, mot-lent'")).toBe(
    "'puis demandez-\u2060en un, retournez-\u2060y, vérifiez-\u2060la, porte-clés, mot-lent'",
  );
});

it('leaves everything else as it is', () => {
  const source = "import { x } from './x.ts';\nexport const messages = { time: '14:30', text: 'a: b' };";
  expect(withWholeEmail(withFrenchSpaces(source))).toBe(source);
});
