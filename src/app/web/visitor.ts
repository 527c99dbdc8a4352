import { createClientLog } from '#platform/web/client-log.ts';
import { watchPage } from '#platform/web/watch-page.ts';

watchPage(createClientLog());
