import { useState } from 'react';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useSave } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { propertyAdminMessages } from '../../messages/admin.ts';
import { activateProperty, deactivateProperty, deletePropertyDefinition } from '../../model/property.contract.ts';
import type { ManagedProperty } from '../../model/property.ts';
import styles from './properties.module.css';
import { PropertyForm } from './property-form.tsx';
import { PropertyProblem } from './property-problem.tsx';

interface PropertyPanelProps {
  property: ManagedProperty;
  others: readonly ManagedProperty[];
  isStaff: boolean;
  onGone: () => void;
  /** Somebody else changed it. */
  onChanged: () => void;
}

/** One field: what is asked and how, and the ways to be rid of it. */
export function PropertyPanel({ property, others, isStaff, onGone, onChanged }: PropertyPanelProps) {
  return (
    <>
      <PropertyForm known={property} others={others} isStaff={isStaff} />
      {property.isBuiltIn ? null : <Removal property={property} onGone={onGone} onChanged={onChanged} />}
    </>
  );
}

function Removal({ property, onGone, onChanged }: Pick<PropertyPanelProps, 'property' | 'onGone' | 'onChanged'>) {
  const t = useMessages(propertyAdminMessages);
  const language = useLanguage();
  const { key, version, isActive, valueCount, texts } = property;
  const name = texts[language].label;
  const [isAsking, setIsAsking] = useState(false);
  const remove = useSave(deletePropertyDefinition, { type: 'delete', subject: name, showsFailure: true, onSaved: onGone });

  async function handleRemove() {
    await remove.run({ params: { key } }, { version });
    setIsAsking(false);
  }

  function loadAgain() {
    remove.forgetError();
    onChanged();
  }

  return (
    <section className={styles.removal} aria-labelledby="property-remove">
      <h3 id="property-remove">{t.remove}</h3>
      <PropertyProblem error={remove.error} onLoadAgain={loadAgain} />
      <p>{t.answeredBy(valueCount)}</p>
      <p className={styles.note}>{isActive ? t.deactivateText : t.activateText}</p>
      <p>
        <ActiveButton property={property} />
      </p>
      <p>
        <Button onClick={() => setIsAsking(true)}>{t.removeField(name)}</Button>
      </p>
      <Dialog
        isOpen={isAsking}
        kind="danger"
        title={t.removeQuestion(name)}
        confirmText={t.removeField(name)}
        isBusy={remove.isSaving}
        onConfirm={() => void handleRemove()}
        onClose={() => setIsAsking(false)}
      >
        <p>{valueCount === 0 ? t.removeEmptyWarning : t.removeWarning(t.people(valueCount))}</p>
      </Dialog>
    </section>
  );
}

/** Nothing is lost by it, so it is not asked twice: its notice has the way back. */
function ActiveButton({ property: { key, isActive, texts } }: { property: ManagedProperty }) {
  const t = useMessages(propertyAdminMessages);
  const language = useLanguage();
  const [act, opposite] = isActive ? [deactivateProperty, activateProperty] : [activateProperty, deactivateProperty];
  const save = useSave(act, { type: 'edit', subject: texts[language].label });

  function handleClick() {
    const input = { params: { key } };
    void save.run(input, {
      undo: async (_, __, sendOther) => {
        await sendOther(opposite, input);
        return undefined;
      },
    });
  }

  return (
    <Button isBusy={save.isSaving} onClick={handleClick}>
      {isActive ? t.deactivate : t.activate}
    </Button>
  );
}
