import { isLanguage, type Language } from '#platform/shared/language.ts';
import { useCurrentUser } from './current-user.tsx';

/** In which language somebody wants what is theirs alone, whatever address they are at; undefined leaves it to the address. */
export function useChosenLanguage(): Language | undefined {
  const chosen = useCurrentUser().currentUser.property('language');
  return chosen !== undefined && isLanguage(chosen) ? chosen : undefined;
}
