import type { PropertyDefinition } from '#domains/properties/model/property.ts';
import type { ApplicationUser } from '#domains/users/model/user.ts';
import type { Language } from '#platform/shared/language.ts';

/** What each of the account's pages is given. */
export interface PanelProps {
  user: ApplicationUser;
  definitions: readonly PropertyDefinition[];
  pageNumber: number;
  /** That of the address: where links go. The person may have chosen another one to read. */
  addressLanguage: Language;
}
