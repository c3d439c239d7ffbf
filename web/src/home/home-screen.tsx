import { useTranslation } from 'react-i18next';
import { Head } from '../app/head.tsx';
import { Roof } from '../ui/roof.tsx';

export function HomeScreen() {
  const { t } = useTranslation('home');
  return (
    <>
      <Head page="home" title={t('head.title')} description={t('head.description')} />
      <Roof sign title={t('head.title')} lead={t('head.description')} />
    </>
  );
}
