import type { Language } from '#platform/shared/language.ts';
import { chosenLanguage } from '../model/chosen-language.ts';
import { useCurrentUser } from './current-user.tsx';

/** As the person on this page chose it. */
export function useChosenLanguage(): Language | undefined {
  return chosenLanguage(useCurrentUser().user);
}
