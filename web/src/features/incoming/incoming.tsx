import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import type { IncomingOutput } from '@mboalink/shared/needs/calls.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { trpc } from '../../lib/trpc.ts';
import { AskForPush } from '../accounts/push/ask-for-push.tsx';
import { NeedCard } from './need-card.tsx';
import { NeedRow } from './need-row.tsx';
import { useNeedChanges } from './use-need-changes.ts';
import { WhyNot } from './why-not.tsx';

export function Incoming({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('incoming');
  return (
    <Loaded query={trpc.needs.incoming.useQuery()} failed={t('failed')}>
      {(incoming) => <Needs user={user} incoming={incoming} />}
    </Loaded>
  );
}

/** The one that the address names, those that were sent to the seller, then others of the trade and town. */
function Needs({ user, incoming: { whyNot, needs } }: { user: CurrentUser; incoming: IncomingOutput }) {
  const { t } = useTranslation('incoming');
  const [search] = useSearchParams();
  const answering = search.get('answer');
  const named = answering ?? search.get('need');
  const asCards = needs.filter((need) => need.isAsked || need.ownAnswer || need._id === named);
  const cards = asCards.toSorted((one, other) => Number(other._id === named) - Number(one._id === named));
  const rows = needs.filter((need) => !asCards.includes(need));
  const changes = useNeedChanges();
  return (
    <>
      {whyNot && <WhyNot user={user} reason={whyNot} count={needs.filter(({ isOpen }) => isOpen).length} />}
      {named && cards[0]?._id !== named && <p role="status">{t('gone')}</p>}
      {cards.map((need) => (
        <NeedCard
          key={need._id}
          need={need}
          mayAnswer={!whyNot}
          isAnswering={need._id === answering}
          changes={changes}
        />
      ))}
      {needs.length > 0 ? <p className="quiet">{t('free')}</p> : !whyNot && <Nobody user={user} />}
      {needs.length > 0 && <AskForPush reason="needs" />}
      {rows.length > 0 && (
        <section className="stack">
          <h2>{t(cards.length > 0 ? 'alsoNear' : 'near')}</h2>
          <ul className="rows">
            {rows.map((need) => (
              <NeedRow key={need._id} need={need} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Nobody({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('incoming');
  return (
    <EmptyState
      picture="nothing"
      title={t('nobody.title')}
      text={t('nobody.text', { trade: user.names.subcategory, town: user.names.city })}
    >
      <LinkButton href="/profile">{t('nobody.profile')}</LinkButton>
    </EmptyState>
  );
}
