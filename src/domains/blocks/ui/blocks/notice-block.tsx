import type { z } from 'zod';
import { CheckIcon, InfoIcon, WarningIcon } from '#ui/icons/icons.tsx';
import { classNames } from '#ui/class-names.ts';
import type { noticeBlock } from '../../model/types/notice-block.ts';
import { useBlockTexts } from '../block-texts.ts';
import type { BlockProps } from '../block-view.tsx';
import { RichText, Text } from '../fields/index.ts';
import styles from './notice-block.module.css';

const icons = { info: InfoIcon, success: CheckIcon, warning: WarningIcon };

export function NoticeBlock({ options: { kind } }: BlockProps<z.output<typeof noticeBlock.options>>) {
  const t = useBlockTexts();
  const Icon = icons[kind];
  return (
    <div className={classNames(styles.notice, styles[kind])}>
      <Icon />
      <div>
        <p className={styles.kind}>{t.noticeKinds[kind]}</p>
        <Text field="title" as="p" className={styles.title} />
        <RichText field="text" />
      </div>
    </div>
  );
}
