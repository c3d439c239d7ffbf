import { freeSupport, plans } from '@mboalink/shared/catalogue/plans.ts';
import { site, supportChat } from '@mboalink/shared/site.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FactList } from '../components/fact-list.tsx';
import { Head } from '../components/head.tsx';
import { MailIcon, WhatsappIcon } from '../components/icons.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { Section } from '../components/section.tsx';
import type { Handle } from '../lib/handle.ts';
import { usePage } from '../lib/page.tsx';

export const handle = { words: ['pages', 'plans'], start: 'never' } satisfies Handle;

const advice = ['account', 'what', 'code'] as const;

/** How to reach support, and when it answers. */
export default function Contact() {
  const { t } = useTranslation(['pages', 'plans', 'common']);
  const { isSignedIn } = usePage();
  const answers = [
    { fact: t('contact.noPlan'), text: t(`plans:support.${freeSupport}`) },
    ...plans.map(({ name, support }) => ({ fact: name, text: t(`plans:support.${support}`) })),
  ];
  return (
    <>
      <Head title={t('contact.title')} description={t('contact.description')} canonical="/contact" />
      <PageHeader large title={t('contact.title')} lead={t('contact.lead')} />
      <Section>
        <div className="stack gap-4">
          <div className="actions">
            <LinkButton href={supportChat()} icon={<WhatsappIcon size={20} />}>
              {t('contact.whatsapp')}
            </LinkButton>
            <LinkButton kind="plain" href={`mailto:${site.supportEmail}`} icon={<MailIcon size={20} />}>
              {site.supportEmail}
            </LinkButton>
          </div>
          {isSignedIn && (
            <p>
              {t('contact.own')} <Link to="/my-contacts">{t('common:nav.myContacts')}</Link>
            </p>
          )}
        </div>
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
