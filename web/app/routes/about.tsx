import { useTranslation } from 'react-i18next';
import { Head } from '../components/head.tsx';
import type { Handle } from '../lib/handle.ts';

export const handle = { words: ['pages'] } satisfies Handle;

export default function About() {
  const { t } = useTranslation();
  return (
    <>
      <Head title={t('nav.about')} canonical="/about" />
      <h1>{t('nav.about')}</h1>
    </>
  );
}
