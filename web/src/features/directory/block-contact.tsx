import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { showToast } from '../../components/toast.tsx';
import { type Inputs, trpc } from '../../lib/trpc.ts';
import { useContactText } from './contact-text.ts';

/** Leads to the question of blocking. */
export function BlockButton({ contact, onBlocked }: { contact: Contact; onBlocked: () => void }) {
  const { t } = useTranslation('directory');
  const { name } = useContactText(contact);
  const [asks, ask] = useState(false);
  if (asks) return <BlockQuestion whom={{ contactId: contact._id }} name={name} onBlocked={onBlocked} />;
  return (
    <Button kind="quiet" wide onClick={() => ask(true)}>
      {t('block.open')}
    </Button>
  );
}

type BlockQuestionProps = { whom: Inputs['network']['block']; name: string; onBlocked: () => void };

/** Asks first: from then on neither finds the other, and nobody is told. */
export function BlockQuestion({ whom, name, onBlocked }: BlockQuestionProps) {
  const { t } = useTranslation('directory');
  const utils = trpc.useUtils();
  const block = trpc.network.block.useMutation({
    async onSuccess() {
      showToast({ text: t('block.done', { name }) });
      onBlocked();
      await Promise.all([utils.directory.invalidate(), utils.network.invalidate()]);
    },
  });
  return (
    <div className="stack">
      <p>{t('block.text', { name })}</p>
      {block.error && (
        <Alert kind="bad" live>
          {block.error.data?.message ?? t('block.failed')}
        </Alert>
      )}
      <Button wide kind="plain" busy={block.isPending} onClick={() => block.mutate(whom)}>
        {t('block.confirm')}
      </Button>
    </div>
  );
}
