/** Target of the phone link: the owner's own link, else a call to the number (NAV-25, NAV-26). */
export function phoneLink(number: string, ownLink: string): string {
  return ownLink || `tel:${number.replace(/[^\d+]/g, '')}`;
}

/**
 * A link to a WhatsApp conversation with a number in international form without a plus sign (NAV-27, NAV-29, NAV-31).
 */
export function whatsappLink(number: string): string {
  return `https://api.whatsapp.com/send?phone=${encodeURIComponent(number)}`;
}
