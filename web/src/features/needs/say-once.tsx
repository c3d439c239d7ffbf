import { useTranslation } from 'react-i18next';
import { classNames } from '../../components/class-names.ts';
import { SendIcon } from '../../components/icons.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { draftPath } from './need-path.ts';
import styles from './say-once.module.css';

/** In place of writing to one after the other: a need that is said once, begun with the words of the page. */
export function SayOnce({ text }: { text?: string }) {
  const { t } = useTranslation();
  return (
    <section className="stack gap-2">
      <div className={classNames('row gap-3', styles.once)}>
        <SendIcon />
        <div className="grow">
          <h2>{t('needs.once')}</h2>
          <p>{t('needs.onceText')}</p>
        </div>
      </div>
      <LinkButton wide kind="plain" href={draftPath(text ? { text } : {})} rel="nofollow">
        {t('needs.ask')}
      </LinkButton>
    </section>
  );
}
