import { useMessages } from '#platform/web/messages.tsx';
import { useStorePart } from '#platform/web/use-store.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { chromeMessages } from '../../messages/chrome.ts';
import { useSelection } from '../selection.ts';

/** In the bar: shows and hides what the page is made of. */
export function OutlineToggle({ className }: { className: string | undefined }) {
  const t = useMessages(chromeMessages).outline;
  const selection = useSelection();
  const isOpen = useStorePart(selection, ({ isOutlineOpen }) => isOutlineOpen);
  return (
    <button
      type="button"
      className={className}
      data-outline-toggle
      aria-expanded={isOpen}
      aria-label={t.title}
      title={t.title}
      onClick={() => selection.toggleOutline()}
    >
      <Icon>
        <path d="M3 5h14M6.5 10H17M6.5 15H17M3 10v.1M3 15v.1" />
      </Icon>
    </button>
  );
}
