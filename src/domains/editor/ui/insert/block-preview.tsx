import type { BlockType } from '#domains/blocks/model/block-type.ts';
import { BlockView, FieldEditingContext } from '#domains/blocks/ui/index.ts';
import { useLanguage } from '#platform/web/messages.tsx';
import styles from './inserter.module.css';

/** What a filled one looks like on this site. It is there to be looked at. */
export function BlockPreview({ type: { type, version, sample } }: { type: BlockType }) {
  const language = useLanguage();
  const block = {
    guid: `preview-${type}`,
    type,
    format: version,
    layoutPosition: 'main' as const,
    sortId: 0,
    options: sample.options as Record<string, unknown>,
    content: sample.content[language] as Record<string, unknown>,
    language,
  };
  return (
    <div className={styles.preview} inert aria-hidden>
      <FieldEditingContext value={null}>
        <BlockView key={type} block={block} pageLanguage={language} />
      </FieldEditingContext>
    </div>
  );
}
