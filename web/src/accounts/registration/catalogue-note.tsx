import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import type { Catalogue } from './use-catalogue.ts';

type CatalogueNoteProps = { what: 'categories' | 'places'; catalogue: Catalogue };

/** Says that the lists to choose from did not arrive, and fetches them again. */
export function CatalogueNote({ what, catalogue: { failed, retry } }: CatalogueNoteProps) {
  const { t } = useTranslation(['accounts', 'errors', 'common']);
  if (!failed) return null;
  return (
    <Note
      kind="bad"
      live
      action={
        <Button kind="plain" onClick={retry}>
          {t('common:ui.retry')}
        </Button>
      }
    >
      {t(`lists.failed.${what}`, { reason: t('errors:network') })}
    </Note>
  );
}
