import { useTranslation } from 'react-i18next';
import { QuotaStrip } from '../directory/quota/quota-bar.tsx';
import { useNewDay } from '../directory/quota/use-quota.ts';
import { ContactSheet } from '../directory/reveal/contact-sheet.tsx';
import { RevealContext } from '../directory/reveal/reveal-context.ts';
import { useCardReveal, useReveal } from '../directory/reveal/use-reveal.ts';
import { DataProvider } from '../lib/api/data-provider.tsx';
import { hadNoAnswer } from '../lib/api/failures.ts';
import { Head } from '../lib/head.tsx';
import { OfflineBanner } from '../ui/offline-banner.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { useOnline } from '../ui/use-online.ts';
import { SavedContacts } from './saved/saved-contacts.tsx';
import { useSavedContacts } from './saved/use-saved-contacts.ts';

export function MyContactsScreen() {
  return (
    <DataProvider>
      <MyContacts />
    </DataProvider>
  );
}

function MyContacts() {
  const { t } = useTranslation('network');
  const saved = useSavedContacts();
  const reveal = useReveal();
  const cardReveal = useCardReveal(reveal, true);
  const online = useOnline();
  useNewDay();
  const mayOpen = saved.rows.some(({ contact }) => contact?.unlocked === false);
  return (
    <RevealContext value={cardReveal}>
      <Head page="my-contacts" title={t('title')} description={t('description')} />
      <PageHeader title={t('title')} lead={t('lead')} />
      {mayOpen && <QuotaStrip />}
      <SavedContacts saved={saved} />
      {online && <OfflineBanner issue={hadNoAnswer(saved.error)} />}
      <ContactSheet reveal={reveal} />
    </RevealContext>
  );
}
