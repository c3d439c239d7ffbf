import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** A page at its canonical address and at the others that show the same. */
function page(file: string, path: string, aliases: readonly string[] = []) {
  return [path, ...aliases].map((address) =>
    route(address, file, { id: `${file.replace(/\.tsx$/, '')}@${address}` }),
  );
}

export default [
  layout('routes/public.tsx', [
    index('routes/home.tsx'),
    ...page('routes/how-it-works.tsx', 'how-it-works', ['how-works', 'guide']),
    ...page('routes/about.tsx', 'about', ['about-us', 'company']),
    ...page('routes/faq.tsx', 'faq', ['questions', 'help-center']),
    ...page('routes/contact.tsx', 'contact', ['contact-us', 'support', 'help']),
    ...page('routes/terms-of-service.tsx', 'terms-of-service'),
    ...page('routes/privacy-policy.tsx', 'privacy-policy'),
    ...page('routes/cookies-policy.tsx', 'cookies-policy'),
    ...page('routes/gdpr-compliance.tsx', 'gdpr-compliance'),
    ...page('routes/login.tsx', 'login', ['signin']),
    ...page('routes/register.tsx', 'register', ['signup', 'join']),
    ...page('routes/sign-in-link.tsx', 'sign-in-link'),
    ...page('routes/logout.tsx', 'logout'),
    ...page('routes/pricing.tsx', 'pricing', ['plans', 'subscription', 'pricing-plans']),
    ...page('routes/categories.tsx', 'categories'),
    ...page('routes/trade.tsx', 'categories/:slug/:town?'),
    ...page('routes/business.tsx', 'business/:slug'),
    ...page('routes/contact-way.tsx', 'business/:slug/:wanted'),
    ...page('routes/short-link.tsx', 'b/:code'),
    ...page('routes/mail-preferences.tsx', 'mail-preferences/:token'),
    ...page('routes/offline.tsx', 'offline'),
    route('*', 'routes/not-found.tsx'),
  ]),
  ...page('routes/poster.tsx', 'business/:slug/poster'),
  layout('routes/member.tsx', [
    ...page('routes/registered.tsx', 'registered'),
    ...page('routes/profile.tsx', 'profile', ['edit-profile']),
    ...page('routes/dashboard.tsx', 'dashboard'),
    ...page('routes/analytics.tsx', 'analytics'),
    ...page('routes/openings.tsx', 'openings'),
    ...page('routes/leads.tsx', 'leads'),
    ...page('routes/needs-incoming.tsx', 'needs/incoming'),
    ...page('routes/client-words.tsx', 'client-words'),
    ...page('routes/my-contacts.tsx', 'my-contacts', ['contacts', 'saved']),
    ...page('routes/needs.tsx', 'needs'),
    ...page('routes/need.tsx', 'needs/:id'),
    ...page('routes/branding.tsx', 'branding'),
    ...page('routes/locations.tsx', 'locations'),
    ...page('routes/settings.tsx', 'settings'),
    ...page('routes/settings-listing.tsx', 'settings/listing'),
    ...page('routes/settings-contact.tsx', 'settings/contact'),
    ...page('routes/settings-notifications.tsx', 'settings/notifications'),
    ...page('routes/settings-devices.tsx', 'settings/devices'),
    ...page('routes/settings-blocked.tsx', 'settings/blocked'),
    ...page('routes/settings-data.tsx', 'settings/data'),
    ...page('routes/upgrade.tsx', 'upgrade'),
    ...page('routes/payment.tsx', 'payment/:txRef'),
    ...page('routes/receipt.tsx', 'receipt/:txRef'),
    ...page('routes/settings-plan.tsx', 'settings/plan'),
    ...page('routes/find-contact.tsx', 'find-contact', [
      'search-contacts',
      'find-business-contacts',
      'business-directory',
    ]),
  ]),
] satisfies RouteConfig;
