import type { ResolvedRoute } from '#app/routes.ts';
import { getTerms } from '#domains/legal/server/index.ts';
import { isSignedIn } from '#platform/shared/actor.ts';
import type { Loaded, RequestScope } from './loading.ts';
import { legalScreen } from './legal-screen.ts';

/** The terms of use. Who is signed in, and has nothing to do first, also sees what they accepted, and can answer without any script. */
export async function loadTerms(route: ResolvedRoute, scope: RequestScope, { wasOutdated = false } = {}): Promise<Loaded> {
  const loaded = await legalScreen('terms-of-use', route, scope);
  const { ctx } = scope;
  if (!isSignedIn(ctx.actor) || ctx.session?.mustEnrol || loaded.screen.kind !== 'legal') return loaded;
  const { text: _, ...standing } = await getTerms({ ...ctx, language: loaded.screen.text.language });
  return { ...loaded, screen: { ...loaded.screen, termsChoice: { ...standing, wasOutdated } } };
}
