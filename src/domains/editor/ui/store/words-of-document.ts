import { saveDocumentWords } from '#domains/documents/model/draft.contract.ts';
import type { Draft, DraftBlock } from '#domains/documents/model/draft.ts';
import { ApiError } from '#platform/web/api-error.ts';
import type { LoadOptimizer } from '#platform/web/load-optimizer.ts';
import { isSameValue, type Values } from '../field-values.ts';
import type { DocumentText, SavedContent, ToSave } from './draft-state.ts';
import type { BlockWords } from './words-of-block.ts';

const ownFields = ['title', 'description'] as const;

/** All that has words in a draft: its blocks, and the document itself under its own guid. It is saved, merged and undone as they are. */
export function partsOf(draft: Draft): readonly DraftBlock[] {
  return [documentPart(draft), ...draft.buildingBlockInstances];
}

/** The document in the shape of a block, for what shows and names the fields of one. */
export function documentPart({
  guid,
  language,
  title,
  description,
  fallback,
  wordsVersion,
}: Pick<Draft, 'guid' | 'language' | 'wordsVersion' | keyof DocumentText>): DraftBlock {
  return {
    guid,
    type: 'document',
    format: 1,
    layoutPosition: 'main',
    sortId: 0,
    options: {},
    content: { title, description },
    language,
    fallback: fallback.filter((path) => (ownFields as readonly string[]).includes(path)),
    version: 0,
    contentVersion: wordsVersion,
    basedOn: null,
    sourceVersion: null,
    languages: null,
    isHidden: false,
  };
}

const texts = new WeakMap<BlockWords, DocumentText>();

/** The same object for the same words: who shows them has nothing to do while they do not change. */
export function textOfDocument(words: BlockWords): DocumentText {
  const { title = '', description = '' } = words.content as Partial<DocumentText>;
  const text = texts.get(words) ?? { title, description, fallback: words.fallback ?? [] };
  texts.set(words, text);
  return text;
}

/** Saves of them what is not as it was: what stays absent is shown in Dutch. */
export function documentCall(optimizer: LoadOptimizer, draft: Draft) {
  const { guid, language } = draft;
  return async ({ content, base, contentVersion: version, setAside }: ToSave, idempotencyKey: string): Promise<SavedContent> => {
    const changed = ownFields.filter((field) => !isSameValue(content[field], base[field]));
    const body = {
      ...Object.fromEntries(changed.map((field) => [field, content[field] ?? null])),
      ...(setAside && { setAside: present(setAside) }),
    };
    try {
      const { data } = await optimizer.save(
        saveDocumentWords,
        { params: { guid }, query: { lang: language }, body },
        { version, idempotencyKey },
      );
      return { content: present(data), contentVersion: data.version, draftVersion: data.draftVersion, removed: null };
    } catch (error) {
      throw error instanceof ApiError && error.status === 412 ? withPresentValue(error) : error;
    }
  };
}

function withPresentValue({ status, code, details }: ApiError): ApiError {
  return new ApiError({ status, code, details: { ...details, value: present((details['value'] ?? {}) as Values) } });
}

function present(values: Values): Values {
  return Object.fromEntries(ownFields.flatMap((field) => (typeof values[field] === 'string' ? [[field, values[field]]] : [])));
}
