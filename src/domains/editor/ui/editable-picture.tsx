import { useState } from 'react';
import { type Asset, listAssets } from '#domains/assets/model/asset.contract.ts';
import { AssetImage } from '#domains/assets/ui/index.ts';
import { useResources, type FieldEditing } from '#domains/blocks/ui/index.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { editorMessages } from '../messages/index.ts';
import styles from './editable.module.css';
import { useDraftStore } from './editing.ts';
import { fieldName } from './field-name.ts';
import { PictureChoices } from './picture-choices.tsx';

/** A picture as readers see it, with a button on it to change it. */
export const EditablePicture: FieldEditing['Picture'] = ({ address, asset, words, look }) => {
  const t = useMessages(editorMessages);
  const store = useDraftStore();
  const { assets } = useResources();
  const [isOpen, setIsOpen] = useState(false);
  // The page came with the pictures it had; one that was chosen since is known from the choice.
  const [chosen, setChosen] = useState<Asset | null>(null);
  const shown = chosen?.guid === asset ? chosen : asset === null ? undefined : assets[asset];

  function handleDone(picture: Asset | null, alt: string) {
    if (picture) {
      setChosen(picture);
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

interface PictureDialogProps {
  current: string | null;
  alt: string;
  onDone(picture: Asset | null, alt: string): void;
  onClose(): void;
}

function PictureDialog({ current, alt: firstAlt, onDone, onClose }: PictureDialogProps) {
  const t = useMessages(editorMessages);
  const { data: pictures } = useCall(listAssets, { query: { kind: 'image' } });
  const [alt, setAlt] = useState(firstAlt);
  const [guid, setGuid] = useState(current);
  const handleConfirm = () => onDone(pictures?.find((picture) => picture.guid === guid) ?? null, alt.trim());
  return (
    <Dialog isOpen title={t.pictureTitle} confirmText={t.pictureDone} onConfirm={handleConfirm} onClose={onClose}>
      <TextField
        label={t.pictureAlt}
        description={t.pictureAltHelp}
        isOptional
        maxLength={250}
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
      />
      {pictures?.length === 0 ? <p>{t.pictureNone}</p> : <PictureChoices pictures={pictures ?? []} chosen={guid} onChoose={setGuid} />}
    </Dialog>
  );
}
