import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { languages } from '#platform/shared/language.ts';

const Words = z.object({ name: z.string(), urlSegment: z.string() });

export const MenuItemFields = z.object({
  guid: z.uuid(),
  urlSegment: z.string(),
  name: z.string(),
  pageGuid: z.uuid().nullable(),
  pageName: z.string().nullable(),
  pageIsPublished: z.boolean(),
  externalUrl: z.string().nullable(),
  /** The language the name is really in. */
  language: z.enum(languages),
  /** For content managers: name and segment in both languages. */
  languages: z.object({ nl: Words, en: Words }).optional(),
});

export type MenuItemFields = z.infer<typeof MenuItemFields>;

/** A place in the menu, as its reader may see it. */
interface MenuItemView extends MenuItemFields {
  relatedMenuItems: MenuItemView[];
}

const MenuItemView: z.ZodType<MenuItemView> = MenuItemFields.extend({
  get relatedMenuItems() {
    return z.array(MenuItemView);
  },
}).meta({ id: 'MenuItem' });

export const getMenuWithName = endpoint({
  method: 'POST',
  readsOnly: true,
  path: '/api/menus:withName',
  summary: 'The menu with this name, without what the reader may not see',
  access: 'public',
  query: z.strictObject({ lang: z.enum(languages).optional() }),
  body: z.strictObject({ name: z.string().max(100) }),
  response: z.object({ topLevelMenu: z.object({ name: z.string(), menuItems: z.array(MenuItemView) }) }),
});
