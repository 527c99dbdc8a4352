import { Fragment, type ReactNode } from 'react';
import { EmailText } from '#ui/text/email-text.tsx';
import { WideTable } from '#ui/text/wide-table.tsx';
import { plainText } from '../model/plain-text.ts';
import { Target } from './fields/link.tsx';
import { useHeadingId } from './heading-anchors.tsx';
import type { Inline, List, Mark, RichText, RichTextBlock } from '../model/rich-text.ts';

/** Stored rich text as elements. What is not on the closed list does not exist here, so nothing can slip through. */
export function RichTextView({ value }: { value: RichText }) {
  return value.content.map((block, index) => <BlockNode key={index} block={block} />);
}

function BlockNode({ block }: { block: RichTextBlock }): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Inlines nodes={block.content} />
        </p>
      );
    case 'heading':
      return <HeadingNode heading={block} />;
    case 'bulletList':
    case 'orderedList':
      return <ListNode list={block} />;
    case 'blockquote':
      return (
        <blockquote>
          {block.content.map((paragraph, index) => (
            <BlockNode key={index} block={paragraph} />
          ))}
        </blockquote>
      );
    case 'table':
      return <TableNode table={block} />;
  }
}

function HeadingNode({ heading }: { heading: Extract<RichTextBlock, { type: 'heading' }> }) {
  const Heading = `h${heading.attrs.level}` as const;
  return (
    <Heading id={useHeadingId(heading)}>
      <Inlines nodes={heading.content} />
    </Heading>
  );
}

function ListNode({ list }: { list: List }) {
  const Element = list.type === 'bulletList' ? 'ul' : 'ol';
  return (
    <Element>
      {list.content.map((item, index) => (
        <li key={index}>
          {item.content.map((child, position) =>
            child.type === 'paragraph' ? <BlockNode key={position} block={child} /> : <ListNode key={position} list={child} />,
          )}
        </li>
      ))}
    </Element>
  );
}

type Table = Extract<RichTextBlock, { type: 'table' }>;

function TableNode({ table }: { table: Table }) {
  const [first, ...others] = table.content;
  const hasHead = first?.content.every(({ type }) => type === 'tableHeader') ?? false;
  const rows = hasHead ? others : table.content;
  const columns = hasHead && first ? first.content.map(plainText) : [];
  return (
    <WideTable columns={columns}>
      <table>
        {hasHead && first && (
          <thead>
            <TableRow row={first} scope="col" />
          </thead>
        )}
        <tbody>
          {rows.map((row, index) => (
            <TableRow key={index} row={row} scope="row" />
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

function TableRow({ row, scope }: { row: Table['content'][number]; scope: 'col' | 'row' }) {
  return (
    <tr>
      {row.content.map(({ type, content }, index) => {
        const words = content.map((paragraph, number) => <BlockNode key={number} block={paragraph} />);
        return type === 'tableHeader' ? (
          <th key={index} scope={scope}>
            {words}
          </th>
        ) : (
          <td key={index}>{words}</td>
        );
      })}
    </tr>
  );
}

function Inlines({ nodes = [] }: { nodes?: Inline[] | undefined }) {
  return nodes.map((node, index) => {
    if (node.type === 'hardBreak') return <br key={index} />;
    const { marks = [], text } = node;
    return <Fragment key={index}>{marks.reduce<ReactNode>(wrap, marks.some(isMail) ? <EmailText address={text} /> : text)}</Fragment>;
  });
}

function isMail(mark: Mark): boolean {
  return mark.type === 'link' && mark.attrs.href.startsWith('mailto:');
}

function wrap(children: ReactNode, mark: Mark): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{children}</strong>;
    case 'italic':
      return <em>{children}</em>;
    case 'superscript':
      return <sup>{children}</sup>;
    case 'subscript':
      return <sub>{children}</sub>;
    case 'language':
      return <span lang={mark.attrs.lang}>{children}</span>;
    case 'link':
      return <Target href={mark.attrs.href}>{children}</Target>;
  }
}
