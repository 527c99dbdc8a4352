import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { formatTime } from '#platform/shared/format.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useStore, useStorePart } from '#platform/web/use-store.ts';
import { Button } from '#ui/actions/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { MoreIcon } from '#ui/icons/admin-icons.tsx';
import { CloseIcon, RedoIcon, UndoIcon } from '#ui/icons/icons.tsx';
import { editorMessages } from '../messages/index.ts';
import { CheckButton } from './checks/check-button.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import styles from './edit-bar.module.css';
import { BlockSettingsButton } from './drawer/block-settings-button.tsx';
import { useDraftStore, useEditedDocument, type LanguageLink } from './editing.ts';
import { fieldName } from './field-name.ts';
import { OutlineToggle } from './outline/outline-toggle.tsx';
import { Devices } from './page-width/devices.tsx';
import { problemText } from './field-problem.tsx';
import { PublishButton } from './publishing/publish-button.tsx';
import { SettingsButton } from './settings-button.tsx';
import { Presence } from './together/presence.tsx';
import { usePageStays } from './use-page-stays.ts';

/** In sight while the page is edited: what is being edited, whether it is saved, and the way to publish it. */
export function EditBar() {
  const t = useMessages(editorMessages);
  const { closeHref, languageLinks } = useEditedDocument();
  const title = useStorePart(useDraftStore(), ({ words }) => words.title);
  const [isComparing, setIsComparing] = useState(false);
  usePageStays();
  return (
    <>
      <section className={styles.bar} data-edit-bar data-editor-area aria-label={t.editBar}>
        <a className={styles.close} href={closeHref} aria-label={t.closeEditing} title={t.closeEditing}>
          <CloseIcon />
        </a>
        <p className={styles.title} title={t.title(title)}>
          {title}
        </p>
        <SaveStatus onCompare={() => setIsComparing(true)} />
        <Steps />
        <Presence />
        <Rest>
          <OutlineToggle className={styles.step} />
          <Languages links={languageLinks} />
          <BlockSettingsButton />
          <Devices />
          <CheckButton className={styles.step} />
          <SettingsButton className={styles.step} />
        </Rest>
        <PublishButton className={styles.publish} doneClassName={styles.done} />
      </section>
      {isComparing && <ConflictDialog onClose={() => setIsComparing(false)} />}
    </>
  );
}

/** In the bar where there is room for it; on a telephone behind a button. */
function Rest({ children }: { children: ReactNode }) {
  const t = useMessages(editorMessages);
  const id = useId();
  const rest = useRef<HTMLDivElement>(null);
  // What was chosen in it stands open beside the page, or leads elsewhere.
  useEffect(() => {
    const { current: list } = rest;
    const close = () => list?.matches(':popover-open') && list.hidePopover();
    list?.addEventListener('click', close);
    return () => list?.removeEventListener('click', close);
  }, []);
  return (
    <>
      <button type="button" className={classNames(styles.step, styles.more)} popoverTarget={id} aria-label={t.more} title={t.more}>
        <MoreIcon />
      </button>
      <div ref={rest} id={id} popover="auto" className={styles.rest}>
        {children}
      </div>
    </>
  );
}

/** What was done can be taken back, and done again. */
function Steps() {
  const t = useMessages(editorMessages);
  const store = useDraftStore();
  const canUndo = useStorePart(store, (state) => state.canUndo);
  const canRedo = useStorePart(store, (state) => state.canRedo);
  // Out of use they keep the focus: who presses them as often as they can is not left without.
  return (
    <div className={styles.steps}>
      <button
        type="button"
        className={styles.step}
        aria-disabled={!canUndo}
        title={t.undoKeys}
        aria-label={t.undo}
        onClick={() => store.undo()}
      >
        <UndoIcon />
      </button>
      <button
        type="button"
        className={styles.step}
        aria-disabled={!canRedo}
        title={t.redoKeys}
        aria-label={t.redo}
        onClick={() => store.redo()}
      >
        <RedoIcon />
      </button>
    </div>
  );
}

function Languages({ links }: { links: readonly LanguageLink[] }) {
  const t = useMessages(editorMessages);
  if (links.length < 2) return null;
  return (
    <nav className={styles.languages} aria-label={t.editedLanguage}>
      {links.map(({ language, href, isCurrent }) => (
        <a
          key={language}
          href={href}
          className={styles.languageLink}
          data-edit-language={language}
          aria-current={isCurrent ? 'page' : undefined}
          aria-label={`${language.toUpperCase()}, ${t.inLanguage[language]}`}
        >
          {language.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}

function SaveStatus({ onCompare }: { onCompare(): void }) {
  const t = useMessages(editorMessages);
  const language = useLanguage();
  const store = useDraftStore();
  const { saveState, savedOn, lost } = useStore(store);
  const hasUnsaved = saveState === 'lost' && store.unsavedText() !== '';
  const savedWords = savedOn ? t.savedAt(formatTime(language, savedOn)) : t.saved;
  const words = { ...t.saveState, saved: savedWords, lost: t.lost[lost ?? 'forbidden'](hasUnsaved) }[saveState];
  return (
    <div className={styles.status}>
      <span role="status" data-save-state={saveState}>
        {words} {saveState === 'refused' && <RefusalText />}
      </span>
      {hasUnsaved && <CopyOfWork />}
      {(saveState === 'failed' || saveState === 'lost') && <Button onClick={() => void store.flush()}>{t.retry}</Button>}
      {saveState === 'refused' && <GoToRefusal />}
      {saveState === 'conflict' && <Button onClick={onCompare}>{t.compare}</Button>}
    </div>
  );
}

/** For who cannot save any more: what they typed is theirs. */
function CopyOfWork() {
  const t = useMessages(editorMessages);
  const store = useDraftStore();
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(store.unsavedText()).then(() => setIsCopied(true));
  return <Button onClick={() => void copy()}>{isCopied ? t.copied : t.copyMine}</Button>;
}

function RefusalText() {
  const t = useMessages(editorMessages);
  const language = useLanguage();
  const [refusal] = useStore(useDraftStore()).refusals;
  return refusal ? <span className={styles.why}>{problemText(t, language, refusal)}</span> : null;
}

function GoToRefusal() {
  const t = useMessages(editorMessages);
  const { blocks, refusals } = useStore(useDraftStore());
  const [refusal] = refusals;
  const block = blocks.find(({ guid }) => guid === refusal?.guid);
  if (!refusal || !block) return null;
  return <Button onClick={focusOnRefusal}>{t.goToField(fieldName(t, { ...refusal, block }))}</Button>;
}

function focusOnRefusal(): void {
  document.querySelector<HTMLElement>('[role="textbox"][aria-invalid="true"]')?.focus();
}
