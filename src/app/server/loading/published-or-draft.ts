import { asAppError } from '#platform/server/http/problem.ts';
import { isContentManager, type Actor } from '#platform/shared/actor.ts';

interface Ways<T> {
  published(): Promise<T>;
  draft(): Promise<T>;
}

/** What readers get of an address; for its editors, where that is nothing, the draft. */
export async function publishedOrDraft<T>(actor: Actor, { published, draft }: Ways<T>): Promise<T> {
  try {
    return await published();
  } catch (error) {
    if (asAppError(error).status !== 404 || !isContentManager(actor)) throw error;
    return draft();
  }
}
