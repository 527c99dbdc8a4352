import { isLanguage, type Language } from '#platform/shared/language.ts';
import type { LoggedInUser } from './user.ts';

/** In which language somebody wants what is theirs alone, whatever address they are at; undefined leaves it to the address. */
export function chosenLanguage(user: LoggedInUser | null): Language | undefined {
  const chosen = user?.isActive ? user.properties.find(({ key }) => key === 'language')?.value : undefined;
  return isLanguage(chosen) ? chosen : undefined;
}
