import type { ButtonKind } from '#ui/actions/button.tsx';
import { buttonClass } from '#ui/actions/button-class.ts';
import { Items, Link, Text } from '../fields/index.ts';
import styles from './button-block.module.css';

export function ButtonBlock() {
  return (
    <ul className={styles.buttons}>
      <Items>
        {({ look }) => (
          <li>
            <Link field="link" className={buttonClass(look as ButtonKind)}>
              <Text field="label" as="span" />
            </Link>
          </li>
        )}
      </Items>
    </ul>
  );
}
