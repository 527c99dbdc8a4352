import { createAsset } from '#domains/assets/server/index.ts';
import { setPassword } from '#domains/auth/server/index.ts';
import { layoutPositions } from '#domains/blocks/model/layout.ts';
import { insertBlock, insertDocument, publishDocument } from '#domains/documents/server/index.ts';
import { createListItem, publishListItem } from '#domains/list-items/server/index.ts';
import { insertMenuItem } from '#domains/menus/server/index.ts';
import { createDefinition } from '#domains/properties/server/index.ts';
import { createRole } from '#domains/roles/server/index.ts';
import { unsignedStatement } from '#domains/settings/model/accessibility-statement.ts';
import { updateSetting } from '#domains/settings/server/index.ts';
import { addRoles, createUser } from '#domains/users/server/index.ts';
import { timeOfDay } from '#platform/server/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { languages, type Language } from '#platform/shared/language.ts';
import { demoContent } from './content/demo-content.ts';
import { headerPictures } from './content/home.ts';
import { guidOf, withGuids } from './content/names.ts';
import type {
  DatedPage,
  DemoContent,
  DemoListItem,
  DemoMenuItem,
  DemoPage,
  DemoPart,
  DemoRole,
  PlacedBlocks,
  Words,
} from './content/shapes.ts';
import { demoFiles } from './files.ts';
import { demoAccounts, demoPeople, demoSettings, type DemoPerson } from './people-and-settings.ts';
import { demoProfileFields } from './profile-fields.ts';
import { demoPictures } from './pictures/catalogue.ts';
import { saveDay } from './story-days.queries.ts';

/** The guid of each role, by the name that the demo has for it. */
type RoleGuids = ReadonlyMap<string, string>;

/** The whole demo platform as it is on the day `now`. The password is for who tries it; the others who live there have none. */
export async function seedDemo(ctx: Ctx, password: string, now = timeOfDay()): Promise<void> {
  const content = demoContent(now);
  const roles = await seedRoles(ctx, content.roles);
  await seedContent(ctx, content, roles);
  for (const account of demoAccounts) {
    const guid = await seedPerson(ctx, account, roles);
    await setPassword(ctx, { ...account, guid, contextWords: [] }, password);
  }
  for (const person of demoPeople) await seedPerson(ctx, person, roles);
}

async function seedRoles(ctx: Ctx, roles: readonly DemoRole[]): Promise<RoleGuids> {
  const guids = new Map<string, string>();
  for (const { name, texts, description } of roles) {
    const { guid } = await createRole(ctx, [], { nameNl: texts.nl, nameEn: texts.en, description });
    guids.set(name, guid);
  }
  return guids;
}

async function seedPerson(ctx: Ctx, { roles: names, ...person }: DemoPerson, roles: RoleGuids): Promise<string> {
  const guid = await createUser(ctx, person);
  await addRoles(ctx.db, guid, rolesNamed(roles, names));
  return guid;
}

async function seedContent(ctx: Ctx, content: DemoContent, roles: RoleGuids): Promise<void> {
  for await (const { name, ...file } of demoFiles()) await createAsset(ctx, { ...file, guid: guidOf('asset', name) });
  for (const part of content.parts) await seedPart(ctx, part);
  for (const page of content.pages) await seedPage(ctx, page, roles);
  for (const item of content.items) await seedItem(ctx, item, roles);
  await seedMenu(ctx, content.menu, null);
  await seedSettings(ctx, content);
  for (const field of demoProfileFields) await createDefinition(ctx, field);
}

async function seedSettings(ctx: Ctx, { parts, statementOn }: DemoContent): Promise<void> {
  const footers = parts.filter(({ kind }) => kind === 'footer').map(({ name }) => guidOf('part', name));
  const settings = {
    ...demoSettings,
    headerLogo: guidOf('asset', 'logo'),
    headerLogoHeight: 48,
    headerVisibility: 'home',
    headerImages: headerPictures.map((name) => ({ guid: guidOf('asset', name), alt: altOf(name) })),
    footers,
    accessibilityStatement: { ...unsignedStatement, updatedOn: statementOn },
  };
  for (const [key, value] of Object.entries(settings)) await updateSetting(ctx, key, value);
}

