import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { languages } from '#platform/shared/language.ts';
import { ListMetadata, Page } from './page.ts';

export const getPage = endpoint({
  method: 'GET',
  path: '/api/pages/:guid',
  summary: 'A published page in one language, with the number of items in its lists',
  access: 'public',
  params: z.object({ guid: z.uuid() }),
  query: z.strictObject({ lang: z.enum(languages).optional() }),
  response: z.object({ page: Page, listMetadata: ListMetadata }),
});
