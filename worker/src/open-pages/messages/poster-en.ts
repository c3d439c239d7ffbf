export const poster = {
  name: 'Poster',
  title: (business: string) => `Poster of ${business}`,
  print: 'Print',
  hint: 'One A4 page. On a computer, print it (Ctrl+P). On a phone, choose “Print”, then “Save as PDF”, and send the file to a cybercafé or a print shop.',
  scan: 'Scan to see our page and find us on WhatsApp',
  code: (address: string) => `QR code: ${address}`,
  about: 'The WhatsApp directory of Cameroon',
};

export type PosterMessages = typeof poster;
