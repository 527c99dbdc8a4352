import type { Ref } from 'react';
import { keyWords, keysAsAttribute } from './keys-in-words.ts';
import styles from './text-toolbar.module.css';
import { ToolIcon, type IconName } from './tool-icons.tsx';

interface ToolButtonProps {
  ref?: Ref<HTMLButtonElement>;
  name: string;
  icon: IconName;
  /** As `Mod+Shift+B`, where Mod is Ctrl or ⌘. */
  keys?: string | undefined;
  /** Absent for what is no state. */
  isOn?: boolean | undefined;
  /** Cannot be done where the cursor is. It keeps its place, and the keys. */
  isDisabled?: boolean;
  menu?: { isOpen: boolean };
  onPress(): void;
}

export function ToolButton({ ref, name, icon, keys, isOn, isDisabled = false, menu, onPress }: ToolButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.tool}
      data-stop
      tabIndex={icon === 'bold' ? 0 : -1}
      aria-label={name}
      title={keys ? `${name} (${keyWords(keys)})` : name}
      aria-keyshortcuts={keys && keysAsAttribute(keys)}
      aria-pressed={menu ? undefined : isOn}
      aria-disabled={isDisabled || undefined}
      aria-haspopup={menu && 'menu'}
      aria-expanded={menu?.isOpen}
      data-on={isOn}
      onClick={() => isDisabled || onPress()}
    >
      <ToolIcon name={icon} />
    </button>
  );
}
