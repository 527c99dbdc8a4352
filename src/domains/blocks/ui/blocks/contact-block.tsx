import type { z } from 'zod';
import { HoursTable } from '#ui/text/hours-table.tsx';
import type { contactBlock } from '../../model/types/contact-block.ts';
import { BlockHeading, levelsBelow } from '../block-heading.tsx';
import { useBlockTexts } from '../block-texts.ts';
import type { BlockProps } from '../block-view.tsx';
import { Items, Link, Part, RichText, Text, useItems } from '../fields/index.ts';
import styles from './contact-block.module.css';

type Options = z.output<typeof contactBlock.options>;
type Content = z.output<typeof contactBlock.content>;

export function ContactBlock({ content }: BlockProps<Options, Content>) {
  return (
    <>
      <BlockHeading />
      <div className={styles.contact}>
        <Ways />
        <OpeningHours heading={content.heading} />
      </div>
    </>
  );
}

function Ways() {
  const t = useBlockTexts();
  return (
    <Part as="dl" of={['address', 'phone', 'email']} className={styles.ways}>
      <Part as="div" of={['address']}>
        <dt>{t.address}</dt>
        <dd>
          <RichText field="address" />
          <Link field="map">
            <Text field="map" as="span" />
          </Link>
        </dd>
      </Part>
      <Part as="div" of={['phone']}>
        <dt>{t.phone}</dt>
        <dd>
          <Link field="phone">
            <Text field="phone" as="span" />
          </Link>
          <Text field="phoneNote" as="p" className={styles.note} />
        </dd>
      </Part>
      <Part as="div" of={['email']}>
        <dt>{t.email}</dt>
        <dd>
          <Link field="email">
            <Text field="email" as="span" />
          </Link>
        </dd>
      </Part>
    </Part>
  );
}

function OpeningHours({ heading }: { heading: string }) {
  const isEmpty = useItems().length === 0;
  if (isEmpty) return null;
  return (
    <div className={styles.hours}>
      <Text field="hoursHeading" as={levelsBelow(heading)[0]} />
      <HoursTable>
        <Items>
          {() => (
            <tr>
              <th scope="row">
                <Text field="days" as="span" />
              </th>
              <td>
                <Text field="hours" as="span" />
              </td>
            </tr>
          )}
        </Items>
      </HoursTable>
    </div>
  );
}
