import type { LegalDocument } from './legal-document.ts';

export const legalDocument: LegalDocument = {
  title: 'Privacy policy',
  description: 'What Mboalink stores about you, why, for how long, who sees it, and how to have it erased.',
  lastChanged: '2026-11-28',
  version: '2026-11-28',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      paragraphs: ['We ask only for what a directory needs.'],
      list: [
        'We do not sell your data. There are no advertisements and no advertising trackers.',
        'Your number and e-mail address are shown only to logged-in members, never to passers-by.',
        'We never see your WhatsApp messages or your calls.',
        'You can see, correct, download or erase your data yourself, in your [settings](/settings).',
      ],
    },
    {
      id: 'who-is-responsible',
      heading: 'Who is responsible',
      paragraphs: [
        'Your data is in the care of {{operator}}. Write to {{supportEmail}} or, on WhatsApp, to {{supportWhatsapp}}.',
        'We apply Law 2024/017 of 23 December 2024 on personal data protection in Cameroon. The time it gave companies to comply ended on 23 June 2026: it protects you in full today.',
      ],
    },
    {
      id: 'what-we-store',
      heading: 'What we store, and why',
      paragraphs: [],
      list: [
        'Name, e-mail address, WhatsApp number: to create your account, send your login codes and, if you sell, let customers reach you.',
        'Region and town, quartier and landmark if you give them: so that people find what is near them.',
        'Account type, trade, specialities, business name, description and keywords, and if you give them opening hours, prices, languages and a photo: this is your listing. Of the photo we keep the picture alone, without what the device adds to it.',
        'Plan, end of the trial and end of the paid period: to know what your account may do.',
        'Your payments: plan, sum, operator, the last two digits of the number that pays and that number in unreadable form, dates and receipt: to give you what you paid for, once, and so that no phone is pestered with prompts.',
        'Which contacts you opened, when, and for two days the unreadable fingerprint of your network: to slow down who copies the directory, to count the daily limit, let you open them again free of charge, and tell their owner on which day, a seller by the name of the business, a buyer without a name unless they chose to be named.',
        'The contacts that you save, those whom you got in touch with and how, whether you trust them, and your notes: so that your contacts follow you from phone to phone. Only you see them, and what names a member leaves them with that member’s account. From three people up, others see how many trust a member, never who.',
        'Whom you block: so that neither of you finds the other. Nobody else learns of it.',
        'If you sell: on which day we last sent you the figures of your week. They are counted from what happens to your listing, and name nobody; a link in the mail stops it without logging in.',
        'The searches that you ask us to watch, and when we last wrote to you about each: to mail you when somebody new is found. Delete one in your settings and it is gone at once; the links in these mails stop them without logging in.',
        'What you report of a contact, and when, with the unreadable fingerprint of your network: to check the listing, and so that nobody uses it against a competitor. The member never learns who it was.',
        'Logins: when each one began, was last renewed and ended, and the description your browser gives of itself: to keep you logged in and stop a stolen login.',
        'That a one-time code was mailed, for what, to which address, and the number of tries, never the code itself: to let you in and keep guessers out. How often a network asks is counted by the hour under an unreadable fingerprint.',
        'The browser that made your account, as an unreadable fingerprint: so that every login from another one is announced to you.',
        'What you look for (a trade, a town), which contacts you look at and open and how you reach them: to suggest what people near you look for, and to tell each business how often it was looked at and reached: how many people, from which town where there are three or more, after which search; never who. A visitor who is not logged in counts under a fingerprint that nobody can read once the night is over. The quartier where your search met nobody and the words that nobody there had, if they are of our catalogue or three businesses write them, tell sellers of the trade what is missing.',
        'The terms you accepted: version, language and time, as proof.',
        'Language, what you wish to be told, date of registration and date of your last visit: to write to you as you wish and count active members.',
      ],
    },
    {
      id: 'what-we-do-not-store',
      heading: 'What we do not store',
      paragraphs: [
        'No password, no identity card, no GPS position, no phone book, no message, no call. No mobile-money PIN and no card number: they never reach us. The number that pays is not kept in plain form.',
        'Please leave health, religion, politics and other private matters out of your listing: anyone may read it.',
      ],
    },
    {
      id: 'why-we-may',
      heading: 'Why we may use it',
      paragraphs: [
        'We need most of this data to give you the service you asked for when you registered. We keep security records to protect members, and proof of your agreement because the law wants it to be provable. We use none of it for anything else without asking you first.',
      ],
    },
    {
      id: 'who-sees-it',
      heading: 'Who sees it',
      paragraphs: [
        'A seller’s listing is made to be seen: business name, trade, place, description, keywords, time since joining. The number and the e-mail address go only to logged-in members: to buyers with the listing, to other sellers once they open that contact, within their daily limit. You can hide the e-mail address, or pause the whole listing, in your [settings](/settings).',
        'A seller’s listing also has an open page, which anybody can read and share, without the number and the e-mail address; the landmark stands on it only if you want it to. You close it in your [settings](/settings). Search engines learn of the page of a business only once its owner was told by e-mail.',
        'Buyers do not appear in search unless they switch that on in their [settings](/settings). Then members who sell, and nobody else, find them as “Customer” with their town, without a name; they can open the number and, unless it is hidden, the e-mail address, within their daily limit. Switched off, the buyer is out of search at once; whoever opened the number keeps it. Our support team sees an account only to answer a request or deal with a report. We give data to an authority only when the law or a court obliges us to.',
      ],
    },
    {
      id: 'companies',
      heading: 'Companies that work for us',
      paragraphs: [
        'They handle data on our behalf, only to make Mboalink work:',
        'Their computers are outside Cameroon, in Europe among other places. The law sets conditions for this, and we remain answerable to you.',
        'When you tap WhatsApp, call or e-mail, another app opens with the number or address and, for WhatsApp, a first message that you can change. From there, that app’s own rules apply.',
      ],
      list: [
        'Cloudflare delivers the pages, runs the application and shields it from attacks. It sees your network (IP) address and what passes between your phone and Mboalink.',
        'Neon hosts the database in which everything above is stored.',
        'Resend delivers our e-mails. It receives your address and the text of the message.',
        'Flutterwave or CamPay collects, one for each payment, and only if you pay. It receives your name, your e-mail address, the number that pays, the plan and the sum, and has your operator ask you to agree.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      paragraphs: [
        'We keep your data for as long as you have an account, then erase it. Some of it goes sooner:',
      ],
      list: [
        'A one-time code stops working after 10 minutes and is erased after a day, with the number of wrong guesses.',
        'A login ends 30 days after its last use, after 90 days at the latest, or as soon as you log out. Its record is erased 30 days later.',
        'Your searches are erased after thirty days, and which contacts you looked at and reached after ninety-two. What they come to for a business, in numbers, stays for thirteen months, or as long as its account.',
        'When you clear your search history in your [settings](/settings), the words that you searched for are erased at once, here and with us.',
        'A report is erased after twelve months, or with your account.',
        'Technical logs disappear after 7 days at most. Our entries hold no name, number or e-mail address, only unreadable fingerprints of account and network.',
        'When you delete your account in the settings, within a minute nobody sees your listing, your name or your number any more, and you are logged out everywhere. For seven days you can come back by logging in; then the account and your data are erased from our database. Safety copies may hold them for up to 30 days more.',
        'If the account had a free trial, an unreadable fingerprint of each e-mail address and number that it ever had stays for twelve months, so that nobody gets a second one. Nobody can read the address or the number from it.',
        'What the payment companies announce of a payment is erased after a month.',
        'We keep longer only what a law obliges us to keep: a payment and its receipt stay for at least ten years, for the accounts. Once the account is erased they carry no name, address or number.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and your phone’s memory',
      paragraphs: [
        'We use six cookies, all needed for the service. That is why no banner asks for your consent. None follows you to another site. Our [cookies policy](/cookies-policy) names each of them, and all that your browser keeps besides.',
        'If you say that a phone is yours, it keeps the numbers that you opened, your contacts, your last ten searches and the figures of your month, to read and call without a network. This copy never leaves that phone. It is erased when you log out, when somebody else signs in, when you delete your account, after 30 days without our server, or at once in your [settings](/settings); whoever you block leaves it.',
      ],
    },
    {
      id: 'security',
      heading: 'How we protect it',
      paragraphs: [
        'Everything travels encrypted. Login cookies cannot be read by scripts, and a login that looks copied is ended. A number you may not see is never sent to your phone, not even hidden in the page.',
        'No system is perfect. If a leak puts you at risk, we will tell you and the authority, as the law requires. If you find a weakness, please tell us at {{supportEmail}}.',
        'Whoever looks for weaknesses in good faith has nothing to fear from us: use only accounts of your own, open, change and keep no data of other people, slow nothing down, and give us time to mend it before you speak of it. We answer within three working days.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      paragraphs: [
        'The law gives you these rights over your data:',
        'Most of it you do yourself, at once and free of charge: correct your [profile](/profile); in your [settings](/settings) download all that we keep about you, end logins or delete the account. For the rest, write to {{supportEmail}} from the address of your account, in French or English: we answer within 30 days at most.',
        'If our answer does not satisfy you, you can complain to the Personal Data Protection Authority that Law 2024/017 provides for, or go to court.',
      ],
      list: [
        'Know what we hold about you and receive a copy, also in a form that another service can read.',
        'Have what is wrong or out of date corrected.',
        'Have your account and your data erased.',
        'Object to a use of your data, or have it paused while a question is open.',
        'Take back your agreement at any time; what was done before remains valid.',
      ],
    },
    {
      id: 'minors',
      heading: 'Young people',
      paragraphs: [
        'Mboalink is made for adults who buy and sell. If a minor has registered without the agreement of a parent or guardian, write to us and we will close the account.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      paragraphs: [
        'The date of the last change is at the top. If we want to store something new, use data for a new purpose or work with another company, we change this page first and announce what matters by e-mail. Our [terms of service](/terms-of-service) hold the other rules.',
      ],
    },
  ],
};
