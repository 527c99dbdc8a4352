import { imageRatios } from '#domains/assets/model/image-size.ts';
import type { z } from 'zod';
import { buttonClass } from '#ui/actions/button-class.ts';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import type { timelineBlock } from '../../model/types/timeline-block.ts';
import { BlockHeading, levelsBelow } from '../block-heading.tsx';
import { useBlockTexts } from '../block-texts.ts';
import type { BlockProps } from '../block-view.tsx';
import { Items, Link, Part, Picture, RichText, Text } from '../fields/index.ts';
import styles from './timeline-block.module.css';

type Options = z.output<typeof timelineBlock.options>;
type Content = z.output<typeof timelineBlock.content>;
type State = Options['items'][number]['state'];

export function TimelineBlock({ options, content }: BlockProps<Options, Content>) {
  const [level] = levelsBelow(content.heading);
  // Steps that are all still to come tell how something goes, and not how far it is.
  const hasStates = options.items.some(({ state }) => state !== 'ahead');
  return (
    <div className={styles.timeline}>
      <div className={styles.story}>
        <BlockHeading />
        <RichText field="text" />
        <ol className={styles.steps} data-rail={fitsInRail(Object.values(content.items)) || undefined}>
          <Items>{({ state }) => <Step state={state as State} hasState={hasStates} level={level} />}</Items>
        </ol>
        <Part as="p" of={['link']} className={styles.next}>
          <Link field="link" className={buttonClass('primary')}>
            <Text field="link" as="span" />
          </Link>
        </Part>
      </div>
      <Picture field="picture" sizes="(width >= 64rem) 36rem, 100vw" ratio={imageRatios.landscape} className={styles.picture} />
    </div>
  );
}

/** In all steps together, as wide as the widest: what a rail has room for from the width at which it lies down. */
const lettersInRail = 60;

/** Beside each other only as few and as short as they are easily read, and with no word that is wider than its step. */
function fitsInRail(steps: readonly Content['items'][string][]): boolean {
  if (steps.length > 6 || steps.some(({ text }) => text !== '')) return false;
  const widest = Math.max(...steps.flatMap(({ title, date }) => [title, date]).map(lettersOf));
  return steps.length * widest <= lettersInRail;
}

/** A line may break once, between words. */
function lettersOf(line: string): number {
  return Math.max(line.length / 2, ...line.split(/\s/).map(({ length }) => length));
}

function Step({ state, hasState, level }: { state: State; hasState: boolean; level: 'h2' | 'h3' }) {
  const t = useBlockTexts();
  return (
    <li data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <Text field="title" as={level} className={styles.title} />
      <p className={styles.facts}>
        {state === 'current' ? (
          <strong className={styles.now}>{t.stepStates[state]}</strong>
        ) : hasState ? (
          <VisuallyHidden>{t.stepStates[state]}</VisuallyHidden>
        ) : null}{' '}
        <Text field="date" as="span" />
      </p>
      <Text field="text" as="p" className={styles.facts} />
    </li>
  );
}
