import { useState } from 'react';
import type { Asset } from '#domains/assets/model/asset.contract.ts';
import { AssetImage } from '#domains/assets/ui/index.ts';
import { useResources, type FieldEditing } from '#domains/blocks/ui/index.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { Button } from '#ui/actions/button.tsx';
import { editorMessages } from '../messages/index.ts';
import { noteChosenPicture, useChosenPicture } from './chosen-pictures.ts';
import styles from './editable.module.css';
import { useDraftStore } from './editing.ts';
import { fieldName } from './field-name.ts';
import { PictureDialog } from './picture-dialog.tsx';

/** A picture as readers see it, with a button on it to change it. */
export const EditablePicture: FieldEditing['Picture'] = ({ address, asset, words, look }) => {
  const t = useMessages(editorMessages);
  const store = useDraftStore();
  const { assets } = useResources();
  const [isOpen, setIsOpen] = useState(false);
  const chosen = useChosenPicture(asset);
  const shown = chosen ?? (asset === null ? undefined : assets[asset]);

  function handleDone(picture: Asset | null, alt: string) {
    if (picture) {
      noteChosenPicture(picture);
      store.changeOption(address, { asset: picture.guid });
    }
    if (alt !== words.alt) store.changeContent(address, { ...words, alt });
    setIsOpen(false);
  }

  return (
    <span className={styles.picture} data-field={shown ? 'filled' : 'empty'}>
      {shown ? <AssetImage asset={shown} alt={words.alt} {...look} /> : null}
      <Button className={styles.changePicture} data-name={fieldName(t, address)} onClick={() => setIsOpen(true)}>
        {shown ? t.changePicture : t.pictureChoose}
      </Button>
      {isOpen && <PictureDialog current={asset} alt={words.alt} onDone={handleDone} onClose={() => setIsOpen(false)} />}
    </span>
  );
};
