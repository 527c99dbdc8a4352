import { imageRatios } from '#domains/assets/model/image-size.ts';
import { Picture, Text } from '../fields/index.ts';
import styles from './quote-block.module.css';

export function QuoteBlock() {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <Text field="text" as="p" className={styles.text} />
      </blockquote>
      <figcaption className={styles.source}>
        <Picture field="portrait" sizes="4rem" ratio={imageRatios.square} className={styles.portrait} />
        <div>
          <Text field="source" as="cite" className={styles.name} />
          <Text field="role" as="span" className={styles.role} />
        </div>
      </figcaption>
    </figure>
  );
}
