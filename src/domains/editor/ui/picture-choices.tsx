import { useCallback, useId, useState, type ChangeEvent } from 'react';
import type { Asset } from '#domains/assets/model/asset.contract.ts';
import { imageRatios } from '#domains/assets/model/image-size.ts';
import { AssetImage } from '#domains/assets/ui/index.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { editorMessages } from '../messages/index.ts';
import styles from './editable.module.css';

interface PictureChoicesProps {
  pictures: readonly Asset[];
  chosen: string | null;
  onChoose(guid: string): void;
}

/** The pictures of the media library, of which one is chosen. */
export function PictureChoices({ pictures, chosen, onChoose }: PictureChoicesProps) {
  const t = useMessages(editorMessages);
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{t.pictureChoose}</legend>
      {pictures.map((picture) => (
        <Choice key={picture.guid} name={name} picture={picture} isChosen={picture.guid === chosen} onChoose={onChoose} />
      ))}
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  picture: Asset;
  isChosen: boolean;
  onChoose(guid: string): void;
}

function Choice({ name, picture, isChosen, onChoose }: ChoiceProps) {
  const { wasSeen, watch } = useWasSeen();
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => onChoose(event.target.value);
  return (
    <label ref={watch} className={styles.choice}>
      <input type="radio" name={name} value={picture.guid} checked={isChosen} aria-label={picture.fileName} onChange={handleChange} />
      {wasSeen && <AssetImage asset={picture} alt="" sizes="8rem" ratio={imageRatios.landscape} />}
    </label>
  );
}

/**
 * Whether an element has come into view. A browser that loads lazily begins long before that, and so asks for a whole list at once;
 * each of these may still have to be made.
 */
function useWasSeen() {
  const [wasSeen, setWasSeen] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setWasSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { wasSeen, watch };
}
