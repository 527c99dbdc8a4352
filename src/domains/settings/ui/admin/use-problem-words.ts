import { isLanguage } from '#platform/shared/language.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { settingAdminMessages } from '../../messages/admin.ts';
import { refusedBecause } from '../../model/settings.errors.ts';
import type { FieldProblem } from './settings-values.ts';

/** What is wrong with a field, and how to put it right. */
export function useProblemWords(): (problem: FieldProblem) => string {
  const t = useMessages(settingAdminMessages);
  return ({ key, part, code }) => {
    const inLanguage = isLanguage(part) ? t.inLanguage[part] : '';
    switch (key) {
      case 'platformName':
      case 'platformDescription':
        return t.problems[key][code === 'too_big' ? 'too_big' : 'empty'](inLanguage);
      case 'headerLogoAlt':
        return t.problems.logoAlt(inLanguage);
      case 'headerLogo':
        return t.problems.picture;
      case 'colorScheme': {
        const label = part in t.colour ? t.colour[part as keyof typeof t.colour].label : t.colours;
        return code === refusedBecause.contrast ? t.problems.contrast(label) : t.problems.colour(label);
      }
      default:
        return t.problems.other;
    }
  };
}
