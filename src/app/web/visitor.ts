import { enhanceCarousel } from '#domains/blocks/ui/carousel.enhance.ts';
import { enhanceClickToLoad } from '#domains/blocks/ui/click-to-load.enhance.ts';
import { enhancePrint } from '#domains/documents/ui/print.enhance.ts';
import { enhanceBackToList } from '#domains/list-items/ui/back-to-list.enhance.ts';
import { enhanceLazyList } from '#domains/list-items/ui/lazy-list.enhance.ts';
import { createClientLog } from '#platform/web/client-log.ts';
import { noteByAddress } from '#platform/web/note-by-address.ts';
import { measurePage } from '#platform/web/page-metrics.ts';
import { sendOnce } from '#platform/web/send-once.ts';
import { watchPage } from '#platform/web/watch-page.ts';
import { enhanceHeaderPictures } from './shell/header-pictures.enhance.ts';
import { enhanceShell } from './shell/shell.enhance.ts';

watchPage(createClientLog(), async () => measurePage);
enhanceShell();
sendOnce(document);
noteByAddress();

function enhanceAll(selector: string, enhance: (element: HTMLElement) => void): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) enhance(element);
}

enhanceAll('[data-carousel]', enhanceCarousel);
enhanceAll('[data-header-pictures]', enhanceHeaderPictures);
enhanceAll('[data-print]', enhancePrint);
enhanceAll('[data-click-to-load]', enhanceClickToLoad);
enhanceAll('[data-lazy-list]', enhanceLazyList);
enhanceAll('[data-back]', (element) => enhanceBackToList(element));
