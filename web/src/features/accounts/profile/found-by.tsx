import type { FoundBy as Answer } from '@mboalink/shared/directory/calls.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip, ChipRow } from '../../../components/chip.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { usePage } from '../../../lib/page.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { Panel } from '../account-page.tsx';

/** By which of its words others find the viewer's listing, at which place, and which it lacks. Needs the words 'listing'. */
export function FoundBy() {
  const { t } = useTranslation('listing');
  const found = trpc.directory.foundBy.useQuery();
  return (
    <Panel title={t('foundBy.title')}>
      <Loaded query={found} failed={t('foundBy.failed')}>
        {(answer) => (
          <>
            {answer.unfound ? <p>{t(`foundBy.unfound.${answer.unfound}`)}</p> : <Ranks {...answer} />}
            {answer.lacking.length > 0 && <Lacking {...answer} />}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

/** Those with a place in one sentence, the first with its town; the others in another. */
function Ranks({ words, town }: Answer) {
  const { t } = useTranslation('listing');
  const { language } = usePage();
  const others = words.filter(({ rank }) => rank === null);
  const found = words.flatMap(({ word, rank }) =>
    rank === null ? [] : [{ word, rank: ordinalOf(rank, language) }],
  );
  return (
    <>
      {found.length > 0 && (
        <p>
          {t('foundBy.by')}{' '}
          {found.map(({ word, rank }, at) => (
            <Fragment key={word}>
              {at > 0 && ', '}
              <b>{word}</b> ({at === 0 && town ? t('foundBy.inTown', { rank, town }) : rank})
            </Fragment>
          ))}
        </p>
      )}
      {others.length > 0 && (
        <p className="quiet">{t('foundBy.beyond', { words: others.map(({ word }) => word).join(', ') })}</p>
      )}
    </>
  );
}

/** A touched word opens the form with it among the keywords. */
function Lacking({ lacking, town }: Answer) {
  const { t } = useTranslation('listing');
  return (
    <>
      <p className="quiet">{t(town ? 'foundBy.typedIn' : 'foundBy.typed', { town })}</p>
      <ChipRow label={t('foundBy.add')}>
        {lacking.map((word) => (
          <Chip key={word} href={`/profile?add=${word}`}>
            + {word}
          </Chip>
        ))}
      </ChipRow>
    </>
  );
}

const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** '1st', '14th', '1ᵉʳ', '14ᵉ'. */
function ordinalOf(count: number, language: Language): string {
  if (language === 'fr') return count === 1 ? '1ᵉʳ' : `${count}ᵉ`;
  return `${count}${endings[new Intl.PluralRules('en', { type: 'ordinal' }).select(count)] ?? 'th'}`;
}
