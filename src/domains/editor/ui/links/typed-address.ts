import { isSafeHref } from '#platform/shared/link.ts';

const mailAddress = /^[^\s@/:]+@[^\s@/:.]+(?:\.[^\s@/:.]+)+$/;
/** Digits with what people put between them; a service number such as 14 0299 has six. */
const phoneNumber = /^\+?[\d\s().-]{6,20}$/;
const hostAndMore = /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;

/** What somebody typed as an address, as a link keeps it: nobody has to know about `https://` or `mailto:`. */
export function addressIn(typed: string, ownOrigin: string): string | undefined {
  const address = withScheme(withoutOrigin(typed.trim(), ownOrigin));
  return address !== undefined && isSafeHref(address) ? address : undefined;
}

/** What stands on this site has an address wherever this site is. */
export function withoutOrigin(text: string, ownOrigin: string): string {
  return text.startsWith(`${ownOrigin}/`) ? text.slice(ownOrigin.length) : text;
}

function withScheme(text: string): string | undefined {
  if (/^(?:\/|https?:\/\/|mailto:|tel:)/i.test(text)) return text;
  if (mailAddress.test(text)) return `mailto:${text}`;
  if (phoneNumber.test(text) && (text.match(/\d/g)?.length ?? 0) >= 6) return `tel:${text.replace(/[^\d+]/g, '')}`;
  return hostAndMore.test(text) ? `https://${text}` : undefined;
}