async function seedPage(ctx: Ctx, page: DatedPage, roles: RoleGuids): Promise<void> {
  const guid = await insertDocument(ctx.db, {
    guid: guidOf('page', page.name),
    layout: page.layout,
    options: optionsOf(page),
    roleIds: rolesNamed(roles, page.roles),
    editRoles: rolesNamed(roles, page.editRoles),
    texts: page.texts,
  });
  await seedBlocks(ctx, guid, page.blocks);
  for (const language of languagesOf(page.texts)) await publishDocument(ctx, guid, language);
  await saveDay(ctx.db, guid, page.updatedOn);
}

function optionsOf({ headerImage, footer, templateHeader, templateFooter }: DemoPage): Record<string, unknown> {
  return {
    ...(headerImage && { headerImage: { asset: guidOf('asset', headerImage), alt: altOf(headerImage) } }),
    ...(footer && { footerGuid: guidOf('part', footer) }),
    ...(templateHeader && { templateHeader: guidOf('part', templateHeader) }),
    ...(templateFooter && { templateFooter: guidOf('part', templateFooter) }),
  };
}

async function seedPart(ctx: Ctx, { name, kind, layout, texts, blocks }: DemoPart): Promise<void> {
  const guid = await insertDocument(ctx.db, { guid: guidOf('part', name), kind, layout, texts });
  await seedBlocks(ctx, guid, blocks);
  for (const language of languagesOf(texts)) await publishDocument(ctx, guid, language);
}

async function seedBlocks(ctx: Ctx, documentGuid: string, placed: PlacedBlocks): Promise<void> {
  for (const layoutPosition of layoutPositions) {
    for (const [sortId, { name, ...block }] of (placed[layoutPosition] ?? []).entries()) {
      const guid = name === undefined ? undefined : guidOf('list', name);
      await insertBlock(ctx.db, { ...withGuids(block), ...(guid && { guid }), documentGuid, layoutPosition, sortId });
    }
  }
}

async function seedItem(ctx: Ctx, { name, lists, texts, fields, blocks, ...item }: DemoListItem, roles: RoleGuids): Promise<void> {
  const guid = await createListItem(ctx, {
    ...item,
    guid: guidOf('item', name),
    parentGuids: lists.map((list) => guidOf('list', list)),
    editRoles: rolesNamed(roles, ['communicatie']),
    fields: withGuids(fields),
    texts,
    blocks: withGuids(blocks),
  });
  for (const language of languagesOf(texts)) await publishListItem(ctx, guid, language);
  await saveDay(ctx.db, guid, item.publishedOn);
}

async function seedMenu(ctx: Ctx, items: readonly DemoMenuItem[], parentGuid: string | null): Promise<void> {
  for (const [position, { page, href, name, segment, items: below = [] }] of items.entries()) {
    const guid = await insertMenuItem(ctx.db, {
      parentGuid,
      position,
      pageGuid: page === undefined ? null : guidOf('page', page),
      externalUrl: href ?? null,
      texts: Object.fromEntries(
        languagesOf(name).map((language) => [language, { name: name[language], urlSegment: segment[language] ?? segment.nl }]),
      ),
    });
    await seedMenu(ctx, below, guid);
  }
}

function languagesOf(words: Words<unknown>): Language[] {
  return languages.filter((language) => words[language] !== undefined);
}

function altOf(picture: string): Partial<Record<Language, string>> {
  return demoPictures.find(({ name }) => name === picture)?.alt ?? {};
}

function rolesNamed(roles: RoleGuids, names: readonly string[] = []): string[] {
  return names.flatMap((name) => roles.get(name) ?? []);
}
