import { createContext, type ComponentType } from 'react';
import type { BuildingBlockInstance } from '../../model/building-block.ts';
import type { PictureWords } from '../../model/fields.ts';
import type { RichText } from '../../model/rich-text.ts';
import type { FieldAddress } from './field-scope.tsx';
import type { PictureLook, TextLook } from './field-looks.ts';

/** What gives fields their editing behaviour. Absent for readers, who load none of it. */
export interface FieldEditing {
  Text: ComponentType<{ address: FieldAddress; value: string; look: TextLook }>;
  RichText: ComponentType<{ address: FieldAddress; value: RichText; lang: string | undefined }>;
  Picture: ComponentType<{ address: FieldAddress; asset: string | null; words: PictureWords; look: PictureLook }>;
  /** Beside the fields of a block: what leads to those that are empty. */
  EmptyFields: ComponentType;
  /** A block that cannot be shown. */
  Unreadable: ComponentType<{ block: BuildingBlockInstance }>;
}

export const FieldEditingContext = createContext<FieldEditing | null>(null);
