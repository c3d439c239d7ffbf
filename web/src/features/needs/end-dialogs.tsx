import type { Need } from '@mboalink/shared/needs/calls.ts';
import { useTranslation } from 'react-i18next';
import { Form, useNavigate, useNavigation } from 'react-router';
import { Button } from '../../components/button.tsx';
import { CallProblem } from '../../components/call-problem.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { somebodyElse } from './need-calls.ts';

type EndDialogProps = { need: Need; asks: 'found' | 'stop'; problem: unknown };

/** ‘C’est trouvé’ asks with whom; ‘Je ne cherche plus’ says what it does first. */
export function EndDialog({ need: { _id, answers }, asks, problem }: EndDialogProps) {
  const { t } = useTranslation('needs');
  const navigate = useNavigate();
  const busy = useNavigation().formMethod === 'POST';
  const isFound = asks === 'found';
  const choices = isFound
    ? [
        ...answers.map(({ contact }) => ({ found: contact._id, text: contact.businessName })),
        { found: somebodyElse, text: t('page.somebodyElse') },
      ]
    : [{ found: undefined, text: t('page.stop') }];
  return (
    <Dialog
      title={t(isFound ? 'page.foundWith' : 'page.stop')}
      onClose={() => void navigate(`/needs/${_id}`, { replace: true, preventScrollReset: true })}
    >
      <Form method="post" action={`/needs/${_id}?ask=${asks}`} replace className="stack">
        <p>{t(isFound ? 'page.foundText' : 'page.stopText')}</p>
        <CallProblem thrown={problem} />
        {choices.map(({ found, text }) => (
          <Button
            key={found}
            type="submit"
            {...(isFound && { name: 'found', value: found, kind: 'plain' })}
            wide
            busy={busy}
          >
            {text}
          </Button>
        ))}
      </Form>
    </Dialog>
  );
}
