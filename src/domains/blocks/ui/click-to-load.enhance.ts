import { frameAttributes } from './frame-attributes.ts';

interface Click {
  button: number;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** One that asks for the thing itself, and not for a new tab or a download. */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

/** For visitors: puts the frame of another site in place of its button. It adds an element, so pages that React has taken over do without. */
export function enhanceClickToLoad(box: HTMLElement): void {
  const { clickToLoad: address, frameTitle = '' } = box.dataset;
  box.querySelector<HTMLAnchorElement>('[data-load]')?.addEventListener('click', (event) => {
    if (!isPlainClick(event) || !address) return;
    event.preventDefault();
    const frame = Object.assign(document.createElement('iframe'), { title: frameTitle, referrerPolicy: frameAttributes.referrerPolicy });
    frame.setAttribute('sandbox', frameAttributes.sandbox);
    frame.allow = frameAttributes.allow;
    frame.src = address;
    box.replaceChildren(frame);
    frame.focus();
  });
}
