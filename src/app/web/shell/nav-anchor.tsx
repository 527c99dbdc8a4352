import type { NavLink } from '#domains/menus/model/navigation.ts';
import { relOf } from '#platform/shared/link.ts';

interface NavAnchorProps {
  link: Pick<NavLink, 'name' | 'href' | 'lang'> & { isCurrent?: boolean };
  className?: string | undefined;
}

/** A link of a menu: says when it is the page that is shown, and when its name is in another language. */
export function NavAnchor({ link: { name, href, lang, isCurrent }, className }: NavAnchorProps) {
  return (
    <a className={className} href={href} rel={relOf(href)} lang={lang ?? undefined} aria-current={isCurrent ? 'page' : undefined}>
      {name}
    </a>
  );
}
