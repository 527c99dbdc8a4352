import { textsIn, type Catalogue } from '#platform/shared/messages.ts';
import { useUiLanguage } from '../../texts.tsx';
import { en } from './en.ts';
import { nl } from './nl.ts';

const adminUiMessages: Catalogue<typeof nl> = { nl, en };

export function useAdminUiTexts() {
  return textsIn(adminUiMessages, useUiLanguage());
}
