import { expect, it } from 'vitest';
import { legalDocument as cookiesEn } from '../../web/src/i18n/legal/cookies.en.ts';
import { legalDocument as cookiesFr } from '../../web/src/i18n/legal/cookies.fr.ts';
import { readSource, readWorkspace } from './workspace.ts';

const cookieName = /__Host-[\w-]+/g;

const set = [...readWorkspace().files]
  .filter((file) => /^(shared|web|worker)\/src\/.*\.tsx?$/.test(file) && !/\.test\.|\/i18n\//.test(file))
  .flatMap((file) => readSource(file).match(cookieName) ?? []);

it.each([cookiesEn, cookiesFr])(
  'the cookies policy names the cookies of the code, and no others',
  (policy) => {
    const named = JSON.stringify(policy.sections).match(cookieName) ?? [];
    expect(named.sort()).toEqual([...new Set(set)].sort());
  },
);
