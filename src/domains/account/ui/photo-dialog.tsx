import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { formatPercentage } from '#platform/shared/format.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { Button } from '#ui/actions/button.tsx';
import { buttonClass } from '#ui/actions/button-class.ts';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ArrowRightIcon } from '#ui/icons/icons.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { en } from '../messages/en.photo.ts';
import { nl } from '../messages/nl.photo.ts';
import { mostZoom, movedCrop, widestCrop, zoomedCrop, zoomOf, type Crop } from './photo-crop.ts';
import { drawPart } from './photo-picture.ts';
import styles from './photo-dialog.module.css';

const photoMessages = { nl, en };

/** Of the side of the frame; around it, what is left out shows darkly. As in the style sheet. */
const circleShare = 0.8;
const step = 0.05;
const zoomStep = 1.1;
const directions = { left: { x: -step, y: 0 }, up: { x: 0, y: -step }, down: { x: 0, y: step }, right: { x: step, y: 0 } };
type Direction = keyof typeof directions;
const arrowKeys: Record<string, Direction> = { ArrowLeft: 'left', ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'right' };

interface PhotoDialogProps {
  picture: ImageBitmap;
  onUse(crop: Crop): void;
  onCancel(): void;
}

/** A photo is put in its round frame: moved and enlarged by hand, wheel, keys or buttons. */
export function PhotoDialog({ picture, onUse, onCancel }: PhotoDialogProps) {
  const t = useMessages(photoMessages);
  const language = useLanguage();
  const noteId = useId();
  const zoomId = useId();
  const [crop, setCrop] = useState(() => widestCrop(picture));
  const zoom = zoomOf(picture, crop);
  const percentage = Math.round(zoom * 100);
  const zoomTo = (wanted: number) => setCrop((present) => zoomedCrop(picture, present, wanted));
  const zoomBy = (times: number) => setCrop((present) => zoomedCrop(picture, present, zoomOf(picture, present) * times));
  const moveBy = (by: { x: number; y: number }) => setCrop((present) => movedCrop(picture, present, by));
  const canMove = (direction: Direction) => {
    const { left, top } = movedCrop(picture, crop, directions[direction]);
    return left !== crop.left || top !== crop.top;
  };

  return (
    <Dialog
      isOpen
      title={t.title}
      onClose={onCancel}
      buttons={
        <>
          <Button kind="primary" onClick={() => onUse(crop)}>
            {t.use}
          </Button>
          <Button onClick={onCancel}>{t.cancel}</Button>
        </>
      }
    >
      <div className={styles.photo}>
        <Frame picture={picture} crop={crop} name={t.frame} noteId={noteId} onMove={moveBy} onZoom={zoomBy} />
        <div className={styles.tools}>
          <div className={styles.steps} role="group" aria-label={t.move}>
            {(['left', 'up', 'down', 'right'] as const).map((direction) => (
              <Step key={direction} name={t[direction]} isPossible={canMove(direction)} onClick={() => moveBy(directions[direction])}>
                <span className={styles[direction]}>
                  <ArrowRightIcon />
                </span>
              </Step>
            ))}
          </div>
          <div className={styles.zoom}>
            <label htmlFor={zoomId}>{t.zoom}</label>
            <Step name={t.smaller} isPossible={percentage > 100} onClick={() => zoomBy(1 / zoomStep)}>
              −
            </Step>
            <input
              id={zoomId}
              type="range"
              min={100}
              max={mostZoom * 100}
              step={5}
              value={percentage}
              aria-valuetext={formatPercentage(language, zoom)}
              onChange={(event) => zoomTo(Number(event.target.value) / 100)}
            />
            <Step name={t.larger} isPossible={percentage < mostZoom * 100} onClick={() => zoomBy(zoomStep)}>
              +
            </Step>
          </div>
        </div>
        <p className={styles.preview}>
          <Part picture={picture} crop={crop} pixels={192} className={styles.portrait} />
          {t.preview}
        </p>
        <p id={noteId} className={styles.note}>
          {t.frameNote}
        </p>
      </div>
    </Dialog>
  );
}

interface FrameProps {
  picture: ImageBitmap;
  crop: Crop;
  name: string;
  noteId: string;
  onMove(by: { x: number; y: number }): void;
  onZoom(times: number): void;
}

function Frame({ picture, crop, name, noteId, onMove, onZoom }: FrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  /** Where each finger, or the mouse, was last. */
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const handleWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    onZoom(Math.exp(-event.deltaY / 500));
  });

  // By hand: what React listens with cannot keep the dialog from scrolling.
  useEffect(() => {
    const element = frame.current;
    const listener = (event: WheelEvent) => handleWheel(event);
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, []);

  function handleKeyDown(event: KeyboardEvent) {
    const direction = arrowKeys[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (direction) onMove(directions[direction]);
    else if (event.key === '+' || event.key === '=') onZoom(zoomStep);
    else if (event.key === '-') onZoom(1 / zoomStep);
    else return;
    event.preventDefault();
  }

  function handlePointerDown(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function handlePointerMove({ pointerId, clientX: x, clientY: y, currentTarget }: PointerEvent) {
    const last = fingers.current.get(pointerId);
    if (!last) return;
    fingers.current.set(pointerId, { x, y });
    const other = [...fingers.current].find(([id]) => id !== pointerId)?.[1];
    const circle = currentTarget.clientWidth * circleShare;
    if (!other) return onMove({ x: (x - last.x) / circle, y: (y - last.y) / circle });
    const distance = Math.hypot(last.x - other.x, last.y - other.y);
    if (distance > 0) onZoom(Math.hypot(x - other.x, y - other.y) / distance);
  }

  const handlePointerEnd = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId);
  const margin = (crop.side / circleShare - crop.side) / 2;
  const around = { left: crop.left - margin, top: crop.top - margin, side: crop.side + 2 * margin };

  return (
    // An application: a screen reader has to leave the arrow keys to it.
    <div
      ref={frame}
      className={styles.frame}
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys move the photo
      tabIndex={0}
      aria-label={name}
      aria-describedby={noteId}
      onKeyDown={handleKeyDown}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={handlePointerEnd}
      onPointerCancel={handlePointerEnd}
    >
      <Part picture={picture} crop={around} pixels={576} />
    </div>
  );
}

interface PartProps {
  picture: ImageBitmap;
  crop: Crop;
  pixels: number;
  className?: string | undefined;
}

/** Drawn, because a picture that was not uploaded yet has no address. */
function Part({ picture, crop, pixels, className }: PartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current) drawPart(canvas.current, picture, crop);
  });
  return <canvas ref={canvas} className={className} width={pixels} height={pixels} aria-hidden="true" />;
}

interface StepProps {
  name: string;
  /** Not disabled when it is not: who pressed it until the edge keeps focus. */
  isPossible: boolean;
  onClick(): void;
  children: ReactNode;
}

function Step({ name, isPossible, onClick, children }: StepProps) {
  return (
    <button
      type="button"
      className={classNames(buttonClass('secondary'), styles.step)}
      aria-disabled={!isPossible || undefined}
      onClick={onClick}
    >
      <VisuallyHidden>{name}</VisuallyHidden>
      <span aria-hidden="true">{children}</span>
    </button>
  );
}
