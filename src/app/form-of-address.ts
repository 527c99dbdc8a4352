import { splitLanguage } from '#platform/shared/language.ts';
import type { FormOfAddress } from '#platform/shared/messages.ts';

/** Visitors are *u*, also on the pages about their own account. In admin, which the settings are part of, people are *je*. */
export function formOfAddressAt(address: string): FormOfAddress {
  return /^[/](?:admin|settings)(?:[/?#]|$)/.test(splitLanguage(address).path) ? 'je' : 'u';
}
