import { textsIn } from '#platform/shared/messages.ts';
import type { Language } from '#platform/shared/language.ts';
import { ApiError, isConflict, isForbidden, isGone, isOffline, isOutcomeUnknown } from './api-error.ts';
import { platformMessages } from './messages/index.ts';
import { useLanguage } from './messages.tsx';

/** Why the same would be refused again, however often it is tried; undefined when another try may succeed. */
export function refusalWords(language: Language, error: unknown): string | undefined {
  const { forbidden, gone, impossible } = textsIn(platformMessages, language).tasks.refused;
  if (isForbidden(error)) return forbidden;
  if (isGone(error)) return gone;
  return isConflict(error) || (error instanceof ApiError && error.status === 422) ? impossible : undefined;
}

/** The same, for a form that says beside its fields why it was not saved. */
export function useRefusalWords(error: unknown): string | undefined {
  return refusalWords(useLanguage(), error);
}

/** What to say in place of a failure when the answer was lost on its way: it may have been done all the same. */
export function unsureWords(language: Language, error: unknown): string | undefined {
  return isOutcomeUnknown(error) && !isOffline(error) ? textsIn(platformMessages, language).tasks.unsure : undefined;
}

/** The same, for a form: with what to do. */
export function useUnsureWords(error: unknown): string | undefined {
  const language = useLanguage();
  const unsure = unsureWords(language, error);
  return unsure && `${unsure} ${textsIn(platformMessages, language).tasks.tryAgain}`;
}
