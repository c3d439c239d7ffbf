import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { campayRoutes } from './campay.ts';
import { controlRoutes } from './control.ts';
import { flutterwaveRoutes } from './flutterwave.ts';
import { hostedPages } from './hosted-page.ts';
import { providerNames } from './payment.ts';
import type { Bindings } from './provider-traits.ts';
import type { Accounts } from './settings.ts';
import type { Simulation } from './simulation.ts';

const watchPage = join(import.meta.dirname, 'watch.html');

/** The simulated providers under their names, and the page to watch them at `/`. */
export function createSimulatorApp(simulation: Simulation, accounts: Accounts) {
  const app = new Hono<Bindings>();
  for (const name of providerNames) {
    app.use(`/${name}/*`, async (context, next) => {
      const condition = simulation.settings.conditions[name];
      if (condition === 'up') return next();
      if (condition === 'unreachable') context.env.breakConnection();
      // Not JSON: it comes from whatever stands before the provider.
      return context.html('<h1>503 Service Temporarily Unavailable</h1>', 503);
    });
  }
  app.route('/flutterwave/pay', hostedPages(simulation));
  app.route('/flutterwave/v3', flutterwaveRoutes(simulation, accounts.flutterwave));
  app.route('/campay/api', campayRoutes(simulation, accounts.campay));
  app.route('/api', controlRoutes(simulation));
  app.get('/', (context) => {
    const nonce = randomBytes(16).toString('base64');
    context.header(
      'Content-Security-Policy',
      `default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; connect-src 'self'`,
    );
    return context.html(readFileSync(watchPage, 'utf8').replace('<script>', `<script nonce="${nonce}">`));
  });
  app.onError((_error, context) => context.json({ message: 'The simulator failed' }, 500));
  return app;
}
