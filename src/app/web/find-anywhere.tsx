import { useState, type ComponentProps, type ComponentType } from 'react';
import type { RouteAnswer } from '#app/route-answer.ts';
import { useCurrentUser } from '#domains/users/ui/index.ts';
import { isContentManager } from '#platform/shared/actor.ts';
import { fetchCode } from '#platform/web/late-code.ts';
import { useOptionalServices } from '#platform/web/services.tsx';
import type { CommandPalette } from './admin/command-palette.tsx';
import { useFindKey } from './use-find-key.ts';

type Palette = ComponentType<ComponentProps<typeof CommandPalette>>;

/** On the site, for who works on it: the quick way that admin has. Its code comes when it is first asked for. */
export function FindAnywhere({ answer: { screen, language } }: { answer: RouteAnswer }) {
  const { user } = useCurrentUser();
  const services = useOptionalServices();
  const [isOpen, setIsOpen] = useState(false);
  const [Palette, setPalette] = useState<Palette>();
  const isOffered = screen.kind !== 'admin' && user?.isActive === true && isContentManager(user);

  async function open(): Promise<void> {
    const late = services && (await fetchCode(services, () => import('./admin/command-palette.tsx'), { language }));
    if (!late) return;
    setPalette(() => late.CommandPalette);
    setIsOpen(true);
  }

  useFindKey(() => void open(), isOffered);
  return isOffered && Palette ? <Palette isOpen={isOpen} onClose={() => setIsOpen(false)} /> : null;
}
