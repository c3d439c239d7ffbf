import type { LegalDocument } from './legal-document.ts';

export const legalDocument: LegalDocument = {
  title: 'Terms of service',
  description: 'How Mboalink works, what it costs, and what we ask of each other.',
  lastChanged: '2026-11-23',
  version: '2026-11-23',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      paragraphs: ['This is a summary. The sections after it are the contract.'],
      list: [
        'Buyers use Mboalink free of charge.',
        'Sellers have 30 free days, then choose a plan or no longer appear in search.',
        'There is no automatic debit, ever.',
        'You deal directly with the person you contact; we are not part of the sale.',
        'See the goods or the work before you pay.',
      ],
    },
    {
      id: 'who-we-are',
      heading: 'Who we are',
      paragraphs: [
        'Mboalink is run by {{operator}}. You reach us by e-mail at {{supportEmail}} and on WhatsApp at {{supportWhatsapp}}.',
        'These terms are the contract between you and us. They are made under Law 2010/021 of 21 December 2010 on electronic commerce in Cameroon.',
      ],
    },
    {
      id: 'the-service',
      heading: 'What Mboalink does',
      paragraphs: [
        'Mboalink is a directory of sellers and service providers in Cameroon. You search by trade and place, open a contact, and speak with that person by WhatsApp, phone or e-mail. We cannot read or hear those conversations.',
        'We do not sell, deliver or guarantee what is listed, and we never hold the money for it. We check e-mail addresses with a code. We do not check identities, WhatsApp numbers or the quality of the work.',
      ],
    },
    {
      id: 'your-account',
      heading: 'Your account',
      paragraphs: [
        'You must be of age, or have the agreement of a parent or guardian. To register, you fill in a form that you can correct until you send it, confirm your e-mail address with a six-digit code, and accept these terms. The contract begins when the account is created. We record which version you accepted, in which language (French or English) and when, and send you that version if you ask.',
        'There is no password: each sign-in uses a code sent to your e-mail address. Never give a code to anyone; we will never ask you for one.',
        'One account for each person or business. Give your true name, number, place and trade. If something changes that you cannot correct in the app, write to {{supportEmail}}.',
      ],
    },
    {
      id: 'opening-contacts',
      heading: 'Opening contacts and the daily limit',
      paragraphs: [
        'Sellers, and members who both sell and buy, may open a number of new contacts each day, set by their plan. A contact counts once: the first time you see its number or e-mail address. Searching, reading listings and opening it again are never counted. The day ends at midnight in Douala; what is left does not carry over.',
        'Buyers have no daily limit. To stop robots from copying the directory, we may slow down an account that opens an unusual number of contacts.',
      ],
      list: [
        'Basic: 3 contacts a day during the trial, 5 a day once paid.',
        'Pro: 5 contacts a day during the trial, 10 a day once paid.',
        'Premium: 5 contacts a day during the trial, 15 a day once paid.',
      ],
    },
    {
      id: 'trial',
      heading: 'The 30-day trial',
      paragraphs: [
        'A seller starts with 30 free days, counted from the hour of registration. No payment details are asked for. The trial is given once to each person or business.',
        'If you do not pay by the end, you owe nothing. Your listing leaves search and you can open no new contacts. Your account, your texts and the contacts you have opened are kept, and your listing returns when you pay for a plan.',
      ],
    },
    {
      id: 'prices',
      heading: 'Prices and payment',
      paragraphs: [
        'You pay the price in FCFA; a price in dollars is only a guide.',
        'There is no automatic debit and no automatic renewal. You start each payment yourself and confirm it by mobile money, with the PIN that you type only on your own phone. The payment company that collects for us is named in our [privacy policy](/privacy-policy). Your plan begins when it confirms that the money has arrived; you then receive a numbered receipt by e-mail, and find it again in your [settings](/settings).',
        'If you pay during the trial, the paid days start when the trial ends, so no free day is lost. If you pay early, the days are added. A more expensive plan begins at once, and the paid time that was left is converted by price; a cheaper plan follows the one that runs. After a paid period, your listing stays in search for 3 more days, to give you time to renew.',
        'A pass opens more contacts to a seller, with a running plan or without one: 10 within 24 hours for 300 FCFA, 50 within 7 days for 1 000 FCFA, from the confirmation of the payment on. It is used once the contacts of the day are gone, and what was not used by its end is lost. It makes no listing visible and changes the place of none, and a contact that was opened with a pass is not credited back.',
        'You may stop at any time in your [settings](/settings), or simply not pay again. You keep what you paid for until its end. A period that has begun is not refunded, unless we could not provide the service or the law gives you the right to withdraw. What was collected twice by mistake is returned: write to {{supportEmail}} with the number of the receipt.',
      ],
      list: [
        'Basic: 3 000 FCFA for 30 days.',
        'Pro: 6 000 FCFA for 30 days.',
        'Premium: 9 000 FCFA for 30 days.',
      ],
    },
    {
      id: 'your-listing',
      heading: 'Your listing and its place in search',
      paragraphs: [
        'You write your listing and answer for what it says. Your texts remain yours; you allow us to show them on Mboalink for as long as the listing exists.',
        'Results are ordered first by how well they match the search, then by how near they are. Where two listings match equally well, higher plans come first; the listings of plans that can move up are marked “Sponsored”.',
      ],
    },
    {
      id: 'conduct',
      heading: 'What is not allowed',
      paragraphs: ['Treat people here as you would in your own shop. You may not:'],
      list: [
        'give a false name, number, place or trade, or pass yourself off as someone else;',
        'offer anything that Cameroonian law forbids, such as counterfeits, stolen goods, drugs, weapons, protected animals or the exploitation of people;',
        'copy contacts by robot, resell them, or send them bulk messages they did not ask for;',
        'insult, threaten, harass or cheat anyone;',
        'open several accounts to get around a limit or to have a second trial;',
        'try to break into Mboalink or to disturb it.',
      ],
    },
    {
      id: 'staying-safe',
      heading: 'Before you pay anyone',
      paragraphs: [
        'Most fraud looks alike: a very good price, great hurry, mobile money sent before anything was seen.',
        'Report a suspicious listing to {{supportEmail}} or {{supportWhatsapp}}. If you have lost money, call your mobile-money operator at once and file a complaint with the police or the gendarmerie.',
      ],
      list: [
        'See the goods or the work before paying. For a first meeting, choose a public place in daylight.',
        'Be wary of an advance “to reserve”, “for transport” or “for customs”.',
        'Read the name on the mobile-money screen before you confirm.',
        'Never share your mobile-money PIN or a code you have received.',
        'Keep messages and receipts: they are your proof.',
      ],
    },
    {
      id: 'suspension',
      heading: 'Suspension',
      paragraphs: [
        'We may hide a listing or suspend an account that breaks these terms, puts others at risk, or that the law obliges us to stop. We tell you why by e-mail, unless the law forbids it or it would help a fraud.',
        'If you disagree, write to {{supportEmail}}: a person will look at your case. If the mistake was ours, we restore the account and give back the paid days that were lost.',
      ],
    },
    {
      id: 'responsibility',
      heading: 'Who answers for what',
      paragraphs: [
        'Sellers answer for what they offer, buyers for what they order. As far as the law allows, we are not liable for dealings between members. Nothing in these terms takes away the rights of consumers under the law.',
        'Networks and power fail: we look after the service but cannot promise that it never stops. When someone reports unlawful content to us, we examine the report and remove what must be removed.',
      ],
    },
    {
      id: 'leaving',
      heading: 'Closing your account',
      paragraphs: [
        'You may leave at any time, in your [settings](/settings). Paid time that is left is then lost. Our [privacy policy](/privacy-policy) says what is erased and when.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      paragraphs: [
        'The date of the last change is at the top. We announce an important change by e-mail at least 15 days before it applies. If you do not accept it, you may close your account. A new price never touches a period already paid for.',
      ],
    },
    {
      id: 'law',
      heading: 'Law and courts',
      paragraphs: [
        'These terms follow the law of Cameroon. Write to us first: most problems can be settled with a message. Otherwise the competent courts of Cameroon decide. The French and English texts have equal value.',
      ],
    },
  ],
};
