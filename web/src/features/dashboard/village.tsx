import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { inLanguage } from '@mboalink/shared/language.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../components/card.tsx';
import { Houses } from '../../components/houses.tsx';
import { WhatsappIcon } from '../../components/icons.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { usePage } from '../../lib/page.tsx';
import styles from './village.module.css';

const parts = ['picture', 'prices', 'hours', 'landmark', 'number'] as const;

type Part = (typeof parts)[number];

/** Where each is put in. */
const ways: Record<Part, string> = {
  picture: '/profile#picture',
  prices: '/profile?edit=prices',
  hours: '/profile?edit=hours',
  landmark: '/profile?edit=place',
  number: '/settings/contact',
};

function isLit(user: CurrentUser): Record<Part, boolean> {
  return {
    picture: user.profilePicture !== null,
    prices: user.prices.length > 0,
    hours: Object.values(user.hours).some((spans) => spans.length > 0),
    landmark: Boolean(user.landmark),
    number: user.whatsapp !== '',
  };
}

/** What the listing has as lit houses, what it lacks as dark ones, and the one thing to do next; of one that is whole only its link. */
export function Village({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('dashboard');
  const lit = isLit(user);
  const next = parts.find((part) => !lit[part]);
  if (!next) return <SharePage user={user} />;
  const counts = { done: parts.filter((part) => lit[part]).length, of: parts.length };
  return (
    <Card aria-labelledby="village" className="stack gap-2">
      <h2 id="village">{t('village.title', counts)}</h2>
      <Houses lit={parts.map((part) => lit[part])} />
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part}>
            <Link to={ways[part]} className={lit[part] ? undefined : styles.missing}>
              {t(lit[part] ? `village.${part}` : `village.missing.${part}`)}
              {lit[part] && <b> {t('village.done')}</b>}
            </Link>
          </li>
        ))}
      </ul>
      <LinkButton wide href={ways[next]}>
        {t(`village.missing.${next}`)}
      </LinkButton>
    </Card>
  );
}

/** A listing that lacks nothing is sent to customers. */
function SharePage({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('dashboard');
  const { origin, language } = usePage();
  if (!user.hasOpenPage) return null;
  const text = `${user.businessName} : ${origin}${inLanguage(user.shortLink, language)}`;
  return (
    <LinkButton
      wide
      href={`https://wa.me/?text=${encodeURIComponent(text)}`}
      icon={<WhatsappIcon size={20} />}
      target="_blank"
      rel="noreferrer"
    >
      {t('village.share')}
    </LinkButton>
  );
}
