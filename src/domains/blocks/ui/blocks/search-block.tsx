import { useId } from 'react';
import type { z } from 'zod';
import { localizePath } from '#platform/shared/language.ts';
import { useLanguage } from '#platform/web/messages.tsx';
import { Button } from '#ui/actions/button.tsx';
import { classNames } from '#ui/class-names.ts';
import type { searchBlock } from '../../model/types/search-block.ts';
import { BlockHeading } from '../block-heading.tsx';
import { useBlockTexts } from '../block-texts.ts';
import type { BlockProps } from '../block-view.tsx';
import { Items, Link, Text, useItems } from '../fields/index.ts';
import styles from './search-block.module.css';

type Options = z.output<typeof searchBlock.options>;

export function SearchBlock({ options: { variant } }: BlockProps<Options>) {
  const t = useBlockTexts();
  const id = useId();
  return (
    <div className={classNames(styles.search, variant === 'hero' && styles.hero)}>
      <BlockHeading className={styles.heading} />
      <form method="get" action={localizePath(useLanguage(), '/search')} role="search">
        <label className={styles.label} htmlFor={id}>
          <Text field="label" as="span" />
        </label>
        <div className={styles.field}>
          <input id={id} name="q" type="search" maxLength={200} autoComplete="off" />
          <Button kind="primary" type="submit">
            {t.search}
          </Button>
        </div>
      </form>
      <OftenSearched />
    </div>
  );
}

function OftenSearched() {
  const isEmpty = useItems().length === 0;
  if (isEmpty) return null;
  return (
    <div className={styles.often}>
      <Text field="often" as="span" />
      <ul>
        <Items>
          {() => (
            <li>
              <Link field="link">
                <Text field="label" as="span" />
              </Link>
            </li>
          )}
        </Items>
      </ul>
    </div>
  );
}
