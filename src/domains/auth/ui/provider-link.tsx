import type { ReactNode } from 'react';
import { useMessages } from '#platform/web/messages.tsx';
import { ButtonLink, type ButtonKind } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { en } from '../messages/en.provider.ts';
import { nl } from '../messages/nl.provider.ts';

interface ProviderLinkProps {
  href: string;
  kind?: ButtonKind;
  children: ReactNode;
}

/** The way to the provider. That is another site, so the browser goes there itself. */
export function ProviderLink({ href, kind = 'secondary', children }: ProviderLinkProps) {
  return (
    <p data-full-load>
      <ButtonLink kind={kind} href={href}>
        {children}
      </ButtonLink>
    </p>
  );
}

const providerMessages = { nl, en };

/** Why the way to the provider and back led nowhere, for who was not signing in. */
export function ProviderProblem({ code }: { code: string }) {
  const t = useMessages(providerMessages);
  return <ErrorBox title={Object.hasOwn(t, code) ? t[code as keyof typeof t] : t.other} />;
}
