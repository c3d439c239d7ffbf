import '../styles/brand-colours.css';
import { brandColours, brandCovers } from '@mboalink/shared/accounts/branding-words.ts';
import { shortNameLimits, shortNameOf, shortNameProblem } from '@mboalink/shared/accounts/short-name.ts';
import { quartierAndTown, tradeAndPlace } from '@mboalink/shared/accounts/trade-and-place.ts';
import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../components/button.tsx';
import { ChoiceCard } from '../components/choice-card.tsx';
import { classNames } from '../components/class-names.ts';
import { TextField } from '../components/text-field.tsx';
import { showToast } from '../components/toast.tsx';
import { AccountPage, Panel } from '../features/accounts/account-page.tsx';
import styles from '../features/accounts/branding.module.css';
import { browserChanges } from '../features/accounts/change.browser.ts';
import { serverChanges } from '../features/accounts/change.server.ts';
import { type Change, keepUser, textOf } from '../features/accounts/change.ts';
import { ChangeForm } from '../features/accounts/change-form.tsx';
import type { Changing } from '../features/accounts/code-asked.tsx';
import { PremiumGate } from '../features/accounts/premium-gate.tsx';
import { useChange } from '../features/accounts/use-change.ts';
import { useErrorText } from '../lib/error-text.ts';
import type { Handle } from '../lib/handle.ts';
import { usePage } from '../lib/page.tsx';
import type { Inputs } from '../lib/trpc.ts';

export const handle = { words: ['settings', 'listing'] } satisfies Handle;

type Branding = Inputs['accounts']['changeBranding'];

const saveBranding: Change = async (queries, form) => {
  const input: Branding = {
    colour: (textOf(form, 'colour') || null) as Branding['colour'],
    cover: (textOf(form, 'cover') || null) as NonNullable<Branding['cover']>,
    shortName: shortNameOf(textOf(form, 'shortName')) || null,
  };
  keepUser(queries, await queries.client.accounts.changeBranding.mutate(input));
};

export const action = serverChanges({ branding: saveBranding });
export const clientAction = browserChanges({ branding: saveBranding });

export default function BrandingPage() {
  const { t } = useTranslation('listing');
  return (
    <AccountPage
      title={t('branding.title')}
      description={t('branding.description')}
      lead={t('branding.lead')}
      back="/settings/listing"
    >
      {(user) => <Branding user={user} />}
    </AccountPage>
  );
}

