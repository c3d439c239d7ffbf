/** Who runs the site and how to reach them: example values, replaced before going live. */
export const site = {
  name: 'Mboalink',
  /** Who answers for the site in the legal texts. */
  operator: {
    en: 'Mboalink (example operator), Douala, Cameroon',
    fr: 'Mboalink (exploitant d’exemple), Douala, Cameroun',
  },
  publicUrl: 'https://mboalink.example',
  supportEmail: 'aide@mboalink.example',
  supportWhatsapp: '237670000000',
} as const;

/** A chat with support; `text` is what the message starts with. */
export function supportChat(text?: string): string {
  const query = text ? `?text=${encodeURIComponent(text)}` : '';
  return `https://wa.me/${site.supportWhatsapp}${query}`;
}

/** The version of the terms of service that people agree to today: the day of their last change. */
export const termsVersion = '2026-11-23';
