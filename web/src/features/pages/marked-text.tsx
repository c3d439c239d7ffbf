import { readableNumber } from '@mboalink/shared/phone-format.ts';
import { site, supportChat } from '@mboalink/shared/site.ts';
import { Link } from 'react-router';
import { usePage } from '../../lib/page.tsx';

const marks = /(\{\{\w+\}\}|\[[^\]]+\]\(\/[^)]*\))/;

/** A sentence with what it names from the configuration (`{{supportEmail}}`) and its links (`[words](/path)`). */
export function MarkedText({ children }: { children: string }) {
  return children.split(marks).map((part, index) => {
    const [, value] = /^\{\{(\w+)\}\}$/.exec(part) ?? [];
    const [, words, path] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    if (value) return <SiteValue key={index} name={value} />;
    if (!path) return part;
    return (
      <Link key={path} to={path}>
        {words}
      </Link>
    );
  });
}

function SiteValue({ name }: { name: string }) {
  const { language } = usePage();
  if (name === 'operator') return site.operator[language];
  if (name === 'supportEmail') return <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>;
  if (name === 'supportWhatsapp')
    return <a href={supportChat()}>+237 {readableNumber(site.supportWhatsapp)}</a>;
  throw new Error(`a text names an unknown value: ${name}`);
}
