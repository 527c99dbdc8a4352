import { listRoles } from '#domains/roles/model/role.contract.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { useAdminUiTexts } from '#ui/admin/messages/index.ts';
import { propertyAdminMessages } from '../../messages/admin.ts';
import type { ManagedProperty } from '../../model/property.ts';
import { hasOptions, type Draft } from './draft-of-property.ts';
import { wordsOfPlace } from './parts-of-property.ts';

/** What people call a part of a field, and what stands in it. */
export function useWordsOfParts(known: ManagedProperty | null) {
  const t = useMessages(propertyAdminMessages);
  const ui = useAdminUiTexts();
  const language = useLanguage();
  const { data: roles = [] } = useCall(listRoles, {}, { isEnabled: (known?.visibleForRoles.length ?? 0) > 0 });
  const labels: Record<string, string> = {
    'texts.nl.label': t.labelNl,
    'texts.en.label': t.labelEn,
    'texts.nl.help': t.helpNl,
    'texts.en.help': t.helpEn,
    section: t.section,
    ordinal: t.columnOrder,
    inputType: t.inputType,
    options: t.options,
    required: t.required,
    defaultValue: t.defaultValue,
    autocomplete: t.autocomplete,
    visibleFor: t.visibleFor,
    visibleForRoles: t.visibleForRoles,
    mett: t.mett,
  };

  function valueOf(part: string, value: unknown): string {
    if (typeof value === 'boolean') return value ? ui.yes : ui.no;
    switch (part) {
      case 'section':
        return wordsOfPlace(value, language);
      case 'inputType':
        return t.inputTypes[value as Draft['inputType']];
      case 'options':
        return (value as Draft['options']).map(({ label }) => label[language]).join(', ');
      case 'defaultValue':
        return defaultWords(String(value));
      case 'autocomplete':
        return (t.autocompletes as Record<string, string>)[String(value) || 'none'] ?? String(value);
      case 'visibleFor':
        return t.visibilities[value as Draft['visibleFor']];
      case 'visibleForRoles':
        return roles
          .filter(({ guid }) => (value as string[]).includes(guid))
          .map(({ nameNl, nameEn }) => (language === 'nl' ? nameNl : nameEn))
          .join(', ');
      default:
        return String(value);
    }
  }

  function defaultWords(value: string): string {
    if (known?.inputType === 'checkbox' && value === 'true') return t.checked;
    const option = known && hasOptions(known) ? known.options.find((each) => each.value === value) : undefined;
    return option?.label[language] ?? value;
  }

  return (part: string, value: unknown): { label: string; value: string } => ({
    // Some of them are questions, and stand in a sentence here.
    label: (labels[part] ?? part).replace(/\?$/, ''),
    value: valueOf(part, value),
  });
}
