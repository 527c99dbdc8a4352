import type { FieldAddress } from '#domains/blocks/ui/index.ts';
import type { Colleague, Draft, DraftBlock } from '#domains/documents/model/draft.ts';
import type { Operation } from '#domains/documents/model/operation.ts';
import type { Structure } from '#domains/documents/model/structure.ts';
import type { Store } from '#platform/web/store.ts';
import type { Conflict, FieldPlace } from '../field-values.ts';
import type { CommandStack } from './command-stack.ts';
import type { Happening } from './happening.ts';
import type { Journal } from './journal.ts';

/** How far what is on the screen is from what is on the server. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'lost' | 'refused' | 'conflict';

/** A field that cannot be saved as it is: to send it again would be refused again. */
export interface Refusal extends FieldPlace {
  code: string;
  /** How many characters may be in it, when it has too many. */
  maximum: number | null;
}

export type DocumentText = Pick<Draft, 'title' | 'description' | 'fallback'>;

export interface DraftState extends Pick<Draft, 'layout' | 'options'> {
  /** All that were not taken away, hidden ones too, in the order in which they stand. */
  blocks: readonly DraftBlock[];
  /** What the document says of itself in the language before its editor. */
  words: DocumentText;
  saveState: SaveState;
  /** When something was last saved here. */
  savedOn: Date | null;
  hasChanges: boolean;
  isPublished: boolean;
  conflicts: readonly Conflict[];
  refusals: readonly Refusal[];
  /** The counters up to which its editor has everything before them, what others saved included: what a publication names. */
  seen: Pick<Draft, 'structureVersion' | 'draftVersion'>;
  /** Why nothing can be saved here any more: its editor may not, or the page is gone. */
  lost: 'forbidden' | 'gone' | null;
  canUndo: boolean;
  canRedo: boolean;
}

/** Each save has a key of its own: sent again under that key, it is still the same one. */
export interface DraftCalls {
  saveContent(block: ToSave, key: string): Promise<SavedContent>;
  change(operations: readonly Operation[], key: string): Promise<{ structureVersion: number; structure: Structure }>;
  /** The draft as it is now, with what others made. */
  load(): Promise<Draft>;
  tell(happening: Happening): void;
}

export type ToSave = Pick<DraftBlock, 'guid' | 'content' | 'contentVersion'> & {
  /** What the server has, as far as it is known here. */
  base: DraftBlock['content'];
  /** Its words as they would be had the other text been chosen. */
  setAside?: DraftBlock['content'];
};
export type SavedContent = Pick<DraftBlock, 'content' | 'contentVersion'> & {
  draftVersion: number;
  removed: { who: Colleague | null } | null;
};

export interface DraftMemory {
  ownGuid: string | null;
  /** Shared by the languages of a document. */
  stack: CommandStack;
  journal: Journal | null;
}

/** What is done in one step: operations, with the words that change with them. */
export interface Step {
  operations: readonly Operation[];
  words?: readonly { address: Pick<FieldAddress, 'item' | 'field'> & { block: { guid: string } }; value: unknown }[];
}

/** The draft of a document while it is edited. */
export interface Others {
  /** The block that the editor is in, if any. */
  inHand: string | null;
  /** Who changed the structure, if it was one person. */
  who: Colleague | null;
}

export interface DraftStore extends Store<DraftState> {
  changeContent(address: FieldAddress, value: unknown): void;
  changeOption(address: FieldAddress, value: unknown): void;
  run(step: Step): void;
  /** What comes next is taken back by itself. */
  closeStep(): void;
  undo(): void;
  redo(): void;
  /** Saves what is waiting, now. True when everything is on the server. */
  flush(): Promise<boolean>;
  /** After a conflict: which of the two texts it shall be. */
  choose(conflict: Conflict, whose: 'mine' | 'theirs'): Promise<boolean>;
  /** What is not on the server, as text that can be kept elsewhere. */
  unsavedText(): string;
  /** How often something was changed here. */
  edits(): number;
  /** What readers have of the draft as it was after these edits. What was changed since is not published, though it may be saved. */
  notePublication(state: Pick<DraftState, 'isPublished' | 'hasChanges'>, edits: number): void;
  /**
   * Shows what others made of the draft meanwhile, with what was changed here and is not saved yet. Who is in a block that they took away is
   * told so.
   */
  refresh(draft: Draft, others?: Others): void;
  /** Nothing can be saved here any more, as its editor will be told. */
  lose(why: NonNullable<DraftState['lost']>): void;
  /** Its editor is there: what was left here comes back, and a step that leads to this language is taken. */
  begin(): void;
  close(): void;
}
