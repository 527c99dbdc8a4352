import { useContext, type ReactNode } from 'react';
import { Link as UiLink } from '#ui/actions/link.tsx';
import { useResources } from '../resources.ts';
import { FieldEditingContext } from './field-editing.ts';
import { useFieldScope } from './field-scope.tsx';
import { ownTargetOf } from '../../model/link-target.ts';

interface LinkProps {
  className?: string | undefined;
  children: ReactNode;
}

/** Words that lead somewhere. A target that this reader may not see leaves the words, without a link. For who edits, the words are what keys come to. */
export function Target({ href, className, children }: { href: string } & LinkProps) {
  const address = useTarget(href);
  const isEdited = useContext(FieldEditingContext) !== null;
  if (address === undefined) return className ? <span className={className}>{children}</span> : children;
  return (
    <UiLink href={address} className={className} tabIndex={isEdited ? -1 : undefined}>
      {children}
    </UiLink>
  );
}

/** A link whose target is in `options`. */
export function Link({ field, ...props }: { field: string } & LinkProps) {
  const href = useLinkOf(field);
  if (href === undefined) return props.className ? <span className={props.className}>{props.children}</span> : props.children;
  return <Target href={href} {...props} />;
}

/** Whether the link of a field leads anywhere for this reader. */
export function useHasTarget(field: string): boolean {
  return useAddressOf(field) !== undefined;
}

/** The address of a field's link; undefined when it leads nowhere for this reader. */
export function useAddressOf(field: string): string | undefined {
  return useTarget(useLinkOf(field) ?? '');
}

function useLinkOf(field: string): string | undefined {
  return (useFieldScope().options[field] as { href: string } | undefined)?.href;
}

function useTarget(href: string): string | undefined {
  const { links } = useResources();
  if (href === '') return undefined;
  return ownTargetOf(href) ? links[href] : href;
}
