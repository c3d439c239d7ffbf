export const poster = {
  name: 'Poster',
  title: (business: string) => `Poster of ${business}`,
  print: 'Print',
  hint: 'One A4 page. Print it from the menu of your browser (Ctrl+P on a computer), or save it as PDF and take it to a print shop.',
  scan: 'Scan to see our page and find us on WhatsApp',
  code: (address: string) => `QR code: ${address}`,
  about: 'The WhatsApp directory of Cameroon',
};

export type PosterMessages = typeof poster;
