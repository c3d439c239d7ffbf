const digitsOf = (number: string) => number.replace(/\D/g, '');

/** A chat with somebody; nothing is sent before they press send in WhatsApp. `number` as '237670000001'. */
export function whatsappLink(number: string, message: string): string {
  return `https://wa.me/${digitsOf(number)}?text=${encodeURIComponent(message)}`;
}

/** A call; the phone asks before it dials. `number` as '237670000001', however it is written. */
export function callLink(number: string): string {
  return `tel:+${digitsOf(number)}`;
}

/** A mail to somebody, begun with a subject and a text; nothing is sent before they send it. */
export function mailLink(email: string, subject: string, body: string): string {
  const address = email.split('@').map(encodeURIComponent).join('@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
