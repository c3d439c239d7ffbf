import { expect, it } from 'vitest';
import { identifierInput, verifyChangeInput, verifyOtpInput, verifyRegistrationOtpInput } from './calls.ts';

it.each([
  [{ identifier: ' A@B.cm ' }, ['a@b.cm']],
  [{ identifier: '671234567' }, ['+237671234567']],
  [{ email: 'a@b.cm' }, ['a@b.cm']],
  [{ whatsapp: '6 71 23 45 67' }, ['+237671234567']],
  [{ identifier: 'a@b.cm', whatsapp: '671234567' }, ['a@b.cm', '+237671234567']],
  [{ identifier: 'a@b.cm', email: 'A@b.cm' }, ['a@b.cm']],
  [{ identifier: 'a@b.cm', email: 'c@d.cm' }, ['a@b.cm', 'c@d.cm']],
])('%j names %j', (sent, identifiers) => {
  expect(identifierInput.parse(sent)).toEqual({ identifiers });
});

it.each([{ otp: '12 34 56' }, { code: '123456' }, { otp: '123456', code: '123456' }])(
  '%j is one code',
  (sent) => {
    expect(verifyChangeInput.parse(sent)).toEqual({ code: '123456' });
    expect(verifyOtpInput.parse({ email: 'a@b.cm', ...sent })).toEqual({
      identifiers: ['a@b.cm'],
      code: '123456',
    });
    expect(verifyRegistrationOtpInput.parse({ email: 'a@b.cm', name: 'Njoh', ...sent })).toEqual({
      email: 'a@b.cm',
      code: '123456',
    });
  },
);

it('misses both by the names that the form gives them', () => {
  const fields = verifyOtpInput.safeParse({}).error?.issues.map((issue) => issue.path.join('.'));
  expect(fields).toEqual(['identifier', 'otp']);
});
