import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { callLink, mailLink, whatsappLink } from '@mboalink/shared/directory/contact-links.ts';
import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api/client.ts';
import { directoryKeys, withQuota } from '../../lib/api/directory-queries.ts';
import { codeOf } from '../../lib/api/failures.ts';
import { openedEvent } from '../../lib/opened-event.ts';
import { useOnline } from '../../ui/use-online.ts';
import { heldBy, isCounted, isFirst, leftOfDay } from '../quota/quota-state.ts';
import { useQuota, useUnlimited } from '../quota/use-quota.ts';
import { useMember } from '../use-member.ts';
import { recordView } from '../views/record-view.ts';
import { keepRevealed } from './keep-revealed.ts';
import { recordTap } from './record-tap.ts';
import { type ContactWay, interactions, type Reveal } from './reveal-context.ts';

/** The steps from a card to its number. */
export type RevealStep =
  | { step: 'closed' }
  | { step: 'cost' | 'revealing' | 'revealed'; contact: Contact }
  | { step: 'failed'; contact: Contact; error: unknown };

/** Of the sheets that a contact opens, one is there at a time. */
export type ContactStep = RevealStep | { step: 'report'; contact: Contact };

/** The first number of the day, or of passes alone, says what it costs before it is revealed; the others are revealed at once. */
export function useReveal() {
  const quota = useQuota();
  const [current, setCurrent] = useState<ContactStep>({ step: 'closed' });
  const callReveal = useRevealCall();

  const reveal = async (contact: Contact) => {
    setCurrent({ step: 'revealing', contact });
    // The sheet may be closed, or show another contact, by the time the answer comes.
    const show = (next: ContactStep) =>
      setCurrent((now) => (now.step === 'revealing' && now.contact._id === contact._id ? next : now));
    try {
      show({ step: 'revealed', contact: await callReveal(contact) });
    } catch (thrown) {
      const code = codeOf(thrown);
      const refused = code === 'daily_limit_reached' || code === 'upgrade_required';
      show(refused ? { step: 'closed' } : { step: 'failed', contact, error: thrown });
    }
  };
  const start = (contact: Contact) => {
    if (contact.unlocked) {
      recordView(contact._id);
      setCurrent({ step: 'revealed', contact });
    } else if (isCounted(quota) && isFirst(quota)) setCurrent({ step: 'cost', contact });
    else void reveal(contact);
  };
  const { t } = useTranslation('directory');
  const openAndGo = async (contact: Contact, way: ContactWay, message: string) => {
    try {
      const opened = await callReveal(contact);
      const href = linkOf(opened, way, { message, subject: t('reveal.subject') });
      if (!href) return setCurrent({ step: 'revealed', contact: opened });
      recordTap(contact._id, interactions[way]);
      location.assign(href);
    } catch (thrown) {
      setCurrent({ step: 'failed', contact, error: thrown });
    }
  };
  const report = (contact: Contact) => setCurrent({ step: 'report', contact });
  // Whoever is refused still has the card, whose buttons say why.
  const openAtOnce = (contact: Contact) => void callReveal(contact).catch(() => {});
  return {
    current,
    start,
    reveal,
    openAndGo,
    openAtOnce,
    report,
    close: () => setCurrent({ step: 'closed' }),
  };
}

/** Where a way leads; undefined where the contact hides it. */
function linkOf(
  { whatsappNumber, email }: Contact,
  way: ContactWay,
  { message, subject }: { message: string; subject: string },
): string | undefined {
  if (way === 'email') return email === null ? undefined : mailLink(email, subject, message);
  if (whatsappNumber === null) return undefined;
  return way === 'call' ? callLink(whatsappNumber) : whatsappLink(whatsappNumber, message);
}

/** Reveals a contact on the server: one call at a time for each contact, and no retry by itself. */
function useRevealCall() {
  const { id: userId } = useMember();
  const client = useQueryClient();
  const underWay = useRef(new Map<string, Promise<Contact>>());
  const ask = async (id: string) => {
    try {
      // The tap that asks may leave the page, for WhatsApp or a call.
      const asked = api.directory.reveal.mutate({ id }, { context: { keepalive: true } });
      const { contact } = await withQuota(client, userId, asked);
      keepRevealed(client, userId, contact);
      dispatchEvent(new Event(openedEvent));
      return contact;
    } catch (thrown) {
      const code = codeOf(thrown);
      // What the searches may show has changed: they are fetched again.
      if (code === 'daily_limit_reached' || code === 'upgrade_required') {
        void client.resetQueries({ queryKey: directoryKeys.searches(userId) });
        void client.invalidateQueries({ queryKey: directoryKeys.contacts(userId) });
      }
      throw thrown;
    } finally {
      underWay.current.delete(id);
    }
  };
  return ({ _id }: Contact): Promise<Contact> => {
    const asked = underWay.current.get(_id) ?? ask(_id);
    underWay.current.set(_id, asked);
    return asked;
  };
}

type Sheets = Pick<ReturnType<typeof useReveal>, 'start' | 'report' | 'openAndGo' | 'openAtOnce'>;

/** `open`: reveals a number that somebody asked for before they came, where that costs them nothing. */
type CardReveal = Reveal & { open: (contact: Contact) => void };

/** What cards need to reveal their number. */
export function useCardReveal({ start, report, openAndGo, openAtOnce }: Sheets, masked: boolean): CardReveal {
  const unlimited = useUnlimited();
  const online = useOnline();
  const quota = useQuota();
  return {
    reveal: start,
    openAndGo: (contact, way, message) => void openAndGo(contact, way, message),
    open: (contact) => void (unlimited && openAtOnce(contact)),
    report,
    blocked: blockedBy({ online, masked, quota }),
    cost: useCost(quota),
    counted: isCounted(quota),
    unlimited,
  };
}

/** What the next number costs, but for the first of the day, of which a sheet says it. */
function useCost(quota: QuotaInfo | undefined): string | undefined {
  const { t } = useTranslation('directory');
  if (!isCounted(quota)) return undefined;
  const { dailyLimit: limit, viewedToday, passes } = quota;
  if (leftOfDay(quota) === 0)
    return passes.length > 0 ? t('quota.nextByPass', { held: heldBy(passes) }) : undefined;
  return viewedToday > 0 ? t('quota.today', { viewed: viewedToday + 1, limit }) : undefined;
}

type Circumstances = { online: boolean; masked: boolean; quota: QuotaInfo | undefined };

function blockedBy({ online, masked, quota }: Circumstances): Reveal['blocked'] {
  if (!online) return 'needsNetwork';
  if (!masked || quota?.remaining !== 0) return undefined;
  return quota.dailyLimit === 0 ? 'needsPlan' : 'limitReached';
}
