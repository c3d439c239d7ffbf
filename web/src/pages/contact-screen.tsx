import { freeSupport, plans } from '@mboalink/shared/catalogue/plans.ts';
import { site, supportChat } from '@mboalink/shared/site.ts';
import { useTranslation } from 'react-i18next';
import { Head } from '../lib/head.tsx';
import { PageLink } from '../lib/page-link.tsx';
import { useSession } from '../lib/session/session-context.ts';
import { FactList } from '../ui/fact-list.tsx';
import { MailIcon, WhatsappIcon } from '../ui/icons.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Section } from '../ui/section.tsx';
import styles from './contact-screen.module.css';

const advice = ['account', 'what', 'code'] as const;

/** How to reach support, and when it answers. */
export function ContactScreen() {
  const { t } = useTranslation(['pages', 'plans', 'common']);
  const { status } = useSession();
  const answers = [
    { fact: t('contact.noPlan'), text: t(`plans:support.${freeSupport}`) },
    ...plans.map(({ name, support }) => ({ fact: name, text: t(`plans:support.${support}`) })),
  ];
  return (
    <>
      <Head page="contact" title={t('contact.title')} description={t('contact.description')} />
      <PageHeader large title={t('contact.title')} lead={t('contact.lead')} />
      <Section>
        <div className={styles.actions}>
          <LinkButton href={supportChat()} icon={<WhatsappIcon size={20} />}>
            {t('contact.whatsapp')}
          </LinkButton>
          <LinkButton kind="plain" href={`mailto:${site.supportEmail}`} icon={<MailIcon size={20} />}>
            {site.supportEmail}
          </LinkButton>
        </div>
        {status === 'signed-in' && (
          <p className={styles.own}>
            {t('contact.own')} <PageLink page="my-contacts">{t('common:nav.myContacts')}</PageLink>
          </p>
        )}
      </Section>
      <Section tone="muted" title={t('contact.answersTitle')} lead={t('contact.answersLead')}>
        <FactList items={answers.map(({ fact, text }) => ({ fact: `${fact}.`, text: `${text}.` }))} />
      </Section>
      <Section title={t('contact.tellTitle')}>
        <FactList
          items={advice.map((key) => ({ fact: t(`contact.${key}`), text: t(`contact.${key}Text`) }))}
        />
      </Section>
    </>
  );
}
