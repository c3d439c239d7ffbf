import { useTranslation } from 'react-i18next';
import { expect, it } from 'vitest';
import { effectsRun, renderWithMessages } from '../../test/render.tsx';

it('draws nothing anew when words come that nothing on the screen says', async () => {
  let drawn = 0;
  let i18n: ReturnType<typeof useTranslation>['i18n'] | undefined;
  function Spoken() {
    const translation = useTranslation('search');
    i18n = translation.i18n;
    drawn += 1;
    return <p>{translation.t('filters.title')}</p>;
  }
  await renderWithMessages(<Spoken />, { messages: ['search'] });
  const before = drawn;
  i18n?.addResourceBundle('en', 'wallet', { kept: 'kept' });
  await effectsRun();
  expect([before > 0, drawn]).toEqual([true, before]);
});
