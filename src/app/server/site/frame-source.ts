import type { AssetView } from '#domains/assets/model/asset.ts';
import { findAssetViews } from '#domains/assets/server/index.ts';
import { canSeeDocument } from '#domains/documents/model/document.rules.ts';
import type { DocumentState } from '#domains/documents/model/document-state.ts';
import { referencesIn } from '#domains/documents/model/references.ts';
import type { BuildingBlockInstance, LayoutPosition } from '#domains/blocks/model/building-block.ts';
import type { Snapshot } from '#domains/documents/model/snapshot.ts';
import { listDocumentStates, loadSnapshots } from '#domains/documents/server/index.ts';
import type { Settings } from '#domains/settings/model/settings.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Actor } from '#platform/shared/actor.ts';
import { defaultLanguage, languages, type Language } from '#platform/shared/language.ts';

interface Reader {
  actor: Actor;
  language: Language;
}

/** What editors made to stand around pages: footers, the rows of templates, the logo and the header images. */
export interface FrameSource {
  /** Undefined when there is no such footer for this reader. */
  footer(guid: string, reader: Reader): BuildingBlockInstance[] | undefined;
  /** One row of a template; undefined when there is no such template for this reader. */
  templateRow(guid: string, row: LayoutPosition, reader: Reader): BuildingBlockInstance[] | undefined;
  /** All pictures and files in them. */
  assets: ReadonlyMap<string, AssetView>;
}

/** Read once per content version, so that they cost a page no statement. */
export async function loadFrameSource(ctx: Pick<Ctx, 'db' | 'log'>, settings: Settings): Promise<FrameSource> {
  const [footers, templates] = await Promise.all([loadDocuments(ctx, 'footer'), loadDocuments(ctx, 'template')]);
  const rowsInUse = [...templates.values()].map(({ snapshots }) =>
    Object.values(snapshots).map(({ buildingBlockInstances: blocks }) => [rowOf(blocks, 'top'), rowOf(blocks, 'bottom')]),
  );
  const { assets } = referencesIn([[...footers.values()], rowsInUse]);
  const own = [settings.headerLogo, ...settings.headerImages.map(({ guid }) => guid)].filter((guid) => guid !== null);
  const views = await findAssetViews(ctx.db, [...new Set([...assets, ...own])]);
  return {
    footer: (guid, reader) => snapshotFor(footers.get(guid), reader)?.buildingBlockInstances,
    templateRow(guid, row, reader) {
      const snapshot = snapshotFor(templates.get(guid), reader);
      return snapshot && rowOf(snapshot.buildingBlockInstances, row);
    },
    assets: new Map(views.map((view) => [view.guid, view])),
  };
}

interface PartDocument {
  state: DocumentState;
  snapshots: Partial<Record<Language, Snapshot>>;
}

async function loadDocuments(ctx: Pick<Ctx, 'db' | 'log'>, kind: 'footer' | 'template'): Promise<Map<string, PartDocument>> {
  const states = await listDocumentStates(ctx.db, kind);
  const published = states.flatMap(({ guid, published: inLanguage }) =>
    languages.flatMap((language) => {
      const { publishedOn } = inLanguage[language] ?? {};
      const dutchPublishedOn = inLanguage[defaultLanguage]?.publishedOn;
      return publishedOn === undefined ? [] : [{ guid, language, publishedOn, dutchPublishedOn }];
    }),
  );
  const snapshots = await loadSnapshots(ctx, published);
  const documents = new Map(states.map((state): [string, PartDocument] => [state.guid, { state, snapshots: {} }]));
  for (const [index, { guid, language }] of published.entries()) {
    const document = documents.get(guid);
    const snapshot = snapshots[index];
    if (document && snapshot) document.snapshots[language] = snapshot;
  }
  return documents;
}

function snapshotFor(document: PartDocument | undefined, { actor, language }: Reader): Snapshot | undefined {
  if (!document || !canSeeDocument(actor, { ...document.state, isPublished: true })) return undefined;
  return document.snapshots[language] ?? document.snapshots[defaultLanguage];
}

function rowOf(blocks: readonly BuildingBlockInstance[], row: LayoutPosition): BuildingBlockInstance[] {
  return blocks.filter(({ layoutPosition }) => layoutPosition === row);
}
