import { splitLanguage } from '#platform/shared/language.ts';
import type { FormOfAddress } from '#platform/shared/messages.ts';

/** Visitors are *u*, also on the pages about their own account. Behind /admin people are *je*. */
export function formOfAddressAt(address: string): FormOfAddress {
  return /^[/]admin(?:[/?#]|$)/.test(splitLanguage(address).path) ? 'je' : 'u';
}
