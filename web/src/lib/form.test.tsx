import { emailSchema, nameSchema } from '@mboalink/shared/accounts/fields.ts';
import { Form } from 'react-router';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { Button } from '../components/button.tsx';
import { ErrorSummary } from '../components/error-summary.tsx';
import { TextField } from '../components/text-field.tsx';
import { callError, renderScreen } from '../test/render-screen.tsx';
import { readForm, useCallForm } from './form.ts';

const schema = z.object({ name: nameSchema, email: emailSchema });

type Values = z.output<typeof schema>;

function Screen({ send }: { send: (values: Values) => Promise<void> }) {
  const form = useCallForm({
    id: 'try',
    schema,
    words: (field) => ({ label: field, missing: `${field} is missing`, wrong: `${field} is wrong` }),
    send,
    draft: 'try',
  });
  return (
    <Form method="post" {...form.props}>
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <TextField {...form.text('name')} label="Name" />
      <TextField {...form.text('email')} label="E-mail" />
      <Button type="submit" busy={form.busy}>
        Send
      </Button>
    </Form>
  );
}

describe('a form of a call', () => {
  it('says beside each field and above what is wrong, and sends nothing until it is mended', async () => {
    const sent: Values[] = [];
    const screen = await renderScreen(<Screen send={async (values) => void sent.push(values)} />);
    await screen.getByLabelText('E-mail').fill('nobody');
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => screen.getByText('name is missing').elements().length).toBe(2);
    expect(screen.getByText('email is wrong').elements()).toHaveLength(2);
    await screen.getByLabelText('Name').fill('Awa');
    await screen.getByLabelText('E-mail').fill('AWA@atelier.example ');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => sent).toEqual([{ name: 'Awa', email: 'awa@atelier.example' }]);
    expect(screen.getByRole('alert').elements()).toHaveLength(0);
  });

  it('leaves the focus in the field that is mended while others are wrong', async () => {
    const screen = await renderScreen(<Screen send={async () => {}} />);
    await screen.getByLabelText('Name').fill('');
    await screen.getByLabelText('E-mail').fill('nobody');
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => document.activeElement?.role).toBe('alert');
    await screen.getByLabelText('Name').click();
    await userEvent.keyboard('Awa');
    await expect.element(screen.getByLabelText('Name')).toHaveValue('Awa');
  });

  it('shows at its field what the call refused, and sends once at a time', async () => {
    let calls = 0;
    const errors = [{ field: 'email', message: 'belongs to somebody' }];
    const send = async () => {
      calls += 1;
      await new Promise((over) => setTimeout(over, 300));
      throw callError('validation_failed', { errors });
    };
    const screen = await renderScreen(<Screen send={send} />);
    await screen.getByLabelText('Name').fill('Awa');
    await screen.getByLabelText('E-mail').fill('awa@atelier.example');
    await screen.getByRole('button', { name: 'Send' }).dblClick();
    await expect.element(screen.getByLabelText('E-mail')).toHaveAttribute('aria-invalid', 'true');
    expect(calls).toBe(1);
  });

  it('finds again what was typed', async () => {
    const first = await renderScreen(<Screen send={async () => {}} />);
    await first.getByLabelText('Name').fill('Awa Njoya');
    await first.unmount();
    const again = await renderScreen(<Screen send={async () => {}} />);
    await expect.element(again.getByLabelText('Name')).toHaveValue('Awa Njoya');
  });

  it('leaves blank fields out, as the server does', () => {
    const data = new FormData();
    data.set('name', '  ');
    const read = readForm(data, schema);
    expect(read.status !== 'success' && read.error).toEqual({ name: ['missing'], email: ['missing'] });
  });
});
