import type { z } from 'zod';
import { WideTable } from '#ui/text/wide-table.tsx';
import type { tableBlock } from '../../model/types/table-block.ts';
import { BlockHeading } from '../block-heading.tsx';
import type { BlockProps } from '../block-view.tsx';
import { Items, Part, Text, useItems } from '../fields/index.ts';
import styles from './table-block.module.css';

type Options = z.output<typeof tableBlock.options>;
type Content = z.output<typeof tableBlock.content>;

export function TableBlock({ options, content }: BlockProps<Options, Content>) {
  const head = useItems()[0]?.guid;
  const isHead = ({ guid }: { guid: string }) => options.hasHeaderRow && guid === head;
  const names = options.columns.map(({ guid }) => content.items[head ?? '']?.[guid] ?? '');
  return (
    <>
      <BlockHeading />
      <WideTable columns={options.hasHeaderRow ? names.filter(Boolean) : []}>
        <table className={styles.table}>
          <Part as="caption" of={['caption']}>
            <Text field="caption" as="span" />
          </Part>
          {options.hasHeaderRow ? (
            <thead>
              <Items filter={isHead}>{() => <Row options={options} isHead />}</Items>
            </thead>
          ) : null}
          <tbody>
            <Items filter={(item) => !isHead(item)}>{() => <Row options={options} />}</Items>
          </tbody>
        </table>
      </WideTable>
    </>
  );
}

function Row({ options: { columns, hasHeaderColumn }, isHead = false }: { options: Options; isHead?: boolean }) {
  return (
    <tr>
      {columns.map(({ guid, isNumber }, position) => {
        const words = <Text field={guid} as="span" />;
        const scope = isHead ? 'col' : hasHeaderColumn && position === 0 ? 'row' : undefined;
        return scope ? (
          <th key={guid} scope={scope} data-number={isNumber || undefined}>
            {words}
          </th>
        ) : (
          <td key={guid} data-number={isNumber || undefined}>
            {words}
          </td>
        );
      })}
    </tr>
  );
}
