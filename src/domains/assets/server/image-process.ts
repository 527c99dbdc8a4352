import { readFile } from 'node:fs/promises';
import { AppError, requestErrors } from '#platform/shared/errors.ts';
import { drawCard } from './image-card.ts';
import type { ImageOrder, ImageOutcome, MakerReady, Numbered } from './image-order.ts';
import { inspectImage, makeVariant } from './image-work.ts';

/** The process in which pictures are read and made. `image-maker.ts` starts it and speaks to it. */

async function carryOut(order: ImageOrder): Promise<ImageOutcome> {
  try {
    if (order.task === 'card') return { bytes: await drawCard(order) };
    const bytes = typeof order.original === 'string' ? await readFile(order.original) : order.original;
    if (order.task === 'inspect') return { facts: await inspectImage(bytes, order.type) };
    return { bytes: await makeVariant(bytes, order.plan) };
  } catch (thrown) {
    const error = thrown instanceof AppError ? thrown : requestErrors.unexpected(undefined, { cause: thrown });
    return { failure: { code: error.code, kind: error.kind, details: error.details, message: String(error.cause) } };
  }
}

process.on('message', (order: Numbered<ImageOrder>) => {
  void carryOut(order).then((outcome) => process.send?.({ id: order.id, ...outcome } satisfies Numbered<ImageOutcome>));
});
// Whoever started it lets it finish, also when both are told to stop.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
// Whoever started it is gone.
process.on('disconnect', () => process.exit(0));

process.send?.({ ready: true } satisfies MakerReady);
