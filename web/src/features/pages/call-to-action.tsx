import { LinkButton } from '../../components/link-button.tsx';
import { Section } from '../../components/section.tsx';

type CallToActionProps = { title: string; lead?: string; label: string; href: string };

/** The last word of a page. */
export function CallToAction({ title, lead, label, href }: CallToActionProps) {
  return (
    <Section tone="brand" title={title} lead={lead}>
      <div className="actions">
        <LinkButton kind="inverse" href={href}>
          {label}
        </LinkButton>
      </div>
    </Section>
  );
}
