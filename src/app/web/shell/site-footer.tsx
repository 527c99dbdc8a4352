import { appMessages } from '#app/messages/index.ts';
import type { RouteAnswer } from '#app/route-answer.ts';
import { BlockView } from '#domains/blocks/ui/index.ts';
import { LegalLinks } from '#domains/legal/ui/index.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { LanguageLinks } from './language-switch.tsx';
import styles from './site-footer.module.css';

/** What editors put at the end of every page, and below it the row that is always there. */
export function SiteFooter({ answer: { frame, language } }: { answer: RouteAnswer }) {
  const t = useMessages(appMessages);
  return (
    <footer className={styles.footer}>
      {frame.footerBlocks.length > 0 && (
        <div className={styles.blocks}>
          {frame.footerBlocks.map((block) => (
            <BlockView key={block.guid} block={block} pageLanguage={language} />
          ))}
        </div>
      )}
      <div className={styles.bottom}>
        <LegalLinks consent={frame.consent} pageUrl={frame.pageUrl} />
        <LanguageLinks frame={frame} />
        <p className={styles.madeWith}>{t.madeWith}</p>
      </div>
    </footer>
  );
}
