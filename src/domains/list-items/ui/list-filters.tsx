import { useMessages } from '#platform/web/messages.tsx';
import { listItemMessages } from '../messages/index.ts';
import type { ListChoice } from '../model/list-view.ts';
import styles from './list-filters.module.css';

/** Ways to narrow a list, each a link. */
export function ListFilters({ filters, anchor }: { filters: readonly ListChoice[][]; anchor: string }) {
  return filters.map((choices, index) => <Choices key={index} choices={choices} anchor={anchor} />);
}

function Choices({ choices, anchor }: { choices: readonly ListChoice[]; anchor: string }) {
  const t = useMessages(listItemMessages);
  const isAboutTypes = choices.some(({ type }) => type !== null);
  return (
    <nav className={styles.filters} aria-label={isAboutTypes ? t.filterByType : t.filterByList}>
      <ul>
        {choices.map(({ type, name, href, isCurrent }) => (
          <li key={href}>
            <a href={`${href}#${anchor}`} aria-current={isCurrent ? 'true' : undefined}>
              {type ? t.typesTogether[type] : (name ?? t.all)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
