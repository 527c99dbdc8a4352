import { useId, useLayoutEffect, useRef, useState } from 'react';
import { listAssets } from '#domains/assets/model/asset.contract.ts';
import type { AssetView } from '#domains/assets/model/asset.ts';
import { logoAddress } from '#domains/assets/model/image-address.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { settingAdminMessages } from '../../messages/admin.ts';
import styles from './settings-screen.module.css';

interface ChooseLogoProps {
  present: string | null;
  onChosen(picture: AssetView): void;
  onClose(): void;
}

/** Shown at first, and with every wish for more: each may still have to be made in this size. */
const shownAtOnce = 12;

/** Which of the pictures of the media library is the logo. */
export function ChooseLogo({ present, onChosen, onClose }: ChooseLogoProps) {
  const t = useMessages(settingAdminMessages);
  const name = useId();
  const { data: pictures = [], isLoading, error, reload } = useCall(listAssets, { query: { kind: 'image' } });
  const [guid, setGuid] = useState(present);
  const [shown, setShown] = useState(shownAtOnce);
  const chosen = pictures.find((picture) => picture.guid === guid);
  const firstNew = useRef<HTMLInputElement>(null);

  // The button has moved far down by then: whoever asked for more goes on at the first of them.
  useLayoutEffect(() => firstNew.current?.focus(), [shown]);

  return (
    <Dialog
      isOpen
      title={t.chooseTitle}
      confirmText={t.chooseConfirm}
      onConfirm={() => (chosen ? onChosen(chosen) : onClose())}
      onClose={onClose}
    >
      {error ? <ErrorBox onRetry={reload} /> : null}
      {isLoading ? <LoadingText /> : null}
      {!isLoading && !error && pictures.length === 0 ? <p>{t.noPictures}</p> : null}
      {pictures.length > 0 ? (
        <fieldset className={styles.pictures}>
          <legend>{t.chooseLegend}</legend>
          {pictures.slice(0, shown).map((picture, index) => (
            <label key={picture.guid}>
              <input
                ref={index > 0 && index === shown - shownAtOnce ? firstNew : undefined}
                type="radio"
                name={name}
                value={picture.guid}
                checked={picture.guid === guid}
                aria-label={picture.fileName}
                onChange={() => setGuid(picture.guid)}
              />
              <img src={logoAddress(picture)} alt="" loading="lazy" />
            </label>
          ))}
        </fieldset>
      ) : null}
      {pictures.length > shown ? (
        <p>
          <Button onClick={() => setShown(shown + shownAtOnce)}>{t.morePictures}</Button>
        </p>
      ) : null}
    </Dialog>
  );
}
