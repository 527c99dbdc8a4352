/**
 * A legal text before it is filled in: data, so that it can be stored and edited like any other.
 * In the words, `{email}` stands for a detail of the platform, `*so*` for strong words, and `[label](address)` for a link; an address is a
 * whole one, or the name of another legal page.
 */
export interface LegalTemplate {
  title: string;
  intro: string[];
  sections: TemplateSection[];
}

export interface TemplateSection {
  /** The place on the page; the same in each language. */
  id: string;
  heading: string;
  parts: TemplatePart[];
}

export type TemplatePart =
  | { kind: 'paragraph'; words: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'facts'; facts: { term: string; words: string }[] }
  | { kind: 'table'; columns: string[]; rows: string[][] }
  | { kind: 'live'; name: LivePart };

/** What is made from the settings of the moment. */
export type LivePart = 'terms-changes' | 'status' | 'domains' | 'reports' | 'deviations' | 'signature' | 'cookie-tables' | 'cookie-choice';

export const paragraph = (words: string): TemplatePart => ({ kind: 'paragraph', words });
export const list = (...items: string[]): TemplatePart => ({ kind: 'list', items });
export const live = (name: LivePart): TemplatePart => ({ kind: 'live', name });
