import { useTranslation } from 'react-i18next';
import { useNewDay } from '../directory/quota/use-quota.ts';
import { ContactSheet } from '../directory/reveal/contact-sheet.tsx';
import { RevealContext } from '../directory/reveal/reveal-context.ts';
import { useCardReveal, useReveal } from '../directory/reveal/use-reveal.ts';
import { DataProvider } from '../lib/api/data-provider.tsx';
import { Head } from '../lib/head.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Connections } from './connections/connections.tsx';
import { useContactsView } from './contacts-view.ts';
import { OpenedContacts } from './opened/opened-contacts.tsx';
import { SavedContacts } from './saved/saved-contacts.tsx';
import { ViewTabs } from './view-tabs.tsx';

export function MyContactsScreen() {
  return (
    <DataProvider>
      <MyContacts />
    </DataProvider>
  );
}

const views = { network: Connections, saved: SavedContacts, opened: OpenedContacts };

function MyContacts() {
  const { t } = useTranslation('network');
  const view = useContactsView();
  const View = views[view];
  const reveal = useReveal();
  const cardReveal = useCardReveal(reveal, true);
  useNewDay();
  return (
    <RevealContext value={cardReveal}>
      <Head page="my-contacts" title={t('title')} description={t('description')} />
      <PageHeader title={t('title')}>
        <ViewTabs current={view} />
      </PageHeader>
      <View />
      <ContactSheet reveal={reveal} />
    </RevealContext>
  );
}
