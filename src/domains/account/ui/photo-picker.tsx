import { useId, useRef, useState, type ChangeEvent } from 'react';
import { uploadImage } from '#domains/assets/model/asset.contract.ts';
import { imageTypes, maxImageBytes } from '#domains/assets/model/image-upload.ts';
import { canSetProperty } from '#domains/properties/model/property.rules.ts';
import type { PropertyDefinition } from '#domains/properties/model/property.ts';
import { updateLoggedInUser } from '#domains/users/model/user.contract.ts';
import type { ApplicationUser } from '#domains/users/model/user.ts';
import { useCurrentUser } from '#domains/users/ui/index.ts';
import { Portrait } from '#domains/users/ui/account/index.ts';
import { fetchCode } from '#platform/web/late-code.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useServices } from '#platform/web/services.tsx';
import { useAction } from '#platform/web/use-action.ts';
import { useLoadOptimizer, useSave } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { accountMessages } from '../messages/index.ts';
import styles from './account-screen.module.css';
import { valueOf } from './account-values.ts';
import type { Crop } from './photo-crop.ts';
import type { PhotoDialog } from './photo-dialog.tsx';
import { cutOut, readPicture } from './photo-picture.ts';

/** A person's photo: chosen, put in its frame, shown at once, and taken away again. Staff read why they have none of their own. */
export function PhotoPicker({ user, definition }: { user: ApplicationUser; definition: PropertyDefinition }) {
  const t = useMessages(accountMessages);
  const optimizer = useLoadOptimizer();
  const services = useServices();
  const language = useLanguage();
  const { currentUser } = useCurrentUser();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const descriptionId = useId();
  const choosing = useAction();
  const [isTooLarge, setIsTooLarge] = useState(false);
  /** The photo that is being put in its frame, and what it is done with. */
  const [framing, setFraming] = useState<{ picture: ImageBitmap; Dialog: typeof PhotoDialog } | null>(null);
  const save = useSave(updateLoggedInUser, {
    type: 'save',
    subject: t.photo,
    showsFailure: true,
    onSaved: (saved) => currentUser.replace(saved),
  });
  const present = valueOf(user, definition);

  if (!canSetProperty(user, user, definition)) {
    return (
      <div className={styles.photo}>
        <Portrait person={user} photo={undefined} />
        <p>{t.staffPhoto}</p>
      </div>
    );
  }

  async function put(value: string): Promise<void> {
    const bodyWith = (photo: string) => ({ body: { properties: [{ key: definition.key, value: photo }] } });
    await save.run(bodyWith(value), {
      undo: async (_, send) => {
        await send(bodyWith(present));
        return undefined;
      },
    });
  }

  async function handleChoice(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    setIsTooLarge(file.size > maxImageBytes);
    if (file.size > maxImageBytes) return;
    // Where the dialog gives focus back to; not every browser leaves it at a button that was clicked.
    button.current?.focus();
    await choosing.run(async () => {
      const picture = await readPicture(file);
      // The server reads more than some browsers do, and knows best what is no photo.
      if (!picture) return upload(file);
      const late = await fetchCode(services, () => import('./photo-dialog.tsx'), { language });
      if (late) setFraming({ picture, Dialog: late.PhotoDialog });
    });
  }

  async function handleUse(picture: ImageBitmap, crop: Crop): Promise<void> {
    setFraming(null);
    await choosing.run(async () => {
      const photo = await cutOut(picture, crop);
      picture.close();
      await upload(photo);
    });
  }

  function handleCancel(picture: ImageBitmap): void {
    setFraming(null);
    picture.close();
  }

  async function upload(file: File): Promise<void> {
    const form = new FormData();
    form.set('file', file);
    const { data } = await optimizer.save(uploadImage, { query: { profile: 'me' }, body: form });
    await put(data.guid);
  }

  function wordsFor(code: string): string {
    if (code === 'asset.type_unsupported' || code === 'asset.image_unreadable') return t.photoErrors.noPicture;
    if (code === 'request.too_large') return t.photoErrors.tooLarge;
    if (code === 'asset.image_too_large') return t.photoErrors.tooManyPixels;
    if (code === 'request.rate_limited') return t.photoErrors.tooOften;
    if (code === 'request.no_room') return t.photoErrors.noRoom;
    if (code === 'asset.quota_reached') return t.photoErrors.quotaReached;
    return t.photoErrors.other;
  }

  const refusal = choosing.error ? wordsFor(choosing.error.code) : save.error && t.photoErrors.other;
  const problem = isTooLarge ? t.photoErrors.tooLarge : refusal;
  return (
    <section className={styles.photo} aria-label={t.photo}>
      <Portrait person={user} photo={present || undefined} />
      <div className={styles.photoActions}>
        <p id={descriptionId} className={styles.note}>
          {t.photoNote} {t.visibleFor[definition.visibleFor]}
        </p>
        {problem === null ? null : <ErrorBox title={problem} />}
        <div className={styles.buttons}>
          <Button
            ref={button}
            isBusy={choosing.isBusy || save.isSaving}
            aria-describedby={descriptionId}
            onClick={() => input.current?.click()}
          >
            {present === '' ? t.choosePhoto : t.changePhoto}
          </Button>
          {present === '' ? null : (
            <Button kind="quiet" onClick={() => void put('')}>
              {t.removePhoto}
            </Button>
          )}
          <label hidden>
            <VisuallyHidden>{t.photo}</VisuallyHidden>
            <input ref={input} type="file" accept={imageTypes.join(',')} onChange={(event) => void handleChoice(event)} tabIndex={-1} />
          </label>
        </div>
      </div>
      {framing ? (
        <framing.Dialog
          picture={framing.picture}
          onUse={(crop) => void handleUse(framing.picture, crop)}
          onCancel={() => handleCancel(framing.picture)}
        />
      ) : null}
    </section>
  );
}
