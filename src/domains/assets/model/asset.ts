/** What a page needs to know of a picture or file to show it. */
export interface AssetView {
  guid: string;
  kind: 'image' | 'document';
  fileName: string;
  mimeType: string;
  bytes: number;
  /** Of the original; null for a document. */
  width: number | null;
  height: number | null;
  /** Of the content: part of the address, which may then be kept for ever. */
  hash: string;
  /** What must stay in sight when it is cut, from 0 to 1. */
  focalX: number;
  focalY: number;
}
