import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Asset } from '#domains/assets/model/asset.contract.ts';
import { LanguageProvider } from '#platform/web/messages.tsx';
import { PictureChoices } from './picture-choices.tsx';

const pictures = Array.from({ length: 60 }, (_, index): Asset => ({
  guid: `5b0f1f8e-1111-4222-8333-4444555500${String(index).padStart(2, '0')}`,
  kind: 'image',
  fileName: `foto-${index + 1}.jpg`,
  mimeType: 'image/jpeg',
  bytes: 1000,
  width: 1200,
  height: 800,
  hash: 'abc',
  focalX: 0.5,
  focalY: 0.5,
}));

const choice = (number: number) => page.getByRole('radio', { name: `foto-${number}.jpg`, exact: true });
const boxOf = (number: number) => choice(number).element().closest('label');
const isAskedFor = (number: number) => boxOf(number)?.querySelector('img') instanceof HTMLImageElement;
const heightOf = (number: number) => boxOf(number)?.getBoundingClientRect().height ?? 0;

test('of many pictures only those in view are asked for, and the list does not move when they come', async () => {
  const handleChoose = vi.fn<(guid: string) => void>();
  await render(
    <LanguageProvider language="nl">
      <PictureChoices pictures={pictures} chosen={null} onChoose={handleChoose} />
    </LanguageProvider>,
  );
  await expect.poll(() => isAskedFor(1)).toBe(true);
  expect(pictures.filter((_, index) => isAskedFor(index + 1)).length).toBeLessThan(40);
  expect(isAskedFor(60)).toBe(false);
  const before = heightOf(60);
  expect(before).toBeGreaterThan(40);
  await choice(60).click();
  expect(handleChoose).toHaveBeenCalledWith(pictures[59]?.guid);
  await expect.poll(() => isAskedFor(60)).toBe(true);
  expect(heightOf(60)).toBe(before);
});
