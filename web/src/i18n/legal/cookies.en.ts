import type { LegalDocument } from './legal-document.ts';

export const legalDocument: LegalDocument = {
  title: 'Cookies policy',
  description:
    'The six cookies of Mboalink, what else your browser keeps, for how long, and how to erase it.',
  lastChanged: '2026-11-28',
  version: '2026-11-28',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      paragraphs: ['Your browser keeps little for us, and nothing that follows you elsewhere.'],
      list: [
        'Six cookies, all needed for the service.',
        'No advertising, and no other company that counts visitors.',
        'Logging out erases what is about your account. The rest you erase whenever you want.',
      ],
    },
    {
      id: 'cookies',
      heading: 'The six cookies',
      paragraphs: [
        'A cookie is a short text that your browser sends back to us with each page. We use six cookies, all needed: that is why no banner asks for your consent. They go to Mboalink only, always encrypted.',
        'Except for the one of the language, no script can read them, not even one of ours.',
      ],
      list: [
        '“__Host-mboalink_registration” remembers for 15 minutes that your e-mail address is confirmed while you register.',
        '“__Host-mboalink_access” keeps you logged in for 15 minutes at a time.',
        '“__Host-mboalink_refresh” renews that for up to 30 days after your last visit, 90 days in all.',
        '“left” remembers for 30 days at most that you logged out here, where our server could not end your login at once.',
        '“__Host-mboalink_device” remembers for 400 days that this browser has logged in before.',
        '“__Host-preferred-language” remembers French or English for one year, or for the visit if a link chose it.',
      ],
    },
    {
      id: 'memory',
      heading: 'Your browser’s memory',
      paragraphs: ['Your browser also keeps this, on your device only, even when you close the page:'],
      list: [
        '“user”: the details of your own account, so that your pages show at once; where your browser has no room for them, as long as the tab is open. Logging out erases them.',
        '“recent-searches”: your five latest searches. Logging out erases them; so do your [settings](/settings).',
        '“views” and “taps”: the listings that you looked at and the contacts whom you wrote to or called, until our server has heard of it. Logging out erases them.',
        '“wishes”: whom you saved, archived or trust, and notes, said without a network, with their name, until our server has heard of it. Logging out erases them.',
        '“notes”: a note about a contact, begun and not saved yet. Logging out erases it.',
        '“profile-draft”: what you changed in your profile and did not save, to go on with within 24 hours. Logging out erases it.',
        '“this-phone”: that this is your phone, if you said so when you logged in, with your address until you are in, for one hour, or in your [settings](/settings), and when our server was last heard of.',
        '“wallet”: only if this is your phone, the numbers that you opened, your contacts, your last ten searches with their answers, what you may still open today and the figures of your month, to read and call without a network. It is erased when you log out, when somebody else signs in, when you delete your account, after 30 days without our server, and at once by “Forget this phone” in your [settings](/settings).',
        '“data-used”: how much data our pages took today in this browser, for your [settings](/settings). It says nothing about anybody; the next day starts from zero.',
        '“masked”: your choice to search without the numbers, until midnight. Logging out erases it.',
        '“registration-draft”: a registration form that you have begun, to go on with within 24 hours. Logging out erases it.',
        '“registration-code”: how far the code has come that you asked for to register, never the code itself, for one hour. Logging out erases it.',
        '“login-asked”: that a code was asked for here and the page that you wanted, for one hour. Logging out erases it.',
        '“install-offer”: that you answered the offer to install Mboalink, so that it does not come again.',
        '“sign-out”: that you logged out, until our server has heard of it, then when that was: no page that comes late shows you again.',
        '“preferred-language”: the language that you chose.',
      ],
    },
    {
      id: 'tab',
      heading: 'As long as a tab is open',
      paragraphs: ['This goes when you close the tab:'],
      list: [
        '“login-draft”, “login-code” and “contact-change”: how far you had come with logging in or changing an address, for one hour. So you come back from your mail without starting again.',
        '“wrong-guesses”: how often you mistyped the code, and whether the network dropped as it was checked.',
        '“preferred-language”: the language of a link that you followed.',
        '“link-state”: what a link tells the page that it opens, such as the plan chosen, until that page opens.',
        '“filters-column”: whether you have hidden the column of filters.',
        '“reloaded”: that a page was loaded again, so that it is not done twice.',
      ],
    },
    {
      id: 'copies',
      heading: 'Copies of pages and pictures',
      paragraphs: [
        'So that pages open at once, and without a network, Mboalink keeps copies of its own in your browser:',
        'As for any site, your browser keeps a copy of what is for everybody: scripts, styles, pictures. You do not pay for them twice from your bundle. An answer made for you, with a number or an e-mail address, is never kept that way.',
      ],
      list: [
        '“files”: the scripts and styles that your visits fetched.',
        '“pages”: the pages that you opened, and the one that shows without a network; if this phone is yours, also the search and your contacts, without their content. As everybody gets them, without anything of yours.',
        '“last-language”: the language of the last page.',
        '“open-pages”: the pages of trades and businesses that you opened, thirty at most, to read them again without a network for a week. Logging out erases them.',
        '“own-phone”: only if this phone is yours, that your pages may show without waiting for the network. It does not say who you are, and logging out erases it.',
      ],
    },
    {
      id: 'other-companies',
      heading: 'Other companies',
      paragraphs: [
        'No script of another company runs on our pages.',
        'WhatsApp, your mail app and the page of a payment company open outside Mboalink, with their own rules.',
      ],
    },
    {
      id: 'erase',
      heading: 'How to erase it all',
      paragraphs: [
        'Log out first. Then erase the data of Mboalink in the settings of your browser, often under “Site data” or “Cookies”.',
        'You may also refuse cookies: you then read the pages that are open to everybody, but can neither register nor log in.',
      ],
    },
    {
      id: 'who-answers',
      heading: 'Who answers you',
      paragraphs: [
        'Mboalink is run by {{operator}}. Write to {{supportEmail}} or, on WhatsApp, to {{supportWhatsapp}}.',
        'What we keep on our side is in our [privacy policy](/privacy-policy). If a cookie is added or changes, this page says so first.',
      ],
    },
  ],
};
