import type { BrandColour, BrandCover } from '@mboalink/shared/accounts/branding-words.ts';
import { shortNameOf, shortNameProblem } from '@mboalink/shared/accounts/short-name.ts';
import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { keysOf } from '@mboalink/shared/keys-of.ts';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api/client.ts';
import { codeOf, fieldErrorsOf } from '../../lib/api/failures.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { useProblem } from '../../lib/errors/use-problem.ts';
import { updateUser } from '../../lib/session/session-store.ts';
import { showToast } from '../../ui/toast.tsx';
import { unchangedSince } from '../form/unchanged-since.ts';
import { type Form, useForm } from '../form/use-form.ts';

/** What somebody chooses for their page; empty for what the site has. */
export type BrandingValues = { colour: BrandColour | ''; cover: BrandCover | ''; shortName: string };

export type BrandingForm = Form<BrandingValues>;

const valuesOf = ({ branding: { colour, cover, shortName } }: CurrentUser): BrandingValues => ({
  colour: colour ?? '',
  cover: cover ?? '',
  shortName: shortName ?? '',
});

const send = ({ colour, cover, shortName }: BrandingValues) =>
  api.accounts.changeBranding.mutate({
    colour: colour || null,
    cover: cover || null,
    shortName: shortNameOf(shortName) || null,
  });

/** The look of one's page: what is chosen, saving it with a way back, and what went wrong. */
export function useBranding(user: CurrentUser) {
  const { t } = useTranslation('premium');
  const messageOf = useErrorMessage('listing');
  const { problem, say, clear } = useProblem<string>();
  const kept = valuesOf(user);
  const form = useForm<BrandingValues>({
    id: 'branding',
    empty: kept,
    check: ({ shortName }) => {
      const name = shortNameOf(shortName);
      // Who has a name from before it was kept for somebody may change the rest.
      const wrong = name && name !== kept.shortName ? shortNameProblem(name) : undefined;
      return wrong ? { shortName: t(`shortName.wrong.${wrong}`) } : {};
    },
  });
  const isChanged = keysOf(kept).some((name) => form.values[name] !== kept[name]);

  const fail = (thrown: unknown) => {
    const isTaken = codeOf(thrown) === 'conflict';
    const errors = isTaken ? [{ field: 'shortName', message: t('shortName.taken') }] : fieldErrorsOf(thrown);
    if (form.showServerErrors(errors).length > 0) document.getElementById(form.idOf('shortName'))?.focus();
    else say(messageOf(thrown), thrown);
  };
  /** Saves; `before` is what an undo brings back. */
  const store = (values: BrandingValues, before?: BrandingValues) =>
    form.submit(async () => {
      clear();
      const shown = form.latest.current;
      try {
        const answer = await send(values);
        updateUser(answer.user);
        form.change(unchangedSince(shown, form.latest.current, valuesOf(answer.user)));
        const undo = before && (() => void store(before));
        showToast({ text: t(before ? 'saved' : 'undone'), ...(undo && { undo }) });
      } catch (thrown) {
        fail(thrown);
      }
    });
  const save = () => {
    if (form.findError(['shortName'])) document.getElementById(form.idOf('shortName'))?.focus();
    else void store(form.latest.current, kept);
  };
  const reset = () => {
    clear();
    form.change(kept);
  };
  return { form, problem, isChanged, save, reset };
}
