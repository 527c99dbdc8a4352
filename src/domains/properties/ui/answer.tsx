import { formatDate } from '#platform/shared/format.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { propertyMessages } from '../messages/index.ts';
import type { PropertyDefinition } from '../model/property.ts';

/** An answer as people read it: the word of a choice, a date in full, an address that can be followed. */
export function Answer({ definition, value }: { definition: PropertyDefinition; value: string }) {
  const t = useMessages(propertyMessages);
  const language = useLanguage();
  switch (definition.inputType) {
    case 'select':
    case 'radio':
      return definition.options.find((option) => option.value === value)?.label[language] ?? value;
    case 'checkbox':
      return t.yes;
    case 'date':
      return formatDate(language, new Date(`${value}T12:00:00Z`));
    case 'email':
      return <a href={`mailto:${value}`}>{value}</a>;
    case 'tel':
      return <a href={`tel:${value.replace(/[^\d+]/g, '')}`}>{value}</a>;
    case 'url':
      return (
        <a href={value} rel="external nofollow noopener">
          {value}
        </a>
      );
    default:
      return value;
  }
}
