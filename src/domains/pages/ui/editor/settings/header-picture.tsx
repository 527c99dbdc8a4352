import { useRef, useState } from 'react';
import { listAssets } from '#domains/assets/model/asset.contract.ts';
import { imageRatios } from '#domains/assets/model/image-size.ts';
import { AssetImage } from '#domains/assets/ui/index.ts';
import { PictureChoices, useEditedDocument } from '#domains/editor/ui/index.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { pageSettingMessages } from '../../../messages/settings.ts';
import styles from './page-settings.module.css';
import { SettingGroup } from './setting-group.tsx';
import { usePageOptions } from './use-page-options.ts';
import { usePlatformDefaults } from './use-platform-defaults.ts';

/** The picture above the page, in place of those of the platform, with what it shows in the language that is edited. */
export function HeaderPicture() {
  const t = useMessages(pageSettingMessages);
  const { draft } = useEditedDocument();
  const { headerVisibility } = usePlatformDefaults();
  const [{ headerImage }, setOptions] = usePageOptions();
  const { data: pictures } = useCall(listAssets, { query: { kind: 'image' } });
  const [isChoosing, setIsChoosing] = useState(false);
  const choose = useRef<HTMLButtonElement>(null);
  const { language } = draft;
  const shown = pictures?.find(({ guid }) => guid === headerImage?.asset);

  function remove() {
    // The button goes with what it was for.
    choose.current?.focus();
    setOptions({ headerImage: null });
  }

  return (
    <SettingGroup title={t.picture}>
      {headerVisibility === 'none' && <p className={styles.note}>{t.pictureHiddenEverywhere}</p>}
      {shown && <AssetImage asset={shown} alt={headerImage?.alt[language] ?? ''} sizes="21rem" ratio={imageRatios.landscape} />}
      {!headerImage && <p className={styles.note}>{t.noPicture}</p>}
      {headerImage && (
        <TextField
          label={t.pictureAlt(t.inLanguage[language])}
          description={t.pictureAltHelp}
          isOptional
          lang={language}
          maxLength={250}
          value={headerImage.alt[language] ?? ''}
          onChange={(event) => setOptions({ headerImage: { ...headerImage, alt: { ...headerImage.alt, [language]: event.target.value } } })}
        />
      )}
      <div className={styles.acts}>
        <Button ref={choose} onClick={() => setIsChoosing(true)}>
          {headerImage ? t.changePicture : t.choosePicture}
        </Button>
        {headerImage && (
          <Button kind="quiet" onClick={remove}>
            {t.removePicture}
          </Button>
        )}
      </div>
      {isChoosing && (
        <PictureDialog
          current={headerImage?.asset ?? null}
          onChosen={(asset) => setOptions({ headerImage: { asset, alt: {} } })}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </SettingGroup>
  );
}

interface PictureDialogProps {
  current: string | null;
  onChosen(guid: string): void;
  onClose(): void;
}

function PictureDialog({ current, onChosen, onClose }: PictureDialogProps) {
  const t = useMessages(pageSettingMessages);
  const { data: pictures = [] } = useCall(listAssets, { query: { kind: 'image' } });
  const [guid, setGuid] = useState(current);

  function confirm() {
    if (guid !== null && guid !== current) onChosen(guid);
    onClose();
  }

  return (
    <Dialog isOpen title={t.picture} confirmText={t.usePicture} onConfirm={confirm} onClose={onClose}>
      {pictures.length === 0 ? <p>{t.noPictures}</p> : <PictureChoices pictures={pictures} chosen={guid} onChoose={setGuid} />}
    </Dialog>
  );
}