/** Who has premium chooses and saves; everybody else may try what it would look like. */
function Branding({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('listing');
  const { isShown, ...kept } = user.branding;
  const change = useChange('branding', () => showToast({ text: t('saved') }));
  // Without scripts a form that was refused is drawn again with what was chosen.
  const posted =
    change.isDrawn && change.answer?.failed ? Object.fromEntries(change.answer.fields) : undefined;
  const [colour, setColour] = useState<string>(posted?.colour ?? kept.colour ?? '');
  const [cover, setCover] = useState<string>(posted?.cover ?? kept.cover ?? '');
  const shortName = posted?.shortName ?? kept.shortName ?? '';
  /** What is wrong with a name. Who has one from before it was kept for somebody may change the rest. */
  const wrongOf = (typed: string) => {
    const name = shortNameOf(typed);
    const problem = name && name !== kept.shortName ? shortNameProblem(name) : undefined;
    return problem && t(`shortName.wrong.${problem}`);
  };
  const [wrong, setWrong] = useState(wrongOf(shortName));
  const check = (event: FormEvent<HTMLElement>) => {
    const problem = wrongOf(String(new FormData(event.target as HTMLFormElement).get('shortName') ?? ''));
    setWrong(problem);
    if (problem) event.preventDefault();
  };
  const colours = ['', ...brandColours].map((value) => ({
    value,
    label: t(`colour.${(value || 'none') as 'none'}`),
    sample: value && `brand-${value}`,
  }));
  const covers = ['', ...brandCovers].map((value) => ({
    value,
    label: t(`cover.${(value || 'none') as 'none'}`),
    sample: value && `brand-${colour || 'leaf'} cover-${value}`,
  }));
  return (
    <>
      {!isShown && <PremiumGate user={user} what="branding" />}
      <Preview user={user} colour={colour} cover={cover} />
      <div onSubmitCapture={check}>
        <ChangeForm
          change={change}
          done={t('saved')}
          failed={refusedName(change) ? () => undefined : undefined}
        >
          <Choices name="colour" options={colours} chosen={colour} onChoose={setColour} />
          <Choices name="cover" options={covers} chosen={cover} onChoose={setCover} />
          {isShown && <ShortName kept={shortName} error={wrong} change={change} />}
          {isShown && (
            <Button type="submit" wide busy={change.busy}>
              {t(change.busy ? 'saving' : 'save')}
            </Button>
          )}
        </ChangeForm>
      </div>
    </>
  );
}

/** Whether the name of the link was refused, which stands at its field. */
const refusedName = ({ answer }: Changing) =>
  answer?.failed?.data?.error === 'conflict' || answer?.failed?.data?.errors !== undefined;

/** The head of somebody's page as it looks with what is chosen. */
function Preview({ user, colour, cover }: { user: CurrentUser; colour: string; cover: string }) {
  const { t } = useTranslation('listing');
  const { origin } = usePage();
  const { businessName, oneOfTrade, shortLink, names, quartier } = user;
  return (
    <Panel title={t('preview.title')}>
      <div className={classNames(styles.preview, (colour || cover) && `branded brand-${colour || 'leaf'}`)}>
        {cover && <div className={`cover cover-${cover}`} />}
        <div>
          <p className={styles.name}>{businessName}</p>
          <p>{tradeAndPlace(oneOfTrade, quartierAndTown(quartier, names.city))}</p>
        </div>
      </div>
      <p>
        {t('preview.link')} <strong>{`${origin}${shortLink}`.replace(/^https?:\/\//, '')}</strong>
      </p>
      {user.hasOpenPage && (
        <a className={buttonClass({ kind: 'plain' })} href={`/business/${user.slug}`}>
          {t('preview.look')}
        </a>
      )}
    </Panel>
  );
}

type ChoicesProps = {
  name: 'colour' | 'cover';
  options: readonly { value: string; label: string; sample: string }[];
  chosen: string;
  onChoose: (value: string) => void;
};

/** Colours or covers, each with what the site itself has as the first choice. */
function Choices({ name, options, chosen, onChoose }: ChoicesProps) {
  const { t } = useTranslation('listing');
  const title = t(`${name}.title`);
  return (
    <Panel title={title} text={t(`${name}.text`)}>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{title}</legend>
        {options.map(({ value, label, sample }) => (
          <ChoiceCard
            key={label}
            name={name}
            value={value}
            mark={<span className={classNames(styles.sample, sample || styles.plain)} />}
            title={<span className="small">{label}</span>}
            defaultChecked={chosen === value}
            onChange={() => onChoose(value)}
          />
        ))}
      </fieldset>
    </Panel>
  );
}

type ShortNameProps = { kept: string; error: string | undefined; change: Changing };

/** What the short link is called. */
function ShortName({ kept, error, change }: ShortNameProps) {
  const { t } = useTranslation('listing');
  const { origin } = usePage();
  const textOf = useErrorText('listing');
  const { answer } = change;
  const isTaken = answer?.failed?.data?.error === 'conflict';
  const refused =
    refusedName(change) && answer?.failed && (isTaken ? t('shortName.taken') : textOf(answer.failed));
  return (
    <Panel title={t('shortName.title')} text={t('shortName.text')}>
      <TextField
        name="shortName"
        label={t('shortName.label')}
        hint={t('shortName.hint')}
        error={error ?? refused}
        prefix={`${origin}/b/`.replace(/^https?:\/\//, '')}
        optional
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={shortNameLimits.maximum}
        defaultValue={kept}
      />
      <p>{t('shortName.held', { days: shortNameLimits.heldDays })}</p>
    </Panel>
  );
}
