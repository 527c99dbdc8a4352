import { applyOperation } from '#domains/documents/model/apply-operation.ts';
import type { Draft, DraftBlock } from '#domains/documents/model/draft.ts';
import type { Operation } from '#domains/documents/model/operation.ts';
import type { KeptStructure } from '#domains/documents/model/structure.ts';
import type { DraftCalls } from '../ui/store/draft-state.ts';
import type { EditedDocument } from '../ui/editing.ts';
import type { Happening } from '../ui/store/happening.ts';
import { structureOf } from '../ui/store/structure-queue.ts';

export function draftBlock(about: Partial<DraftBlock> = {}): DraftBlock {
  return {
    guid: '5b0f1f8e-1111-4222-8333-444455556666',
    type: 'cards',
    format: 1,
    layoutPosition: 'main',
    sortId: 0,
    options: {},
    content: {},
    language: 'nl',
    version: 1,
    contentVersion: 1,
    basedOn: null,
    sourceVersion: null,
    languages: null,
    isHidden: false,
    ...about,
  };
}

export function draftOf(buildingBlockInstances: DraftBlock[], about: Partial<Draft> = {}): Draft {
  return {
    guid: '5b0f1f8e-1111-4222-8333-444455556667',
    title: 'Pagina',
    description: '',
    language: 'nl',
    isPublished: true,
    publishedOn: '2026-11-16T00:00:00Z',
    hasChanges: false,
    layout: '100',
    options: {},
    fields: {},
    fallback: [],
    buildingBlockInstances,
    version: 1,
    structureVersion: 1,
    draftVersion: 1,
    wordsVersion: 1,
    ...about,
  };
}

export interface DraftServer extends DraftCalls {
  structure: KeptStructure;
  /** What was asked of it, by key. A repeat is there once. */
  received: Map<string, readonly Operation[]>;
  told: Happening[];
  /** Somebody else does this. */
  changeByOther(...operations: Operation[]): void;
}

/** A server that takes whatever it gets and does each operation once, as the real one does. */
export function draftServer(draft: Draft): DraftServer {
  const { structureVersion, draftVersion } = draft;
  const counters = { structureVersion, draftVersion };
  const server: DraftServer = {
    structure: structureOf(draft),
    received: new Map(),
    told: [],
    saveContent: async ({ content, contentVersion }) => {
      counters.draftVersion += 1;
      return { content, contentVersion: contentVersion + 1, draftVersion: counters.draftVersion, removed: null };
    },
    change: async (operations, key) => {
      if (!server.received.has(key)) server.changeByOther(...operations);
      server.received.set(key, operations);
      const blocks = server.structure.blocks.filter(({ isRemoved }) => !isRemoved);
      return { structureVersion: counters.structureVersion, structure: { ...server.structure, blocks } };
    },
    load: () => Promise.resolve(draft),
    tell: (happening) => void server.told.push(happening),
    changeByOther(...operations) {
      counters.structureVersion += 1;
      server.structure = operations.reduce<KeptStructure>(applyOperation, server.structure);
    },
  };
  return server;
}

/** For an editor in which nobody publishes. */
export const noPublication = { publish: () => Promise.resolve(), takeBack: () => Promise.resolve() };

/** A document for what stands around it, when nothing of that is asked for. */
export function editedDocument(draft: Draft): EditedDocument {
  const publish = () => Promise.resolve({ isDone: true, isOutdated: false });
  return { draft, closeHref: '/', languageLinks: [], publish, loadAnew: () => Promise.resolve(draft) };
}
