import type { LegalDocument } from './legal-document.ts';

export const legalDocument: LegalDocument = {
  title: 'GDPR and Cameroonian law',
  description:
    'The laws that protect your data and your purchases on Mboalink: what they ask for, and what we do.',
  lastChanged: '2026-11-28',
  version: '2026-11-28',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      paragraphs: ['The GDPR is the European law. Cameroon has its own, and those come first here.'],
      list: [
        'Law 2024/017: your personal data.',
        'Law 2010/021: what you buy online.',
        'The same rights for every member, wherever they live.',
      ],
    },
    {
      id: 'personal-data',
      heading: 'Your data: Law 2024/017',
      paragraphs: [
        'Law 2024/017 of 23 December 2024 on personal data protection in Cameroon is in force. The time it gave companies to comply ended on 23 June 2026. This is what it wants, and what we do.',
      ],
      list: [
        'A clear purpose, and nothing beyond it: each piece of data is listed with its reason in our [privacy policy](/privacy-policy). We ask for no identity card, and nothing about health, religion or opinions.',
        'A time limit: the same page says how long each piece is kept. After that it is erased, without your asking.',
        'Your agreement, and proof of it: we record which terms you accepted, in which language and when. Offers and advertising of Mboalink are off until you choose them.',
        'Security: everything travels encrypted; network addresses and the fingerprints of browsers are made unreadable before they are kept, and codes are not kept; a number is sent only to those who may see it.',
        'As little as possible on phones: one keeps a copy of your contacts only if you say that it is yours, and forgets it as soon as you log out or ask for it in your [settings](/settings).',
        'Computers outside Cameroon: we name the companies that work for us, and it is we who answer to you for them.',
        'If data leaks: we tell the authority and the people concerned.',
      ],
    },
    {
      id: 'e-commerce',
      heading: 'Your purchases: Law 2010/021',
      paragraphs: [
        'Law 2010/021 of 21 December 2010 governs electronic commerce in Cameroon. It applies to the plans and passes that we sell. What members sell to each other they settle without us.',
      ],
      list: [
        'Knowing who sells: the operator’s name is in the menu and on this page, with the ways to reach us.',
        'Knowing what you pay: the whole price, in FCFA, before you confirm. Nothing is debited afterwards.',
        'Correcting before you commit: up to the last button you can go back and change what you entered.',
        'Keeping the contract: the [terms of service](/terms-of-service) are there in French and English, with their date. Each payment has a numbered receipt, sent by e-mail.',
        'Recognising advertising: “Sponsored” is written on every listing that money moved up.',
        'Withdrawing, where the law allows it: write to us.',
      ],
    },
    {
      id: 'gdpr',
      heading: 'And the GDPR?',
      paragraphs: [
        'The GDPR is Regulation (EU) 2016/679. Mboalink is made for Cameroon; but a member may live in Europe, and some of our computers are there.',
        'If the GDPR protects you, the rights below are its rights too, and our answer is the same. You may then also complain to the authority of the country where you live.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights, and where to use them',
      paragraphs: [
        'Nearly all of it you do yourself, at once and free of charge.',
        'For the rest, write to {{supportEmail}} from the address of your account, in French or English: we answer within 30 days at most.',
      ],
      list: [
        'Know and take along: “All my data (JSON)”, in your [settings](/settings), gives you all that we keep about you, in a file that other services can read.',
        'Correct: at once, in your [profile](/profile).',
        'Erase: “Delete my account”, in your [settings](/settings). You have seven days to come back, then your data is erased.',
        'Object: in the same place you hide your e-mail address, close your open page or pause your listing.',
        'Take back your agreement: each optional message can be stopped in the [settings](/settings).',
      ],
    },
    {
      id: 'who-answers',
      heading: 'Who answers, and where to complain',
      paragraphs: [
        'Your data is in the care of {{operator}}. On WhatsApp: {{supportWhatsapp}}.',
        'If our answer does not satisfy you, you can complain to the Personal Data Protection Authority that Law 2024/017 provides for, or go to court.',
        'This page explains; it does not replace the laws themselves. It changes with them, and its date is at the top.',
      ],
    },
  ],
};
