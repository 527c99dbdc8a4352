import type { DraftBlock } from '#domains/documents/model/draft.ts';
import { pathOf } from '#domains/blocks/model/words.ts';
import { defaultLanguage } from '#platform/shared/language.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { Button } from '#ui/actions/button.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { drawerMessages } from '../../messages/drawer.ts';
import { editorMessages } from '../../messages/index.ts';
import type { Control } from '../../model/block-controls.ts';
import { useDraftStore } from '../editing.ts';
import { fieldName } from '../field-name.ts';
import { focusField } from '../focus-field.ts';
import { useSelection } from '../selection.ts';
import { textOfValue } from '../text-of-value.ts';
import { useBlockPart, useWords, type Place } from './place.ts';
import styles from './controls.module.css';

/** Longer ones are seldom seen whole in one line. */
const aLine = 200;

/** The same words as on the page: typed here, they stand there at once. */
export function LineControl({ place, control: { field, maximum } }: { place: Place; control: Control<'line'> }) {
  const t = useMessages(drawerMessages);
  const store = useDraftStore();
  const label = useFieldLabel(place, field);
  const [value, change] = useWords(place, field);
  const words = textOfValue(value);
  const isDutch = useIsDutch(place, field) && words !== '';
  const shared = {
    label,
    description: isDutch ? t.notTranslated : undefined,
    lang: isDutch ? defaultLanguage : undefined,
    value: words,
    maxLength: maximum,
    required: false,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change(currentTarget.value.replaceAll('\n', ' ')),
    onBlur: () => void store.flush(),
  };
  return maximum > aLine ? <TextArea {...shared} rows={3} /> : <TextField {...shared} />;
}

/** Headings, lists and links are made where they are seen. */
export function RunningTextControl({ place, control: { field } }: { place: Place; control: Control<'runningText'> }) {
  const t = useMessages(drawerMessages);
  const selection = useSelection();
  const label = useFieldLabel(place, field);
  const [value] = useWords(place, field);

  function goThere() {
    // There the page is under it.
    if (matchMedia('(width < 48rem)').matches) selection.close();
    focusField(place.block, pathOf(place.item, field));
  }

  return (
    <div className={styles.control}>
      <strong>{label}</strong>
      <p className={styles.excerpt}>{textOfValue(value)}</p>
      <Button aria-label={`${t.editOnPage}: ${label}`} onClick={goThere}>
        {t.editOnPage}
      </Button>
    </div>
  );
}

/** What the field is called everywhere, at the beginning of a line. */
export function useFieldLabel({ block, item }: Place, field: string): string {
  const t = useMessages(editorMessages);
  const nameIn = (owner: DraftBlock) => fieldName(t, { block: owner, item, field });
  const name = useBlockPart(block, nameIn) ?? field;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function useIsDutch({ block, item }: Place, field: string): boolean {
  return useBlockPart(block, ({ fallback = [] }) => fallback.includes(pathOf(item, field))) ?? false;
}
