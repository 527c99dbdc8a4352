import { useState } from 'react';
import { listAssets, type Asset } from '#domains/assets/model/asset.contract.ts';
import { AssetImage } from '#domains/assets/ui/index.ts';
import { imageRatios } from '#domains/assets/model/image-size.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { drawerMessages } from '../../messages/drawer.ts';
import { editorMessages } from '../../messages/index.ts';
import type { Control } from '../../model/block-controls.ts';
import { noteChosenPicture, useChosenPicture } from '../chosen-pictures.ts';
import { useDraftStore } from '../editing.ts';
import { PictureDialog } from '../picture-dialog.tsx';
import styles from './controls.module.css';
import { setting, useOption, useWords, type Place } from './place.ts';
import { useFieldLabel } from './words-control.tsx';

/** Which picture it is, and what it says to who does not see it. */
export function PictureControl({ place, control }: { place: Place; control: Control<'picture'> }) {
  const t = useMessages(drawerMessages);
  const texts = useMessages(editorMessages);
  const { field } = control;
  const store = useDraftStore();
  const label = useFieldLabel(place, field);
  const [use, changeUse] = useOption(place, control);
  const [words, changeWords] = useWords(place, field);
  const [isOpen, setIsOpen] = useState(false);
  const asset = (use as { asset: string } | undefined)?.asset ?? null;
  const alt = (words as { alt?: string } | undefined)?.alt ?? '';
  const shown = usePicture(asset);

  function handleDone(picture: Asset | null, nextAlt: string) {
    if (picture) noteChosenPicture(picture);
    const address = { block: { guid: place.block }, item: place.item, field };
    store.run({
      operations: picture ? [setting(place, { [field]: { asset: picture.guid } })] : [],
      words: nextAlt === alt ? [] : [{ address, value: { alt: nextAlt } }],
    });
    setIsOpen(false);
  }

  return (
    <div className={styles.control} role="group" aria-label={label}>
      <strong>{label}</strong>
      {shown && <AssetImage asset={shown} alt="" sizes="21rem" ratio={imageRatios.landscape} className={styles.picture} />}
      {asset === null && <p className={styles.excerpt}>{t.noPicture}</p>}
      <div className={styles.acts}>
        <Button onClick={() => setIsOpen(true)}>{asset === null ? texts.pictureChoose : texts.changePicture}</Button>
        {asset !== null && <Button onClick={() => changeUse(null)}>{t.removePicture}</Button>}
      </div>
      {asset !== null && (
        <TextField
          label={texts.pictureAlt}
          description={texts.pictureAltHelp}
          required={false}
          maxLength={250}
          value={alt}
          onChange={(event) => changeWords({ alt: event.currentTarget.value })}
          onBlur={() => void store.flush()}
        />
      )}
      {isOpen && <PictureDialog current={asset} alt={alt} onDone={handleDone} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

/** The page has its pictures by itself; here they are found among those of the media library. */
function usePicture(guid: string | null): Asset | undefined {
  const chosen = useChosenPicture(guid);
  const { data } = useCall(listAssets, { query: { kind: 'image' } }, { isEnabled: guid !== null && !chosen });
  return chosen ?? data?.find((picture) => picture.guid === guid);
}
