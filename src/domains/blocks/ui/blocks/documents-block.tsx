import { formatBytes } from '#platform/shared/format.ts';
import { DownloadIcon } from '#ui/icons/icons.tsx';
import { ownTargetOf } from '../../model/link-target.ts';
import { BlockHeading } from '../block-heading.tsx';
import { Items, Text, useAddressOf, useFieldScope } from '../fields/index.ts';
import { useResources } from '../resources.ts';
import styles from './documents-block.module.css';

export function DocumentsBlock() {
  return (
    <>
      <BlockHeading />
      <ul className={styles.documents}>
        <Items>{({ file }) => <FileRow target={(file as { href: string } | undefined)?.href} />}</Items>
      </ul>
    </>
  );
}

/** A file that this reader may not have is named without a link. */
function FileRow({ target = '' }: { target?: string | undefined }) {
  const address = useAddressOf('file');
  return (
    <li>
      <div>
        {address === undefined ? (
          <Text field="title" as="strong" />
        ) : (
          <a href={address} download>
            <Text field="title" as="span" /> <FileFacts target={target} />
          </a>
        )}
      </div>
      {address === undefined ? null : <DownloadIcon />}
      <Text field="description" as="p" className={styles.description} />
    </li>
  );
}

/** (PDF, 1,2 MB) */
function FileFacts({ target }: { target: string }) {
  const { block } = useFieldScope();
  const file = useResources().assets[ownTargetOf(target)?.guid ?? ''];
  if (!file) return null;
  const kind = file.fileName.split('.').at(-1)?.toUpperCase();
  return (
    <span className={styles.facts}>
      ({kind}, {formatBytes(block.language, file.bytes)})
    </span>
  );
}
