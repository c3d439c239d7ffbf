import { readableNumber } from '@mboalink/shared/phone-format.ts';
import { site, supportChat } from '@mboalink/shared/site.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { languageOf } from '../../i18n/create-i18n.ts';
import type { LegalValueName } from '../../i18n/legal/legal-document.ts';
import { legalParts } from './legal-parts.ts';
import styles from './legal-text.module.css';

/** A sentence of a legal text, with its values from the configuration and its links. */
export function LegalText({ children }: { children: string }) {
  return legalParts(children).map((part) => {
    if (part.kind === 'text') return part.text;
    if (part.kind === 'value') return <LegalValue key={part.name} name={part.name} />;
    return (
      <Link key={part.path} href={part.path}>
        {part.text}
      </Link>
    );
  });
}

function LegalValue({ name }: { name: LegalValueName }) {
  const { i18n } = useTranslation();
  if (name === 'supportEmail') return <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>;
  if (name === 'operator') return site.operator[languageOf(i18n)];
  return (
    <a href={supportChat()} className={styles.number}>
      +237 {readableNumber(site.supportWhatsapp)}
    </a>
  );
}
