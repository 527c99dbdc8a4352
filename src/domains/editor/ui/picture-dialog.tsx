import { useState } from 'react';
import { type Asset, listAssets } from '#domains/assets/model/asset.contract.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { editorMessages } from '../messages/index.ts';
import { PictureChoices } from './picture-choices.tsx';

interface PictureDialogProps {
  current: string | null;
  alt: string;
  onDone(picture: Asset | null, alt: string): void;
  onClose(): void;
}

/** Which picture it is, and what it says to who does not see it. */
export function PictureDialog({ current, alt: firstAlt, onDone, onClose }: PictureDialogProps) {
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
