import { imageRatios } from '#domains/assets/model/image-size.ts';
import { useContext } from 'react';
import type { z } from 'zod';
import type { imageBlock } from '../../model/types/image-block.ts';
import { FirstInSightContext, type BlockProps } from '../block-view.tsx';
import { Picture, Text } from '../fields/index.ts';
import styles from './image-block.module.css';

const ratios = { original: undefined, ...imageRatios };

export function ImageBlock({ options }: BlockProps<z.output<typeof imageBlock.options>>) {
  return (
    <figure className={styles.figure}>
      <Picture
        field="picture"
        sizes="(width >= 75rem) 75rem, 100vw"
        ratio={ratios[options.shape]}
        className={styles.picture}
        isPriority={useContext(FirstInSightContext)}
      />
      <Text field="caption" as="figcaption" className={styles.caption} />
    </figure>
  );
}
