import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Bindings } from '../serve-hono.ts';
import { returnAddress } from './flutterwave.ts';
import { operatorOf, type Payment, type PaymentPage } from './payment.ts';
import type { Simulation } from './simulation.ts';

const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";

/** Flutterwave's pages, where payers pay by themselves. */
export function hostedPages(simulation: Simulation) {
  const pages = new Hono<Bindings>();
  const isOver = ({ closed, endsAt }: PaymentPage) => closed || simulation.clock.now() > endsAt;
  pages.use(async (context, next) => {
    await next();
    context.header('Content-Security-Policy', policy);
    context.header('Cache-Control', 'no-store');
  });

  pages.get('/:token', (context) => {
    const payment = simulation.byPage(context.req.param('token'));
    if (!payment?.page) return context.html(notice('There is no such page.'), 404);
    const { page, state } = payment;
    if (state !== 'untried' || isOver(page)) return context.html(notice('This link has ended.'), 410);
    page.opened = true;
    return context.html(form(payment));
  });

  pages.post('/:token', async (context) => {
    const payment = simulation.byPage(context.req.param('token'));
    const isReady = payment?.state === 'untried' && payment.page?.opened && !isOver(payment.page);
    if (!isReady) return context.html(notice('This page has ended.'), 410);
    const fields = await context.req.formData();
    const action = fields.get('action');
    if (action === 'close') return context.html(notice('You left the page. Nothing was paid.'));
    const isEnd = await act(simulation, payment, String(action), withCountry(String(fields.get('phone'))));
    if (!isEnd) return context.html(form(payment, 'The payment failed. Try again, or cancel.'));
    const address = returnAddress(payment);
    return address
      ? context.redirect(address, 303)
      : context.html(notice(`The payment: ${payment.state}. You may close this page.`));
  });
  return pages;
}

/** Whether the payer goes back to the shop: after a failure the page offers another try. */
async function act(simulation: Simulation, payment: Payment, action: string, phone: string) {
  const payer = { phone, operator: operatorOf(phone) };
  if (action === 'pay') await simulation.payOnPage(payment, payer);
  if (action !== 'fail') return true;
  Object.assign(payment, payer);
  await simulation.settle(payment, { state: 'failed', reason: 'failed' });
  simulation.open(payment);
  return false;
}

function withCountry(phone: string) {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 9 ? `237${digits}` : digits;
}

function form({ asked, provider, phone, txRef }: Payment, message = '') {
  return document(
    `Pay ${asked.amount} ${asked.currency}`,
    html`<p>${message || `Simulated page of ${provider}. No money moves.`}</p>
      <p><small>${txRef}</small></p>
      <form method="post">
        <label>Mobile money number <input name="phone" inputmode="tel" value="${phone || '670000000'}"></label>
        <button name="action" value="pay">Pay</button>
        <button name="action" value="fail">Fail</button>
        <button name="action" value="cancel">Cancel</button>
        <button name="action" value="close">Close</button>
      </form>`,
  );
}

const notice = (text: string) => document('Payment', html`<p>${text}</p>`);

function document(title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>${title}</title>
      <link rel="icon" href="data:,">
      <style>
        :root { color-scheme: light dark; }
        body { font: 16px/1.5 system-ui, sans-serif; max-width: 24rem; margin: 2rem auto; padding: 0 1rem; }
        form { display: grid; gap: .7rem; }
        input, button { font: inherit; padding: .6rem; width: 100%; box-sizing: border-box; }
      </style>
      <h1>${title}</h1>
      ${content}
    </html>`;
}
