import { useEffect } from 'react';
import { headTags, ownTagMark, type Head, type HeadTag } from '#platform/shared/head.ts';

const settleAfter = 50;

let titlePrefix = '';
let timer: ReturnType<typeof setTimeout> | undefined;

/** Brings the document's head up to date, once, when the changes have settled. */
export function applyHead(head: Head): void {
  clearTimeout(timer);
  timer = setTimeout(() => update(head), settleAfter);
}

/** Puts words before the document's title while they hold, such as that a form was refused. */
export function useTitlePrefix(prefix: string): void {
  useEffect(() => {
    if (prefix === '') return;
    titlePrefix = prefix;
    document.title = prefix + document.title;
    return () => {
      titlePrefix = '';
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [prefix]);
}

function update(head: Head): void {
  document.documentElement.lang = head.language;
  const tags = headTags(head);
  document.title = titlePrefix + (tags.find(({ tag }) => tag === 'title')?.text ?? '');
  const title = document.querySelector('title');
  if (head.titleLanguage) title?.setAttribute('lang', head.titleLanguage);
  else title?.removeAttribute('lang');

  const wanted = new Map(tags.filter(({ tag }) => tag !== 'title').map((tag) => [signature(tag), tag]));
  // What stays the same is left standing: a favicon that is put back is fetched again.
  for (const element of document.head.querySelectorAll(`[${ownTagMark}]`)) {
    const attributes = Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]));
    if (!wanted.delete(signature({ tag: element.localName, attributes, text: element.textContent }))) element.remove();
  }
  document.head.append(...[...wanted.values()].map(createTag));
}

function signature({ tag, attributes, text = '' }: { tag: string; attributes: Record<string, string>; text?: string | undefined }): string {
  return JSON.stringify([tag, text, ...Object.entries(attributes).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}

function createTag({ tag, attributes, text = '' }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
