import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import type { NoAnswerReason } from '@mboalink/shared/needs/limits.ts';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/alert.tsx';
import { LinkButton } from '../../components/link-button.tsx';

type WhyNotProps = { user: CurrentUser; reason: NoAnswerReason; count: number };

/** Why the seller reads and may not answer, how many they miss, and what helps. */
export function WhyNot({ user, reason, count }: WhyNotProps) {
  const { t } = useTranslation('incoming');
  const { words, href } = helpOf(user, reason);
  return (
    <Alert
      kind={reason === 'new' ? 'info' : 'warn'}
      title={t(`whyNot.${words}.title`)}
      action={
        <LinkButton kind="plain" href={href}>
          {t(`whyNot.${words}.help`)}
        </LinkButton>
      }
    >
      {t(`whyNot.${words}.text`)} {reason !== 'new' && count > 0 && t('whyNot.missed', { count })}
    </Alert>
  );
}

function helpOf({ visibility }: CurrentUser, reason: NoAnswerReason) {
  if (reason === 'new') return { words: 'new', href: '/profile' } as const;
  if (reason === 'reported') return { words: 'reported', href: '/contact' } as const;
  return visibility.paused
    ? ({ words: 'paused', href: '/settings/listing' } as const)
    : ({ words: 'hidden', href: '/upgrade' } as const);
}
