import type { ListItem } from '../model/list-item.ts';

export interface FeedItem extends ListItem {
  /** Absolute: programs read it outside the site. */
  url: string;
}

interface Channel {
  title: string;
  description: string;
  language: string;
  /** Of the page that the list stands on. */
  url: string;
  /** Of the feed itself. */
  selfUrl: string;
  items: readonly FeedItem[];
}

/** A list as RSS 2.0. */
export function rssOf({ title, description, language, url, selfUrl, items }: Channel): string {
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n' +
    element('title', title) +
    element('link', url) +
    element('description', description) +
    element('language', language) +
    `<atom:link href="${escapeXml(selfUrl)}" rel="self" type="application/rss+xml"/>\n` +
    items.map(itemOf).join('') +
    '</channel></rss>\n'
  );
}

function itemOf({ guid, title, metadata, publishedOn, url }: FeedItem): string {
  return (
    '<item>\n' +
    element('title', title) +
    element('link', url) +
    `<guid isPermaLink="false">urn:uuid:${guid}</guid>\n` +
    element('pubDate', new Date(publishedOn).toUTCString()) +
    element('description', metadata.description) +
    '</item>\n'
  );
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>\n`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** XML 1.0 has no place for these, not even escaped. */
const notInXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

function escapeXml(text: string): string {
  return text.replace(notInXml, '').replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
