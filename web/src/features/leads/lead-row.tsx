import { formatAgo } from '@mboalink/shared/format-when.ts';
import type { Lead } from '@mboalink/shared/leads/calls.ts';
import { useTranslation } from 'react-i18next';
import {
  BlockIcon,
  CheckIcon,
  ClockIcon,
  CrossIcon,
  RefreshIcon,
  WhatsappIcon,
} from '../../components/icons.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { MoreMenu } from '../../components/more-menu.tsx';
import { serverNow } from '../../lib/clock.ts';
import { usePage } from '../../lib/page.tsx';
import { PersonRow } from '../directory/person-row.tsx';
import { LeadButton } from './lead-button.tsx';
import styles from './leads.module.css';
import { type LeadChanges, useAnswerLink } from './use-lead-changes.ts';

type LeadRowProps = { lead: Lead; changes: LeadChanges };

/** Somebody who wrote or called: face, who, what they had searched for and when, and what can be done. */
export function LeadRow({ lead, changes }: LeadRowProps) {
  const { language } = usePage();
  const { who, about } = useLeadText(lead);
  const waits = lead.state === 'waiting';
  return (
    <li>
      <PersonRow
        name={lead.name ?? ''}
        title={who}
        about={`${about} · ${formatAgo(lead.lastContactAt, serverNow(), language)}`}
        below={<State lead={lead} />}
      >
        {!waits && <More lead={lead} who={who} changes={changes} />}
      </PersonRow>
      {waits && (
        <div className={`row ${styles.deeds}`}>
          {lead.canWrite && <Write lead={lead} who={who} changes={changes} />}
          <Mark lead={lead} state="served" who={who} changes={changes} kind="plain" />
          <More lead={lead} who={who} changes={changes} />
        </div>
      )}
    </li>
  );
}

/** As what somebody is marked; of who waits and cannot be written to, where their message is. */
function State({ lead: { state, canWrite, interactionType } }: { lead: Lead }) {
  const { t } = useTranslation('leads');
  if (state !== 'waiting') {
    return (
      <p className="row gap-1 quiet">
        {state === 'served' && <CheckIcon size={16} />} {t(`marked.${state}`)}
      </p>
    );
  }
  return canWrite ? null : <p className="small">{t(`where.${interactionType}`)}</p>;
}

function useLeadText({ name, cityName, interactionType, searched }: Lead) {
  const { t } = useTranslation('leads');
  const nameless = cityName ? t('buyerOf', { town: cityName }) : t('buyer');
  const did = t(`did.${interactionType}`);
  const looked = interactionType === 'whatsapp' ? 'looked' : 'after';
  const about = searched ? t(looked, { did, searched }) : did;
  return { who: name ?? nameless, about: [about, name && cityName].filter(Boolean).join(' · ') };
}

type DeedProps = LeadRowProps & { who: string };

/** Opens the number and goes on to the chat; without scripts by a link in its place. */
function Write({ lead: { _id: id }, who, changes: { reveal } }: DeedProps) {
  const { t } = useTranslation('leads');
  const link = useAnswerLink();
  const { result, fields } = reveal.answer ?? {};
  if (typeof result === 'string' && fields?.some(([, value]) => value === id))
    return (
      <LinkButton href={link(result)} icon={<WhatsappIcon size={20} />} aria-label={t('writeTo', { who })}>
        WhatsApp
      </LinkButton>
    );
  return (
    <LeadButton
      change={reveal}
      fields={{ id }}
      icon={<WhatsappIcon size={20} />}
      label={t('writeTo', { who })}
    >
      WhatsApp
    </LeadButton>
  );
}

const icons = { served: undefined, remind: ClockIcon, not_client: CrossIcon, waiting: RefreshIcon };

type MarkProps = DeedProps & { state: Lead['state']; kind?: 'plain' | 'quiet' };

function Mark({ lead, state, who, changes, kind = 'quiet' }: MarkProps) {
  const { t } = useTranslation('leads');
  const Icon = icons[state];
  return (
    <LeadButton
      change={changes.mark}
      kind={kind}
      fields={{ id: lead._id, state, before: lead.state }}
      icon={Icon && <Icon size={20} />}
      label={t('markOf', { mark: t(`mark.${state}`), who })}
    >
      {t(`mark.${state}`)}
    </LeadButton>
  );
}

function More({ lead, who, changes }: DeedProps) {
  const { t } = useTranslation('leads');
  const states = lead.state === 'waiting' ? (['remind', 'not_client'] as const) : (['waiting'] as const);
  return (
    <MoreMenu label={t('more', { who })}>
      {states.map((state) => (
        <Mark key={state} lead={lead} state={state} who={who} changes={changes} />
      ))}
      <div className={styles.block}>
        <LeadButton
          change={changes.block}
          kind="quiet"
          fields={{ id: lead._id }}
          icon={<BlockIcon size={20} />}
          label={t('markOf', { mark: t('block'), who })}
        >
          {t('block')}
        </LeadButton>
      </div>
    </MoreMenu>
  );
}
