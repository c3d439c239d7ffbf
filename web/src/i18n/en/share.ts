export const messages = {
  title: 'Share',
  business: '{{what}}, on Mboalink:',
  member: '{{what}}. Members see the number on Mboalink:',
  search: 'A search on Mboalink, the WhatsApp business directory of Cameroon:',
  noNumber: 'The number is not sent: whoever opens the link sees it with their own account.',
  apps: 'Choose an app',
  whatsapp: 'Share on WhatsApp',
  copy: 'Copy the message',
  copied: 'Message copied',
  notCopied: 'This browser does not let us copy. Hold the message to copy it.',
} as const;
