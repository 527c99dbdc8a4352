import { listAssets } from '#domains/assets/model/asset.contract.ts';
import { isLanguage } from '#platform/shared/language.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { settingAdminMessages } from '../../messages/admin.ts';
import { ColourSample } from './colour-sample.tsx';
import { SettingWords } from './setting-words.tsx';
import styles from './settings-screen.module.css';
import { fieldIdOf, isColourPart } from './settings-values.ts';
import type { Conflict } from './typed-settings.ts';

interface SaveConflictsProps {
  conflicts: readonly Conflict[];
  onTakeTheirs(conflict: Conflict): void;
}

/**
 * What two people changed: what stands there now, to choose between that and what was typed here. It takes the focus when it comes, so
 * that the choice is one step away from who pressed save at the other end of the form.
 */
export function SaveConflicts({ conflicts, onTakeTheirs }: SaveConflictsProps) {
  const t = useMessages(settingAdminMessages);

  function nameOf({ key, part }: Conflict): string {
    if (isLanguage(part)) return `${t.keys[key]} ${t.inLanguage[part]}`;
    return isColourPart(part) ? `${t.keys[key]} (${t.colour[part].label.toLowerCase()})` : t.keys[key];
  }

  return (
    <div ref={takeFocus} tabIndex={-1}>
      <ErrorBox title={t.stale(conflicts.map(nameOf).join(', '))}>
        <p>{t.staleText}</p>
        <ul className={styles.conflicts}>
          {conflicts.map((conflict) => (
            <li key={fieldIdOf(conflict)}>
              <p>
                {t.standsNow(nameOf(conflict))} <Theirs conflict={conflict} />
              </p>
              <Button aria-label={`${t.takeTheirs}: ${nameOf(conflict)}`} onClick={() => onTakeTheirs(conflict)}>
                {t.takeTheirs}
              </Button>
            </li>
          ))}
        </ul>
      </ErrorBox>
    </div>
  );
}

function takeFocus(shown: HTMLElement | null): void {
  shown?.focus();
}

function Theirs({ conflict: { key, part, theirs } }: { conflict: Conflict }) {
  const t = useMessages(settingAdminMessages);
  const { data: pictures = [] } = useCall(listAssets, { query: { kind: 'image' } }, { isEnabled: key === 'headerLogo' });
  if (part === '') return <SettingWords setting={key} value={theirs} pictures={pictures} />;
  const words = String(theirs);
  if (isLanguage(part) && words !== '') return <q lang={part}>{words}</q>;
  return isColourPart(part) ? (
    <span className={styles.colourValue}>
      <ColourSample hex={words} /> {words}
    </span>
  ) : (
    t.nothing
  );
}
